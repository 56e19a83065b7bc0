import Foundation

/// The resources of a package's own targets, which SwiftPM puts beside the executable.
@MainActor
public enum PackageResources {
  /// The folders `Package_Target.resources`, but for this package's own.
  nonisolated static let folders: [URL] = {
    let place = Bundle.main.bundleURL
    let all = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return (all ?? []).filter { $0.hasSuffix(".resources") && !$0.hasPrefix("Vitrine_") }.sorted()
      .map { place.appendingPathComponent($0) }
  }()

  private static let resources = folders.isEmpty ? nil : AppResources(folders: folders)

  /// Lets views find the resources without a word from the package; ``AppResources`` take their place.
  public static func install(in environment: inout EnvironmentValues) {
    resources?.install(in: &environment)
  }
}
