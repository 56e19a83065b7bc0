import Foundation

/// The files to write for a target, or for a folder by the command: copies of sources, constants,
/// re-exports.
public struct SourcesJob: Codable {
  /// A Swift file of an app, and its copy.
  public struct Copy: Codable {
    /// The path of the app's file.
    public let from: String
    /// The path of the copy.
    public let to: String

    /// Creates a copy from one path to another.
    public init(from: String, to: String) { (self.from, self.to) = (from, to) }
  }

  /// Folders that hold asset catalogues.
  public var assetFolders: [String] = []
  /// A Boolean value that indicates whether the catalogues are resources of the package's target.
  public var isModule = false
  /// A Boolean value that indicates whether the folders are read where they lie.
  public var isRead = false
  /// The file of constants.
  public var constants: String?
  /// The file of re-exports.
  public var reExports: String?
  /// The Swift files to copy.
  public var copies: [Copy] = []
  /// The target's own Swift files, whose declarations the re-exports leave room for.
  public var sources: [String] = []
  /// The folders whose Swift files are copied.
  public var folders: [String] = []
  /// The files and folders that are left out of them.
  public var leftOut: [String] = []
  /// The folders of modules that the target is built upon, whose fonts its catalogue has too.
  public var moduleFolders: [String] = []
  /// The file of Swift files that have come into the folders since the build was planned.
  ///
  /// A build plan names each file that it writes, and is not made anew for a folder outside of the
  /// package: what has no copy of its own is compiled from this one, until it has.
  public var added: String?
  /// The package's manifest, whose date is set anew if there are such files: then the next build is
  /// planned anew.
  public var manifest: String?

  /// Creates a job that writes nothing.
  public init() {}

  /// Writes the files that differ from what is there.
  ///
  /// - Returns: Warnings: names that clash.
  /// - Throws: Foundation's errors for files that cannot be read or written.
  public func run() throws -> [String] {
    var warnings: [String] = []
    var rewritten: [String: String] = [:]
    for copy in copies {
      let text = PlatformConditions.rewrite(try Self.text(of: copy.from), path: copy.from)
      rewritten[copy.from] = text
      try write(text, copy.to)
    }
    if let added {
      let newcomers = newcomers()
      for path in newcomers {
        rewritten[path] = PlatformConditions.rewrite(try Self.text(of: path), path: path)
      }
      try write(Self.joined(newcomers.compactMap { rewritten[$0] }), added)
      if !newcomers.isEmpty { try planAnew() }
    }
    if let constants {
      let made = AssetConstants(
        folders: assetFolders.map { URL(fileURLWithPath: $0) },
        home: isModule ? .module : isRead ? .folders(assetFolders) : .app,
        moduleFolders: moduleFolders, besides: Array(rewritten.values))
      let models = DataModelClasses(
        folders: assetFolders.map { URL(fileURLWithPath: $0) }, leavingOut: Set(leftOut),
        isRead: isRead, besides: Array(rewritten.values))
      let strings = StringSymbols(
        folders: assetFolders.map { URL(fileURLWithPath: $0) }, leavingOut: Set(leftOut),
        besides: Array(rewritten.values) + sources.compactMap { try? Self.text(of: $0) })
      warnings += made.problems + models.problems + strings.problems
      try write(made.text + models.text + strings.text, constants)
    }
    if let reExports {
      let all = Set(sources).union(rewritten.keys).sorted()
      let texts = all.compactMap { rewritten[$0] ?? (try? Self.text(of: $0)) }
      try write(ReExports.text(besides: texts) + PreviewReferences.text(of: texts), reExports)
    }
    return warnings
  }

  /// The Swift files of the folders that have no copy; a further program's beginning cannot be one.
  private func newcomers() -> [String] {
    let known = Set(copies.map(\.from))
    return folders.flatMap { folder in
      FileTree(URL(fileURLWithPath: folder), leavingOut: Set(leftOut)).sources.map(\.path)
    }
    .filter { !known.contains($0) && !$0.hasSuffix("/main.swift") }
  }

  private func planAnew() throws {
    guard let manifest else { return }
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: manifest)
  }

  /// One file of several, whose errors point at each.
  private static func joined(_ texts: [String]) -> String {
    let head = "// Written by Vitrine: files that are newer than the plan of the build.\n"
    return texts.isEmpty ? head : head + texts.joined(separator: "\n") + "\n#sourceLocation()\n"
  }

  /// A file's text.
  ///
  /// Swift takes a file whose comments are in another encoding than its own, and so does its copy.
  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// A file that is as it should be keeps its date, so that it is not compiled again.
  private func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    if let old = try? Data(contentsOf: url), old == Data(text.utf8) { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
