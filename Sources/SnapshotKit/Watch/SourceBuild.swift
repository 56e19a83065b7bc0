import Foundation

/// Waits for saved sources, and builds.
struct SourceBuild: Sendable {
  /// The shell command that builds; nothing if empty.
  let build: String
  let watch: SourceWatch

  private static let shell = OwnCommand(path: "/bin/sh")
  /// As many lines of a build as are shown.
  private static let mostLines = 20

  /// Creates what builds an executable's product whenever its sources are saved.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - build: The command that builds; nil for `swift build` of the executable's product.
  ///   - sources: Files and folders; none for the package's.
  ///   - ignored: Folders that are written to meanwhile.
  /// - Throws: ``WatchError``.
  init(
    of path: String, build: String?, sources: [String], ignored: Set<String> = []
  ) throws(WatchError) {
    if let build { self.build = build } else { self.build = try Self.build(of: path) }
    let roots =
      sources.isEmpty
      ? ["Sources", "Package.swift"].filter { access($0, F_OK) == 0 } : sources
    guard !roots.isEmpty else { throw .noSources }
    if let gone = roots.first(where: { access($0, F_OK) != 0 }) { throw .gone(gone) }
    watch = SourceWatch(roots: roots, ignored: ignored)
  }

  /// `swift build` of the product that an executable of SwiftPM's build folder is.
  ///
  /// - Throws: ``WatchError`` if it lies elsewhere.
  private static func build(of path: String) throws(WatchError) -> String {
    // …/.build/x86_64-unknown-linux-gnu/debug/Product
    let parts = path.split(separator: "/").map(String.init)
    guard let place = parts.lastIndex(of: ".build"), let product = parts.last,
      parts.count > place + 2
    else { throw .noBuild(path) }
    let package = "/" + parts[..<place].joined(separator: "/")
    let configuration = parts[parts.count - 2]
    return "swift build --package-path '\(package)' -c \(configuration) --product '\(product)'"
  }

  /// Waits until sources have been saved, and no more are being written.
  ///
  /// - Parameter stamps: The stamps of what is built; those of now on return.
  /// - Returns: The paths of what was saved.
  /// - Throws: A cancelled task's error.
  func saves(since stamps: inout [String: FileStamp]) async throws -> [String] {
    var now = watch.stamps()
    while now == stamps {
      try await Task.sleep(for: .milliseconds(150))
      now = watch.stamps()
    }
    // An editor may be writing several files: all of them are waited for.
    while true {
      try await Task.sleep(for: .milliseconds(100))
      let later = watch.stamps()
      if later == now { break }
      now = later
    }
    defer { stamps = now }
    return SourceWatch.changes(from: stamps, to: now)
  }

  /// Builds.
  ///
  /// - Returns: The errors of a build that failed; nil if it is well.
  /// - Throws: An error that keeps it from being started.
  func run() async throws -> String? {
    let result = try await result()
    return result.status == 0 ? nil : Self.faults(result)
  }

  /// Builds, and returns how the build ended.
  ///
  /// - Parameter tell: The action for the build's last line, now and then while it runs.
  /// - Returns: The end of the build.
  /// - Throws: An error that keeps it from being started.
  func result(
    telling tell: (@Sendable (String) -> Void)? = nil
  ) async throws -> OwnCommand.Result {
    guard !build.isEmpty else { return OwnCommand.Result(status: 0, output: "", errors: "") }
    return try await Self.shell.run(["-c", build], telling: tell)
  }

  /// Returns the errors of a build, each once, or how it ended.
  static func faults(_ result: OwnCommand.Result) -> String {
    let lines = (result.output + result.errors).split(separator: "\n").map(String.init)
    var seen: Set<String> = []
    // Below the source's lines the compiler says it again, behind a bar.
    let errors = lines.filter {
      $0.contains("error:") && !$0.drop { $0 == " " }.hasPrefix("|") && seen.insert($0).inserted
    }
    return (errors.isEmpty ? lines.suffix(mostLines) : errors.prefix(mostLines))
      .joined(separator: "\n")
  }
}

/// An error that keeps sources from being watched.
enum WatchError: Error, Equatable, CustomStringConvertible {
  case noSources
  case gone(String)
  case noBuild(String)

  var description: String {
    switch self {
    case .noSources: "There is no folder Sources here: name what to watch, as in --sources App."
    case .gone(let path): "There is no \(path) to watch."
    case .noBuild(let path):
      "\(path) is in no .build folder: say what builds it, as in --build 'swift build'."
    }
  }
}
