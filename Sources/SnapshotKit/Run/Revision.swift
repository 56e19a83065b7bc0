import Foundation

/// Another revision of a package, checked out and built beside it.
///
/// The folder is one worktree for all revisions, so that a build takes what the last one made.
struct Revision {
  /// The folder of other revisions' worktrees, builds and pictures, within the package's.
  static let folder = ".build/compare"

  let commit: String
  /// The package in the worktree.
  let package: String

  /// Finds a revision, and checks it out.
  ///
  /// - Parameters:
  ///   - name: A branch, a tag, a commit.
  ///   - folder: The package.
  /// - Throws: ``CompareError``.
  init(_ name: String, of folder: String) throws {
    // No name is an option: git would take it for one.
    guard !name.isEmpty, !name.hasPrefix("-") else { throw CompareError.noRevision(name, "") }
    let found = try ToolRun(
      "git", ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], in: folder)
    guard found.status == 0 else { throw CompareError.noRevision(name, found.errors) }
    commit = found.output
    let prefix = try ToolRun("git", ["rev-parse", "--show-prefix"], in: folder).output
    let tree = "\(folder)/\(Self.folder)/tree"
    package = prefix.isEmpty ? tree : "\(tree)/\(prefix)"
    try checkOut(in: tree, of: folder)
  }

  /// Returns the folder of what the revision drew, and removes those of others.
  ///
  /// Pictures of each commit that was ever compared would fill a disk.
  ///
  /// - Parameter package: The folder of the package that is compared.
  /// - Returns: A path, where there may be nothing yet.
  func pictures(of package: String) -> String {
    let folder = "\(package)/\(Self.folder)"
    let own = "snapshots-\(shortCommit)"
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("snapshots-") && name != own {
      try? files.removeItem(atPath: "\(folder)/\(name)")
    }
    return "\(folder)/\(own)"
  }

  /// Such as `1a2b3c4d5e`.
  var shortCommit: String { String(commit.prefix(10)) }

  private func checkOut(in tree: String, of folder: String) throws {
    let run: ToolRun
    if Self.isWorktree(tree) {
      run = try ToolRun("git", ["checkout", "--quiet", "--force", "--detach", commit], in: tree)
    } else {
      run = try replacingTree(tree) {
        _ = try ToolRun("git", ["worktree", "prune"], in: folder)
        return try ToolRun(
          "git", ["worktree", "add", "--quiet", "--force", "--detach", tree, commit], in: folder)
      }
    }
    guard run.status == 0 else { throw CompareError.notCheckedOut(run.errors) }
  }

  /// Returns a Boolean value that indicates whether git knows a folder as a worktree: not if it
  /// comes from the cache of another clone.
  private static func isWorktree(_ tree: String) -> Bool {
    guard access("\(tree)/.git", F_OK) == 0 else { return false }
    return (try? ToolRun("git", ["rev-parse", "--verify", "--quiet", "HEAD"], in: tree).status) == 0
  }

  /// Makes a tree anew, with the build that an earlier one had.
  private func replacingTree(_ tree: String, _ make: () throws -> ToolRun) throws -> ToolRun {
    let files = FileManager.default
    let (build, kept) = ("\(package)/.build", "\(tree)-build")
    if files.fileExists(atPath: build), !files.fileExists(atPath: kept) {
      try files.moveItem(atPath: build, toPath: kept)
    }
    if files.fileExists(atPath: tree) { try files.removeItem(atPath: tree) }
    let run = try make()
    if run.status == 0, files.fileExists(atPath: kept) {
      try files.moveItem(atPath: kept, toPath: build)
    }
    return run
  }
}

/// A run of a tool to its end.
struct ToolRun {
  let status: Int32
  /// The output of the tool, without blanks around it.
  let output: String
  let errors: String

  /// Runs a tool that is looked for as a shell does.
  ///
  /// - Parameters:
  ///   - tool: A name or a path.
  ///   - arguments: Its arguments.
  ///   - folder: The folder in which it runs.
  ///   - isShown: True to print its output where this process prints.
  /// - Throws: An error that keeps it from being started.
  init(_ tool: String, _ arguments: [String], in folder: String, isShown: Bool = false) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.contains("/") ? tool : "/usr/bin/env")
    process.arguments = tool.contains("/") ? arguments : [tool] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    guard !isShown else {
      try process.run()
      process.waitUntilExit()
      (status, output, errors) = (Self.status(of: process), "", "")
      return
    }
    // Into files: who reads one pipe to its end while the other fills up waits for ever.
    let names = (0..<2).map { _ in "\(NSTemporaryDirectory())/vitrine-\(UUID().uuidString)" }
    defer { for name in names { unlink(name) } }
    for name in names { try AtomicFile.write(Data(), to: name) }
    process.standardOutput = FileHandle(forWritingAtPath: names[0])
    process.standardError = FileHandle(forWritingAtPath: names[1])
    try process.run()
    process.waitUntilExit()
    let texts = names.map { name in
      String(decoding: FileManager.default.contents(atPath: name) ?? Data(), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    (status, output, errors) = (Self.status(of: process), texts[0], texts[1])
  }

  private static func status(of process: Process) -> Int32 {
    process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

/// An error in the comparison with a revision.
enum CompareError: Error, CustomStringConvertible {
  case noRevision(String, String)
  case notCheckedOut(String)
  case notBuilt(String, String)
  case noExecutable(String)
  case notRecorded(String, String)
  case notListed(String, String)

  var description: String {
    switch self {
    case .noRevision(let name, let reason):
      "git knows no revision \"\(name)\"\(reason.isEmpty ? "" : ": \(reason)"); name a branch, a tag or a commit."
    case .notCheckedOut(let reason): "The revision cannot be checked out: \(reason)"
    case .notBuilt(let commit, let output): "\(commit) does not build:\n\(output)"
    case .noExecutable(let path):
      "The build made no \(path); name what it makes with --executable."
    case .notListed(let commit, let errors): "\(commit) cannot list its screens:\n\(errors)"
    case .notRecorded(let commit, let errors): "\(commit) cannot draw its screens:\n\(errors)"
    }
  }
}
