/// The resources of a folder, at any depth, as an app's bundle would hold them flat.
struct ResourceTree {
  /// Asset catalogues.
  private(set) var catalogues: [URL] = []
  /// Folders with `.lproj` folders or string catalogues in them.
  private(set) var tables: [URL] = []
  /// Loose files by name, the first of a name.
  private(set) var files: [String: URL] = [:]

  init(_ folder: URL) { walk(folder) }

  private mutating func walk(_ folder: URL) {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var inner: [URL] = []
    var holdsTables = false
    // By name, so that the order is the same everywhere.
    for child in (all ?? []).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      switch child.pathExtension {
      case "xcassets": catalogues.append(child)
      case "lproj", "xcstrings": holdsTables = true
      case "build", "product", "resources", "swiftmodule", "xcodeproj", "bundle": break
      default:
        if isFolder(child) {
          inner.append(child)
        } else if files[child.lastPathComponent] == nil {
          files[child.lastPathComponent] = child
        }
      }
    }
    if holdsTables { tables.append(folder) }
    for folder in inner { walk(folder) }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
