import Foundation

/// The files of an app's folder, each list sorted, so that the order is the same everywhere.
public struct FileTree {
  /// Files that hold Swift, but for manifests and scripts, which begin with `#!`.
  public private(set) var sources: [URL] = []
  /// Folders of colours and pictures, `.xcassets`.
  public private(set) var catalogues: [URL] = []
  /// Data models, `.xcdatamodeld` and loose `.xcdatamodel`.
  public private(set) var dataModels: [URL] = []

  /// Catalogues of strings, `.xcstrings`.
  public private(set) var stringCatalogues: [URL] = []

  /// Walks a folder; those left out are named by their paths.
  public init(_ folder: URL, leavingOut: Set<String> = []) {
    walk(folder, leavingOut)
  }

  private mutating func walk(_ folder: URL, _ leavingOut: Set<String>) {
    if folder.pathExtension == "xcassets" { return catalogues.append(folder) }
    if ["xcdatamodeld", "xcdatamodel"].contains(folder.pathExtension) {
      return dataModels.append(folder)
    }
    for child in Self.children(of: folder) where !leavingOut.contains(child.standardized.path) {
      if Self.isFolder(child) {
        if !Self.foreign.contains(child.pathExtension) { walk(child, leavingOut) }
      } else if child.pathExtension == "swift", !Self.isManifest(child), !Self.isScript(child) {
        sources.append(child)
      } else if child.pathExtension == "xcstrings" {
        stringCatalogues.append(child)
      }
    }
  }

  /// Folders that are no part of an app's sources; the code of a documentation catalogue's
  /// tutorials is shown, not compiled.
  private static let foreign: Set<String> = [
    "xcodeproj", "xcworkspace", "bundle", "framework", "docc",
  ]

  /// Returns a Boolean value that indicates whether a file is `Package.swift`, or one for a version
  /// of Swift.
  private static func isManifest(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  private static func isScript(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: 2)) == Data("#!".utf8)
  }

  /// Returns the folders of packages in a folder, down to a depth, by path; one within a package's
  /// folder is that package's own matter.
  ///
  /// - Parameters:
  ///   - folder: The folder to look into, which is none of them.
  ///   - depth: The number of folders to go down.
  /// - Returns: The folders that hold a `Package.swift`.
  public static func packages(in folder: URL, depth: Int = 4) -> [URL] {
    guard depth > 0 else { return [] }
    return folders(in: folder)
      .flatMap { isPackage($0) ? [$0.standardizedFileURL] : packages(in: $0, depth: depth - 1) }
  }

  /// Returns the visible folders in a folder, but for bundles and those of what others have made.
  public static func folders(in folder: URL) -> [URL] {
    children(of: folder)
      .filter { isFolder($0) && !foreign.contains($0.pathExtension) }
      .filter { !fetched.contains($0.lastPathComponent) }
  }

  /// Returns a Boolean value that indicates whether a folder is a package's.
  public static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  /// Folders of what others have made: package managers, builds.
  private static let fetched: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "node_modules", "vendor",
  ]

  /// Returns the visible files and folders in a folder.
  static func children(of folder: URL) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all ?? []).sorted { $0.path < $1.path }
  }

  /// Returns a Boolean value that indicates whether a folder is at a place.
  public static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
