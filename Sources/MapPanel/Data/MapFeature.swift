/// A thing on the map: its kind, and where its points stand in the map's flat arrays.
struct MapFeature: Sendable {
  var kind: MapGeometryKind
  var featureClass: MapFeatureClass
  /// Rings or lines, as indices into the map's parts.
  var parts: Range<Int32>
  var bounds: WorldRect
  /// An index into the map's names; -1 for none.
  var name: Int32
}
