/// Gathers a map's features part by part.
package struct MapDataBuilder {
  private(set) var data = MapData()
  private var numbers: [String: Int32] = [:]

  package init() {}

  /// The number that the next part will have.
  package var nextPart: Int32 { Int32(data.partStarts.count - 1) }

  /// The points since the last part ended.
  var openCount: Int { data.points.count - Int(data.partStarts[data.partStarts.count - 1]) }

  /// Adds a point to the open part.
  package mutating func add(_ point: WorldPoint) { data.points.append(point) }

  /// Adds a point, the shorter way round from the last one of the open part.
  mutating func addUnwrapped(_ point: WorldPoint) {
    var point = point
    if openCount > 0, let last = data.points.last {
      point.x = Antimeridian.unwrap(point.x, after: last.x)
    }
    data.points.append(point)
  }

  /// Returns a Boolean value that indicates whether a ring ends where it begins, be it a turn
  /// around the Earth farther.
  func isClosed(_ part: Int32) -> Bool {
    let range = data.range(ofPart: part)
    guard let first = range.first, let last = range.last else { return false }
    let (start, end) = (data.points[first], data.points[last])
    let turns = end.x - start.x
    return start.y == end.y && abs(turns - turns.rounded()) < 1e-12
  }

  /// Ends a part with the points added since the last.
  package mutating func endPart() { data.partStarts.append(Int32(data.points.count)) }

  /// Drops the points and parts from a part on, such as those of a thing that is not drawn.
  package mutating func discard(from part: Int32) {
    let start = Int(data.partStarts[Int(part)])
    data.points.removeLast(data.points.count - start)
    data.partStarts.removeLast(data.partStarts.count - 1 - Int(part))
  }

  /// Adds a feature made of parts that have ended.
  package mutating func addFeature(
    _ kind: MapGeometryKind, _ featureClass: MapFeatureClass, parts: Range<Int32>, name: String?
  ) {
    guard !parts.isEmpty else { return }
    var bounds = WorldRect.empty
    let points =
      Int(data.partStarts[Int(parts.lowerBound)])..<Int(data.partStarts[Int(parts.upperBound)])
    for index in points { bounds.add(data.points[index]) }
    guard !bounds.isEmpty else { return }
    data.bounds.add(bounds)
    data.features.append(
      MapFeature(
        kind: kind, featureClass: featureClass, parts: parts, bounds: bounds,
        name: name.map { number(of: $0) } ?? -1))
  }

  /// Prepares the rings of a polygon: closed over the pole they hold, outer ones clockwise on
  /// screen and holes against it, so that polygons of a class can be filled together.
  package mutating func closePolygon(_ parts: Range<Int32>) {
    for part in parts {
      closeOverPole(part)
      let range = data.range(ofPart: part)
      guard range.count > 2 else { continue }
      let isClockwise = signedArea(range) > 0
      if isClockwise != (part == parts.lowerBound) { data.points[range].reverse() }
    }
  }

  /// Returns the finished map; a tile's says where it ends.
  package mutating func finish(
    attribution: String?, isSchematic: Bool, tile: WorldRect? = nil
  ) -> MapData {
    data.index = FeatureIndex(data.features, bounds: data.bounds)
    (data.attribution, data.isSchematic, data.tile) = (attribution, isSchematic, tile)
    data.identity = MapData.Identity()
    return data
  }

  private mutating func closeOverPole(_ part: Int32) {
    let range = data.range(ofPart: part)
    guard let first = range.first, let last = range.last else { return }
    let corners = Antimeridian.polarClosing(first: data.points[first], last: data.points[last])
    guard !corners.isEmpty else { return }
    data.points.insert(contentsOf: corners, at: range.upperBound)
    for later in Int(part) + 1..<data.partStarts.count {
      data.partStarts[later] += Int32(corners.count)
    }
  }

  /// Twice the area within a ring: positive where it runs clockwise, since y grows downwards.
  private func signedArea(_ range: Range<Int>) -> Double {
    let origin = data.points[range.lowerBound]
    var area = 0.0
    var previous = data.points[range.upperBound - 1]
    for index in range {
      let point = data.points[index]
      area +=
        (previous.x - origin.x) * (point.y - origin.y)
        - (point.x - origin.x) * (previous.y - origin.y)
      previous = point
    }
    return area
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(data.names.count)
    data.names.append(name)
    numbers[name] = number
    return number
  }
}
