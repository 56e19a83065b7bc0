/// The types of geometry that have coordinates (RFC 7946, section 3.1).
enum GeoJSONGeometry: String {
  case point = "Point"
  case multiPoint = "MultiPoint"
  case line = "LineString"
  case multiLine = "MultiLineString"
  case polygon = "Polygon"
  case multiPolygon = "MultiPolygon"

  var kind: MapGeometryKind {
    switch self {
    case .point, .multiPoint: .point
    case .line, .multiLine: .line
    case .polygon, .multiPolygon: .area
    }
  }

  /// The lists around a position.
  var depth: Int {
    switch self {
    case .point: 0
    case .multiPoint, .line: 1
    case .multiLine, .polygon: 2
    case .multiPolygon: 3
    }
  }
}

/// Coordinates whose type is not known yet.
struct GeoJSONCoordinates {
  /// The lists around a position; nil where there are no positions.
  var depth: Int?
  var parts: Range<Int32>
  /// The first parts of the lists of lists, which are polygons if the type says so.
  var groups: [Int32]
}

extension GeoJSONReader {
  /// Reads nested lists of positions into the map's flat arrays.
  mutating func readCoordinates() throws(Problem) -> GeoJSONCoordinates {
    let first = builder.nextPart
    var groups: [Int32] = []
    (part, position) = (0, 0)
    let depth = try readLevel(0, &groups)
    if depth == 0 { builder.endPart() }
    (part, position) = (nil, nil)
    return GeoJSONCoordinates(depth: depth, parts: first..<builder.nextPart, groups: groups)
  }

  /// Reads a list, and says how deeply positions lie in it: 0 if it is one.
  private mutating func readLevel(_ level: Int, _ groups: inout [Int32]) throws(Problem) -> Int? {
    try scanner.expect(UInt8(ascii: "["), "a list of coordinates")
    let byte = scanner.peek()
    if byte == UInt8(ascii: "-") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) {
      try readPosition()
      return 0
    }
    guard level < 4 else { throw .unevenNesting }
    let first = builder.nextPart
    var inner: Int?
    var isFirst = true
    while try scanner.next(closing: UInt8(ascii: "]"), isFirst: &isFirst) {
      guard let depth = try readLevel(level + 1, &groups) else { continue }
      if let inner, inner != depth { throw .unevenNesting }
      inner = depth
    }
    if inner == 0 { try endPart() }
    if inner == 1 { groups.append(first) }
    return inner.map { $0 + 1 }
  }

  private mutating func endPart() throws(Problem) {
    guard builder.data.points.count < Int(Int32.max) else { throw .tooLarge }
    builder.endPart()
    (part, position) = ((part ?? 0) + 1, 0)
  }

  private mutating func readPosition() throws(Problem) {
    let longitude = try scanner.number()
    guard scanner.take(UInt8(ascii: ",")) else { throw .tooFewNumbers }
    let latitude = try scanner.number()
    while !scanner.take(UInt8(ascii: "]")) {
      try scanner.expect(UInt8(ascii: ","), "a comma or “]”")
      _ = try scanner.number()
    }
    guard abs(latitude) <= 90 else { throw .latitude(latitude) }
    guard abs(longitude) <= 360 else { throw .longitude(longitude) }
    builder.addUnwrapped(Mercator.project(GeoCoordinate(latitude: latitude, longitude: longitude)))
    position = (position ?? 0) + 1
  }

  /// Checks coordinates against their type.
  ///
  /// - Returns: The parts, or nil for an empty geometry.
  mutating func finish(
    _ geometry: GeoJSONGeometry, _ coordinates: GeoJSONCoordinates
  ) throws(Problem) -> Range<Int32>? {
    guard let depth = coordinates.depth else { return nil }
    guard depth == geometry.depth else { throw .wrongNesting(type: geometry.rawValue) }
    switch geometry.kind {
    case .point: break
    case .line, .nameLine:
      for number in coordinates.parts { try check(number, coordinates, positions: 2) }
    case .area:
      for number in coordinates.parts {
        try check(number, coordinates, positions: 4)
        guard builder.isClosed(number) else { throw .openRing }
      }
      let ends = coordinates.groups.dropFirst() + [coordinates.parts.upperBound]
      for (start, end) in zip(coordinates.groups, ends) { builder.closePolygon(start..<end) }
    }
    part = nil
    return coordinates.parts
  }

  private mutating func check(
    _ number: Int32, _ coordinates: GeoJSONCoordinates, positions needed: Int
  ) throws(Problem) {
    part = Int(number - coordinates.parts.lowerBound)
    let found = builder.data.range(ofPart: number).count
    guard found >= needed else { throw .tooFewPositions(found: found, needed: needed) }
  }
}
