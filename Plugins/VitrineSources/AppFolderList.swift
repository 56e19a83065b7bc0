import Foundation

/// The folders of an app that a target compiles copies of.
struct AppFolderList {
  private(set) var folders: [URL] = []
  private(set) var leftOut: Set<String> = []

  /// Reads `app-folders.txt` beside a target's sources; without one there are no folders.
  init(besides directory: URL) {
    let file = directory.appendingPathComponent("app-folders.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let path = line.trimmingCharacters(in: .whitespaces)
      if path.isEmpty || path.hasPrefix("#") { continue }
      if path.hasPrefix("-") {
        let name = path.dropFirst().trimmingCharacters(in: .whitespaces)
        leftOut.insert(Self.place(name, directory).path)
      } else {
        folders.append(Self.place(path, directory))
      }
    }
  }

  /// A path as it is, or from a folder, without `..` in it.
  private static func place(_ path: String, _ directory: URL) -> URL {
    let url =
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : directory.appendingPathComponent(path)
    return url.standardizedFileURL
  }

  private static func isManifest(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// A script has an entry of its own; the copies' target has another.
  private static func isScript(_ file: URL) -> Bool {
    guard file.pathExtension == "swift", let handle = try? FileHandle(forReadingFrom: file) else {
      return false
    }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: 2)) == Data("#!".utf8)
  }

  /// The files in a folder and in those within, by path, without manifests and scripts.
  static func files(in folder: URL, leavingOut: Set<String> = []) throws -> [URL] {
    let children = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var files: [URL] = []
    for child in children.sorted(by: { $0.path < $1.path })
    where !leavingOut.contains(child.standardizedFileURL.path) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder)
      if !isFolder.boolValue {
        if !isManifest(child), !isScript(child) { files.append(child) }
      } else if !["xcodeproj", "xcworkspace", "bundle", "framework"].contains(child.pathExtension) {
        files += try Self.files(in: child, leavingOut: leavingOut)
      }
    }
    return files
  }
}
