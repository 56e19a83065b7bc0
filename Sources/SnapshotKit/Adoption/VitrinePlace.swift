import Foundation

/// The place of the package named Vitrine.
enum VitrinePlace {
  /// Finds the package.
  ///
  /// - Parameter given: What somebody names; nil for the package that this executable was built in.
  /// - Returns: A repository's address, or the path of the package.
  /// - Throws: ``AdoptionError``.
  static func find(_ given: String?) throws(AdoptionError) -> String {
    if let given {
      if given.contains("://") { return given }
      let path = URL(fileURLWithPath: given).standardizedFileURL.path
      guard isVitrine(path) else { throw .noVitrineAt(given) }
      return path
    }
    // …/.build/x86_64-unknown-linux-gnu/release/snapshot
    var place = URL(fileURLWithPath: OwnCommand().path)
    while place.path != "/" {
      place.deleteLastPathComponent()
      if isVitrine(place.path) { return place.path }
    }
    throw .noVitrine
  }

  private static func isVitrine(_ path: String) -> Bool {
    let manifest = try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8)
    return manifest?.contains("name: \"Vitrine\",") ?? false
  }
}
