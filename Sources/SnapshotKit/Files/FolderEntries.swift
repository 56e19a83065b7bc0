import Foundation

/// The names in a folder, with what the file system tells of them for nothing.
///
/// Foundation's enumerator takes four times as long: of a verification that tells causes, in a
/// folder of 35,000 files, it was 3 %.
enum FolderEntries {
  /// A name in a folder.
  struct Entry {
    let name: String
    /// A Boolean value that indicates whether it is a folder; links to folders are none.
    let isFolder: Bool
  }

  /// Returns what is in a folder, in the file system's order; nothing of one that cannot be read.
  static func entries(of folder: String) -> [Entry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(
        Entry(name: name, isFolder: isFolder(entry.pointee.d_type, "\(folder)/\(name)")))
    }
    return entries
  }

  /// Not every file system tells the type of an entry.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool {
    guard type == UInt8(DT_UNKNOWN) else { return type == UInt8(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
