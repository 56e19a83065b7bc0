import Foundation

/// Tells folders into which a run may write from those that hold something else.
enum OutputFolder {
  /// The file that marks a folder as a run's own until its report is written.
  static let marker = ".vitrine"

  /// Refuses a path that is empty or the root of the file system, where a slip of the pen leads.
  ///
  /// - Throws: ``OutputError``.
  static func check(_ path: String) throws(OutputError) {
    guard !path.isEmpty else { throw .empty }
    guard !path.utf8.contains(0) else { throw .invalid(path) }
    if resolved(path) == "/" { throw .root(path) }
  }

  /// Returns the absolute path without links, `.` and `..`, also of a folder that is not there yet.
  private static func resolved(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return whole.split(separator: "/").reduce("/") { folder, part in
      if part == "." { return folder }
      if part == ".." {
        let parent = folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex)
        return parent.isEmpty ? "/" : String(parent)
      }
      let path = folder == "/" ? "/\(part)" : "\(folder)/\(part)"
      guard let found = realpath(path, nil) else { return path }
      defer { free(found) }
      return String(cString: found)
    }
  }

  /// Returns a Boolean value that indicates whether an earlier run wrote into a folder.
  static func isOwn(_ path: String) -> Bool {
    if access("\(path)/\(marker)", F_OK) == 0 { return true }
    let reportPath = "\(path)/\(RunReport.fileName)"
    guard access(reportPath, F_OK) == 0,
      let report = FileManager.default.contents(atPath: reportPath)
    else { return false }
    return report.range(of: Data("\"\(RunReport.format)\"".utf8)) != nil
  }

  /// Refuses a folder in which a run would replace files that no run has written.
  ///
  /// - Throws: ``OutputError``.
  static func check(_ path: String, replacing files: some Sequence<String>) throws(OutputError) {
    if access("\(path)/\(Lock.fileName)", F_OK) == 0 { throw .approved(path) }
    guard access(path, F_OK) == 0, !isOwn(path) else { return }
    for file in files {
      var status = stat()
      if lstat("\(path)/\(file)", &status) == 0 { throw .foreign(path, file: file) }
    }
  }

  /// Refuses a link or a file in place of a screen's folder: a run writes into its own folder
  /// alone.
  ///
  /// - Throws: ``OutputError``.
  static func checkFolder(_ path: String) throws(OutputError) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return }
    throw .noFolder(path, isLink: status.st_mode & S_IFMT == S_IFLNK)
  }

  /// Marks a folder as a run's own.
  static func mark(_ path: String) throws {
    try AtomicFile.write(Data(), to: "\(path)/\(marker)")
  }

  /// Takes the mark away, when a report tells the same.
  static func unmark(_ path: String) { unlink("\(path)/\(marker)") }
}

/// An error that keeps a run from writing into a folder.
enum OutputError: Error, Equatable, CustomStringConvertible {
  case empty
  case root(String)
  case invalid(String)
  case approved(String)
  case foreign(String, file: String)
  case noFolder(String, isLink: Bool)

  var description: String {
    switch self {
    case .empty:
      "The output folder has no name: a variable may be unset; name one, as in -o out."
    case .root(let path):
      "The output folder \(path) is the root of the file system; name another, as in -o out."
    case .invalid(let path):
      "The output folder \(path.debugDescription) is no path; name another, as in -o out."
    case .approved(let path):
      "The output folder \(path) holds approved snapshots, which only record writes; name another."
    case .noFolder(let path, let isLink):
      "\(path) is a \(isLink ? "link" : "file"), where a folder for pictures must be; remove it."
    case .foreign(let path, let file):
      """
      The output folder \(path) holds \(file), which no run of snapshot wrote and this one would \
      replace; name another folder, or move the file away.
      """
    }
  }
}
