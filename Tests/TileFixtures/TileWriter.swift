import Foundation
import MapPanel
import MapTiles

/// Writes vector tiles of things given by coordinates, as a maker of tiles would.
public struct TileWriter {
  /// Units of a tile's side.
  public var extent = 4096
  /// Units around a tile that are written too.
  public var buffer = 64
  public var version: UInt64 = 2
  /// Whether rings run the other way, as some tiles of version 1 have them.
  public var isReversed = false

  /// Creates a writer with the usual extent and OpenMapTiles' buffer.
  public init() {}

  /// A tile's bytes, not packed.
  public func tile(_ features: [TileFeature], at address: TileAddress) -> [UInt8] {
    var order: [String] = []
    var layers: [String: TileLayer] = [:]
    for feature in features {
      guard let (type, numbers) = encode(feature.geometry, at: address) else { continue }
      if layers[feature.layer] == nil { order.append(feature.layer) }
      layers[feature.layer, default: TileLayer()].add(feature.tags, type, numbers)
    }
    var tile = WireWriter()
    for name in order {
      guard let layer = layers[name] else { continue }
      tile.add(
        field: 3, bytes: layer.bytes(name: name, version: version, extent: UInt64(extent)))
    }
    return tile.bytes
  }

  /// The type and commands of a geometry; nil where nothing of it is in the tile.
  private func encode(
    _ geometry: TileFeature.Geometry, at address: TileAddress
  ) -> (type: UInt64, numbers: [UInt32])? {
    let reach = CGRect(x: 0, y: 0, width: extent, height: extent)
      .insetBy(dx: CGFloat(-buffer), dy: CGFloat(-buffer))
    var commands = GeometryCommands()
    switch geometry {
    case .point(let coordinate):
      let point = project(coordinate, address)
      guard reach.contains(point) else { return nil }
      commands.add([point], isClosed: false)
      return (1, commands.numbers)
    case .line(let line):
      for run in LineClipping.clip(line.map { project($0, address) }, to: reach) {
        commands.add(run, isClosed: false)
      }
      return commands.numbers.isEmpty ? nil : (2, commands.numbers)
    case .area(let rings):
      for ring in rings {
        let cut = PolygonClipping.clip(ring.map { project($0, address) }, to: reach)
        if !cut.isEmpty { commands.add(isReversed ? cut.reversed() : cut, isClosed: true) }
      }
      return commands.numbers.isEmpty ? nil : (3, commands.numbers)
    }
  }

  private func project(_ coordinate: GeoCoordinate, _ address: TileAddress) -> CGPoint {
    let place = Mercator.project(coordinate)
    let side = Double(1 << address.zoom)
    return CGPoint(
      x: (place.x * side - Double(address.x)) * Double(extent),
      y: (place.y * side - Double(address.y)) * Double(extent))
  }
}

/// A layer as it is gathered: keys and values once, features by their numbers.
private struct TileLayer {
  private var keys: [String] = []
  private var values: [String] = []
  private var keyNumbers: [String: UInt32] = [:]
  private var valueNumbers: [String: UInt32] = [:]
  private var features: [[UInt8]] = []

  mutating func add(
    _ tags: [(key: String, value: String)], _ type: UInt64, _ geometry: [UInt32]
  ) {
    var numbers: [UInt32] = []
    for (key, value) in tags {
      numbers.append(Self.number(key, &keys, &keyNumbers))
      numbers.append(Self.number(value, &values, &valueNumbers))
    }
    var feature = WireWriter()
    feature.add(field: 2, packed: numbers)
    feature.add(field: 3, number: type)
    feature.add(field: 4, packed: geometry)
    features.append(feature.bytes)
  }

  private static func number(
    _ text: String, _ list: inout [String], _ numbers: inout [String: UInt32]
  ) -> UInt32 {
    if let number = numbers[text] { return number }
    let number = UInt32(list.count)
    list.append(text)
    numbers[text] = number
    return number
  }

  func bytes(name: String, version: UInt64, extent: UInt64) -> [UInt8] {
    var layer = WireWriter()
    layer.add(field: 15, number: version)
    layer.add(field: 1, bytes: name.utf8)
    for feature in features { layer.add(field: 2, bytes: feature) }
    for key in keys { layer.add(field: 3, bytes: key.utf8) }
    for text in values {
      var value = WireWriter()
      if let number = UInt64(text) {
        value.add(field: 5, number: number)
      } else {
        value.add(field: 1, bytes: text.utf8)
      }
      layer.add(field: 4, bytes: value.bytes)
    }
    layer.add(field: 5, number: extent)
    return layer.bytes
  }
}

/// The commands of a geometry, with steps from point to point.
private struct GeometryCommands {
  private(set) var numbers: [UInt32] = []
  private var (x, y) = (0, 0)

  mutating func add(_ points: [CGPoint], isClosed: Bool) {
    guard let first = points.first else { return }
    numbers.append(1 << 3 | 1)
    step(to: first)
    if points.count > 1 {
      numbers.append(UInt32(points.count - 1) << 3 | 2)
      for point in points.dropFirst() { step(to: point) }
    }
    if isClosed { numbers.append(1 << 3 | 7) }
  }

  private mutating func step(to point: CGPoint) {
    let (nextX, nextY) = (Int(point.x.rounded()), Int(point.y.rounded()))
    numbers += [Self.zigzag(nextX - x), Self.zigzag(nextY - y)]
    (x, y) = (nextX, nextY)
  }

  private static func zigzag(_ number: Int) -> UInt32 {
    let number = Int32(truncatingIfNeeded: number)
    return UInt32(bitPattern: number << 1) ^ UInt32(bitPattern: number >> 31)
  }
}
