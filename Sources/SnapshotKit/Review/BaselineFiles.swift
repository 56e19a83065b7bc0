import Foundation

/// The files that approvals of some screens may change, as they are at one moment.
struct BaselineFiles: Sendable {
  /// The files that one approval changed, by their paths, before and after it.
  struct Change: Sendable {
    fileprivate let before: [String: Data]
    fileprivate let after: [String: Data]
    fileprivate var paths: [String] { Set(before.keys).union(after.keys).sorted() }

    var isEmpty: Bool { before.isEmpty && after.isEmpty }
  }

  private let files: [String: Data]

  /// Reads the lock, what lies beside it, and the screens' folders.
  init(_ folder: BaselineFolder, screens: Set<String>) {
    var files: [String: Data] = [:]
    for inside in [""] + screens.sorted().map({ $0 + "/" }) {
      let path = "\(folder.path)/\(inside)"
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      where !name.hasPrefix(".") {
        var status = stat()
        guard lstat(path + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        files[inside + name] = FileManager.default.contents(atPath: path + name)
      }
    }
    self.files = files
  }

  /// Returns the change from these files to later ones.
  func change(to later: BaselineFiles) -> Change {
    Change(
      before: files.filter { later.files[$0.key] != $0.value },
      after: later.files.filter { files[$0.key] != $0.value })
  }
}

extension BaselineFiles.Change {
  /// The folder is not as the approval left it.
  struct Conflict: Error, CustomStringConvertible {
    let path: String

    var description: String {
      "\(path) has been written since by somebody else: nothing is undone."
    }
  }

  /// Puts all files back: pictures first, the lock last, then what was new goes.
  ///
  /// - Throws: ``Conflict`` and ``BaselineFolder/Problem`` before anything is written,
  ///   ``SystemError``.
  func undo(in folder: BaselineFolder) throws {
    let hold = try folder.hold()
    defer { hold.close() }
    for path in paths
    where FileManager.default.contents(atPath: "\(folder.path)/\(path)") != after[path] {
      throw Conflict(path: "\(folder.path)/\(path)")
    }
    for path in paths where path != Lock.fileName {
      guard let data = before[path] else { continue }
      if let slash = path.lastIndex(of: "/") {
        try AtomicFile.makeFolder("\(folder.path)/\(path[..<slash])")
      }
      try AtomicFile.write(data, to: "\(folder.path)/\(path)")
    }
    if let lock = before[Lock.fileName] { try AtomicFile.write(lock, to: folder.lockPath) }
    // Where there was no lock, its going is what takes the approvals back.
    let new = paths.filter { before[$0] == nil }
    for path in new.filter({ $0 == Lock.fileName }) + new.filter({ $0 != Lock.fileName }) {
      unlink("\(folder.path)/\(path)")
      if let slash = path.lastIndex(of: "/") { rmdir("\(folder.path)/\(path[..<slash])") }
    }
  }
}
