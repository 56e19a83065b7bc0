import Foundation

/// The resources of a package's own targets, which SwiftPM puts beside the executable.
@MainActor
public enum PackageResources {
  /// The folders `Package_Target.resources`, but for this package's own.
  nonisolated package static let folders: [URL] = {
    let place = Bundle.main.bundleURL
    let all = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return (all ?? []).filter { $0.hasSuffix(".resources") && !$0.hasPrefix("Vitrine_") }.sorted()
      .map { place.appendingPathComponent($0) }
  }()

  /// The fonts among the resources, at any depth.
  nonisolated public static let fonts: [URL] = folders.flatMap { fontFiles(in: $0) }

  /// Returns the font files in a folder, at any depth, in the order of their paths; of a file, that
  /// file.
  nonisolated public static func fontFiles(in place: URL) -> [URL] {
    var isFolder: ObjCBool = false
    let path = place.path
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else { return [place] }
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return names.filter { name in
      [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
    }.sorted().map { place.appendingPathComponent($0) }
  }

  private static let resources = folders.isEmpty ? nil : AppResources(folders: folders)

  /// Installs the resources in an environment, without a word from the package; ``AppResources``
  /// take their place.
  public static func install(in environment: inout EnvironmentValues) {
    resources?.install(in: &environment)
  }
}
