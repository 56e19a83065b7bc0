import MapPanel

/// A thing in a layer of tiles.
public struct TileFeature: Sendable {
  /// Where it is.
  public enum Geometry: Sendable {
    case point(GeoCoordinate)
    case line([GeoCoordinate])
    /// The outer ring clockwise as seen from above, then holes against it; the first corner is not
    /// repeated.
    case area([[GeoCoordinate]])
  }

  public var layer: String
  public var tags: [(key: String, value: String)]
  public var geometry: Geometry

  /// Creates a thing; tags whose values are whole numbers are written as such.
  public init(_ layer: String, _ tags: [(key: String, value: String)], _ geometry: Geometry) {
    (self.layer, self.tags, self.geometry) = (layer, tags, geometry)
  }
}
