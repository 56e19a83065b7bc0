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
    var files: [URL] = []
    for child in try children(of: folder, leavingOut) {
      if isFolder(child) {
        files += try Self.files(in: child, leavingOut: leavingOut)
      } else if !isManifest(child), !isScript(child) {
        files.append(child)
      }
    }
    return files
  }

  /// A folder and those within: what comes into one of them changes its date.
  static func directories(in folder: URL, leavingOut: Set<String>) throws -> [URL] {
    try [folder]
      + children(of: folder, leavingOut).filter(isFolder)
      .flatMap { try directories(in: $0, leavingOut: leavingOut) }
  }

  /// The visible files and folders in a folder, without those that are no part of an app's sources.
  private static func children(of folder: URL, _ leavingOut: Set<String>) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    )
    .sorted { $0.path < $1.path }
    .filter { child in
      !leavingOut.contains(child.standardizedFileURL.path)
        && !(isFolder(child) && foreign.contains(child.pathExtension))
    }
  }

  private static let foreign: Set<String> = ["xcodeproj", "xcworkspace", "bundle", "framework"]

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
