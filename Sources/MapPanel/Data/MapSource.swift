import Foundation

/// A source of a map's base.
public protocol MapSource: Sendable {
  /// The makers of the data, for the corner of the map; nil for nobody.
  var attribution: String? { get }

  /// Returns the makers of the data in a reader's language, where they are known in it.
  func attribution(in locale: Locale) -> String?

  /// A Boolean value that indicates whether lines are rough courses, which the corner of the map
  /// says too.
  var isSchematic: Bool { get }

  /// Returns the data that covers a rectangle; what of it lies outside does not matter.
  ///
  /// - Parameters:
  ///   - rect: In Web Mercator's square; beyond 0 or 1 in x are the neighbouring turns.
  ///   - zoom: From 0 for the world in 256 pt.
  /// - Returns: The data, and what was missing or broken, which becomes the picture's warnings.
  func data(covering rect: WorldRect, zoom: Double) -> (data: [MapData], problems: [any Error])
}

extension MapSource {
  /// Returns the makers of the data as they are written for all readers.
  public func attribution(in locale: Locale) -> String? { attribution }
}

/// A map that is held whole: a GeoJSON file.
extension MapData: MapSource {
  /// Returns the makers of the data in a reader's language, or as the file names them for all.
  public func attribution(in locale: Locale) -> String? {
    locale.language.languageCode.flatMap { attributions[$0.identifier] } ?? attribution
  }

  /// Returns the map itself, which covers all.
  public func data(
    covering rect: WorldRect, zoom: Double
  ) -> (data: [MapData], problems: [any Error]) { ([self], []) }
}
