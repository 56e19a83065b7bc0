import Foundation

/// Files below some folders, by what tells that they were written.
///
/// They are looked at time and again: that needs no service of the system, follows files that an
/// editor replaces, and a thousand files take a few milliseconds.
struct SourceWatch: Sendable {
  /// Files and folders.
  let roots: [String]
  /// Folders that the loop itself writes to.
  let ignored: Set<String>

  /// Returns the stamps of all files, by their paths.
  func stamps() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for root in roots { add(root, to: &stamps) }
    return stamps
  }

  /// Returns the paths that are new, gone or another, sorted.
  static func changes(
    from old: [String: FileStamp], to new: [String: FileStamp]
  ) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  private func add(_ path: String, to stamps: inout [String: FileStamp]) {
    guard !ignored.contains(path) else { return }
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      stamps[path] = FileStamp(path)
      return
    }
    // Editors' own files and builds are hidden.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !name.hasPrefix(".") && !name.hasSuffix("~") {
      add("\(path)/\(name)", to: &stamps)
    }
  }
}
