import Foundation

/// Reads GeoJSON (RFC 7946) with OpenStreetMap's tags as properties.
///
/// It takes the nine types, members in any order, nested `tags`, and null geometries. What a map
/// does not show is checked like the rest and dropped.
///
///     let bytes = [UInt8](try Data(contentsOf: url))
///     let city = try GeoJSONReader.read(bytes, named: url.lastPathComponent, language: "en")
public struct GeoJSONReader {
  typealias Problem = GeoJSONError.Problem

  var scanner: JSONScanner
  var builder = MapDataBuilder()
  private var tags: OSMTags
  private var pending: [(kind: MapGeometryKind, parts: Range<Int32>)] = []
  private var attribution: String?
  private var attributions: [String: String] = [:]
  private var isSchematic = false
  /// The feature that is read, and below the part and the position, for errors.
  private var feature: Int?
  var part: Int?
  var position: Int?

  private init(_ bytes: [UInt8], language: String?) {
    scanner = JSONScanner(bytes)
    tags = OSMTags(language: language)
  }

  /// Reads a map from bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, UTF-8.
  ///   - file: The name that errors give.
  ///   - language: The language of names, such as `ru` for `name:ru`; nil for local names.
  /// - Returns: The map, projected and indexed.
  /// - Throws: ``GeoJSONError`` that says what is wrong, in which feature and coordinate.
  public static func read(
    _ bytes: [UInt8], named file: String, language: String? = nil
  ) throws(GeoJSONError) -> MapData {
    var reader = GeoJSONReader(bytes, language: language)
    do throws(Problem) {
      return try reader.readFile()
    } catch {
      throw GeoJSONError(
        file: file, line: reader.scanner.line, feature: reader.feature, part: reader.part,
        position: reader.position, problem: error)
    }
  }

  /// Reads a map from a file.
  ///
  /// - Throws: ``GeoJSONError`` if it cannot be read or is broken.
  public static func read(
    contentsOf url: URL, language: String? = nil
  ) throws(GeoJSONError) -> MapData {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw GeoJSONError(
        file: url.lastPathComponent, problem: .unreadable(error.localizedDescription))
    }
    return try read([UInt8](data), named: url.lastPathComponent, language: language)
  }

  private mutating func readFile() throws(Problem) -> MapData {
    try readObject(depth: 0)
    commit()
    guard scanner.isAtEnd() else { throw scanner.unexpected("the end of the file") }
    var data = builder.finish(attribution: attribution, isSchematic: isSchematic)
    data.attributions = attributions
    return data
  }

  /// Reads a collection, a feature or a geometry, whichever it turns out to be.
  private mutating func readObject(depth: Int) throws(Problem) {
    guard depth < 64 else { throw .nestedTooDeeply }
    try scanner.expect(UInt8(ascii: "{"), "an object")
    var object = GeoJSONObject()
    var isFirst = true
    while try scanner.next(closing: UInt8(ascii: "}"), isFirst: &isFirst) {
      try readMember(of: &object, depth: depth)
    }
    try finish(object)
  }

  private mutating func readMember(of object: inout GeoJSONObject, depth: Int) throws(Problem) {
    switch try scanner.key() {
    case "type": object.type = try scanner.string()
    case "coordinates": object.coordinates = try readCoordinates()
    case "geometry":
      object.hasGeometry = true
      if try !takeNull() { try readObject(depth: depth + 1) }
    case "geometries":
      object.hasGeometry = true
      try readList { reader, _ throws(Problem) in try reader.readObject(depth: depth + 1) }
    case "properties": try readProperties(depth: 0)
    case "features":
      object.hasFeatures = true
      try readList { reader, index throws(Problem) in
        reader.feature = index
        try reader.readObject(depth: depth + 1)
      }
      feature = nil
    case "attribution" where depth == 0 && scanner.peek() == UInt8(ascii: "\""):
      attribution = try scanner.string()
    case let key
    where key.hasPrefix("attribution:") && depth == 0 && scanner.peek() == UInt8(ascii: "\""):
      attributions[String(key.dropFirst("attribution:".count))] = try scanner.string()
    case "schematic" where depth == 0 && scanner.peek() == UInt8(ascii: "t"):
      isSchematic = try scanner.scalar() == "true"
    default: try scanner.skipValue()
    }
  }

  private mutating func readList(
    _ readElement: (inout GeoJSONReader, Int) throws(Problem) -> Void
  ) throws(Problem) {
    try scanner.expect(UInt8(ascii: "["), "a list")
    var isFirst = true
    var index = 0
    while try scanner.next(closing: UInt8(ascii: "]"), isFirst: &isFirst) {
      try readElement(&self, index)
      index += 1
    }
  }

  private mutating func takeNull() throws(Problem) -> Bool {
    guard scanner.peek() == UInt8(ascii: "n") else { return false }
    return try scanner.scalar() == "null"
  }

  /// Reads tags; those of osmtogeojson may lie one level deeper.
  private mutating func readProperties(depth: Int) throws(Problem) {
    if try takeNull() { return }
    try scanner.expect(UInt8(ascii: "{"), "an object of properties")
    var isFirst = true
    while try scanner.next(closing: UInt8(ascii: "}"), isFirst: &isFirst) {
      let key = try scanner.key()
      switch scanner.peek() {
      case UInt8(ascii: "\""): tags.add(key, try scanner.string())
      case UInt8(ascii: "{") where key == "tags" && depth == 0: try readProperties(depth: 1)
      case UInt8(ascii: "{"), UInt8(ascii: "["): try scanner.skipValue()
      default: tags.add(key, try scanner.scalar())
      }
    }
  }

  private mutating func finish(_ object: GeoJSONObject) throws(Problem) {
    guard let type = object.type else { throw .missing("type") }
    switch type {
    case "FeatureCollection":
      guard object.hasFeatures else { throw .missing("features") }
    case "Feature":
      guard object.hasGeometry else { throw .missing("geometry") }
      commit()
    case "GeometryCollection":
      guard object.hasGeometry else { throw .missing("geometries") }
    default:
      guard let geometry = GeoJSONGeometry(rawValue: type) else { throw .unknownType(type) }
      guard let coordinates = object.coordinates else { throw .missing("coordinates") }
      if let parts = try finish(geometry, coordinates) { pending.append((geometry.kind, parts)) }
    }
  }

  /// Makes features of the geometries read since the last, with the tags read.
  private mutating func commit() {
    defer {
      pending.removeAll(keepingCapacity: true)
      tags.removeAll()
    }
    guard let first = pending.first else { return }
    var isDrawn = false
    for geometry in pending {
      guard let featureClass = tags.featureClass(of: geometry.kind) else { continue }
      isDrawn = true
      builder.addFeature(geometry.kind, featureClass, parts: geometry.parts, name: tags.name)
    }
    if !isDrawn { builder.discard(from: first.parts.lowerBound) }
  }
}

/// The members of an object of GeoJSON, which may come in any order.
struct GeoJSONObject {
  var type: String?
  var coordinates: GeoJSONCoordinates?
  var hasGeometry = false
  var hasFeatures = false
}
