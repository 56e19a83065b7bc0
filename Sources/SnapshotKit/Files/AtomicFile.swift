import Foundation

/// Writes files so that each is there wholly or not at all: beside, then renamed.
enum AtomicFile {
  /// The prefix of unfinished files, one of which a killed process may leave.
  static let temporaryPrefix = ".vitrine-"

  /// Writes a file in place of one that may be there.
  ///
  /// - Throws: ``SystemError`` that names the file, with nothing half-written left.
  static func write(_ data: Data, to path: String) throws {
    let temporary = temporaryPath(beside: path)
    let number = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw SystemError("Cannot write \(path)") }
    let file = Descriptor(number)
    do {
      try file.write(data)
    } catch let error as SystemError {
      unlink(temporary)
      throw SystemError("Cannot write \(path)", code: error.code)
    }
    file.close()
    try rename(temporary, to: path)
  }

  /// Makes a second name for a file, or a copy where the file system has no links.
  static func link(_ source: String, to path: String) throws {
    let temporary = temporaryPath(beside: path)
    unlink(temporary)
    guard Glibc.link(source, temporary) == 0 else {
      return try write(Data(contentsOf: URL(fileURLWithPath: source)), to: path)
    }
    try rename(temporary, to: path)
  }

  private static func rename(_ temporary: String, to path: String) throws {
    let failed = Glibc.rename(temporary, path) != 0
    let code = errno
    // Renaming one name of a file to another of the same file does nothing and leaves both.
    unlink(temporary)
    if failed { throw SystemError("Cannot write \(path)", code: code) }
  }

  /// Removes what a process that was killed has left of a file.
  static func removeUnfinished(_ path: String, of process: pid_t) {
    unlink(temporaryPath(beside: path, of: process))
  }

  private static func temporaryPath(beside path: String, of process: pid_t = getpid()) -> String {
    let (folder, name) = split(path)
    return "\(folder)\(temporaryPrefix)\(process)-\(name)"
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
    let next = path.index(after: slash)
    return (path[..<next], path[next...])
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws {
    var current = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      current += part + "/"
      guard mkdir(current, 0o755) == 0 || errno == EEXIST else {
        throw SystemError("Cannot make the folder \(current)")
      }
    }
  }

  /// Checks that a folder is there and may be written to, before hours of work.
  static func prepare(_ folder: String) throws {
    try makeFolder(folder)
    let probe = folder + "/probe"
    let temporary = temporaryPath(beside: probe)
    let number = open(temporary, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw SystemError("Cannot write to the folder \(folder)") }
    Descriptor(number).close()
    unlink(temporary)
  }
}
