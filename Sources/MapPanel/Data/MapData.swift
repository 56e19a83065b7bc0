/// A map in flat arrays, projected and indexed, ready to be drawn at any zoom.
public struct MapData: Sendable {
  /// Points of all rings and lines, one after the other.
  var points: [WorldPoint] = []
  /// The index of each ring's or line's first point; one more stands at the end.
  var partStarts: [Int32] = [0]
  var features: [MapFeature] = []
  var names: [String] = []
  var index = FeatureIndex()
  /// The smallest rectangle around everything.
  public internal(set) var bounds = WorldRect.empty
  /// The makers of the data, for the corner of the map.
  public var attribution: String?
  /// The makers of the data by the language of the reader, as `attribution:en` names them.
  var attributions: [String: String] = [:]
  /// A Boolean value that indicates whether lines are rough courses rather than surveyed ones.
  public var isSchematic = false
  /// The tile that the map is one of, beyond whose edges its neighbours go on; nil for a whole map.
  var tile: WorldRect?
  /// The identity that copies of this map share.
  var identity = Identity()

  final class Identity: Sendable {}

  init() {}

  /// The number of features that can be drawn.
  public var featureCount: Int { features.count }

  /// The number of points of all features.
  public var pointCount: Int { points.count }

  /// Returns the points of a part, as a range of indices.
  func range(ofPart part: Int32) -> Range<Int> {
    Int(partStarts[Int(part)])..<Int(partStarts[Int(part) + 1])
  }

  func name(of feature: MapFeature) -> String? {
    feature.name < 0 ? nil : names[Int(feature.name)]
  }
}
