import Foundation
import MapPanel
import SwiftProtobuf

/// Reads one vector tile (Mapbox Vector Tile 2.1, and 1) with the layers of OpenMapTiles.
///
/// Layers and things that a map does not show are skipped. A feature that is broken is left out and
/// told of; the rest of its tile is drawn.
public struct VectorTileReader {
  typealias FeatureProblem = MapTilesError.FeatureProblem

  private let file: String
  private let source: TileAddress
  private let shown: TileAddress
  private let language: String?
  private var builder = MapDataBuilder()
  private var problems: [MapTilesError] = []

  /// Reads a tile from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The tile, packed by gzip or as it is, up to 8 MB when unpacked.
  ///   - address: The address of the tile.
  ///   - shown: A tile within it of which only the part is taken; nil for all of it.
  ///   - file: The name that errors give.
  ///   - language: The language of names, such as `ru` for `name:ru`; nil for local names.
  /// - Returns: The tile cut at its edges, and the features and layers that were left out.
  /// - Throws: ``MapTilesError`` if the bytes are no vector tile.
  public static func read(
    _ bytes: [UInt8], of address: TileAddress, showing shown: TileAddress? = nil,
    named file: String, language: String? = nil
  ) throws(MapTilesError) -> (data: MapData, problems: [MapTilesError]) {
    var reader = VectorTileReader(
      file: file, source: address, shown: shown ?? address, language: language)
    do throws(MapTilesError.Problem) {
      let tile = try parse(try TileCompression.unpack(bytes))
      for layer in tile.layers { reader.read(layer) }
    } catch {
      throw MapTilesError(file: file, tile: address, problem: error)
    }
    let data = reader.builder.finish(
      attribution: nil, isSchematic: false, tile: reader.shown.rect)
    return (data, reader.problems)
  }

  private init(file: String, source: TileAddress, shown: TileAddress, language: String?) {
    (self.file, self.source, self.shown, self.language) = (file, source, shown, language)
  }

  private static func parse(_ bytes: [UInt8]) throws(MapTilesError.Problem) -> VectorTile_Tile {
    var options = BinaryDecodingOptions()
    // Tiles nest three deep: layer, feature or value, and groups that nobody writes any more.
    options.messageDepthLimit = 8
    options.discardUnknownFields = true
    do {
      return try VectorTile_Tile(serializedBytes: bytes, options: options)
    } catch {
      throw .notATile("\(error)")
    }
  }

  private mutating func read(_ layer: VectorTile_Tile.Layer) {
    guard let kind = OpenMapTilesLayer(rawValue: layer.name) else { return }
    guard (1...2).contains(layer.version) else {
      return note(.version(layer.version), in: layer)
    }
    guard layer.extent > 0 else { return note(.extent(layer.extent), in: layer) }
    let tags = TileTagReader(layer, language: language)
    let window = TileWindow(of: shown, in: source, extent: Double(layer.extent))
    var (first, count): ((index: Int, problem: FeatureProblem)?, Int) = (nil, 0)
    for (index, feature) in layer.features.enumerated() {
      do throws(FeatureProblem) {
        try add(feature, kind, tags, window)
      } catch {
        if first == nil { first = (index, error) }
        count += 1
      }
    }
    if let first { note(.features(first: first.index, first.problem, count: count), in: layer) }
  }

  private mutating func note(
    _ problem: MapTilesError.LayerProblem, in layer: VectorTile_Tile.Layer
  ) {
    // A name is as long as its writer likes; forty letters tell any layer.
    let name = String(layer.name.prefix(40))
    problems.append(
      MapTilesError(file: file, tile: source, problem: .layer(name: name, reason: problem)))
  }

  private mutating func add(
    _ feature: VectorTile_Tile.Feature, _ layer: OpenMapTilesLayer, _ reader: TileTagReader,
    _ window: TileWindow
  ) throws(FeatureProblem) {
    let tags = try reader.tags(of: feature)
    guard let geometry = feature.type.kind, let look = layer.look(of: geometry, tags) else {
      return
    }
    let parts = try TileGeometry.parts(feature.geometry)
    let first = builder.nextPart
    switch look.kind {
    case .point: add(points: parts.joined(), window)
    case .line, .nameLine: add(lines: parts, window)
    case .area: add(rings: parts, window)
    }
    builder.addFeature(
      look.kind, look.featureClass, parts: first..<builder.nextPart, name: look.name)
  }

  /// The first of the points that lie in the tile: those in its buffer are its neighbours'.
  private mutating func add(points: some Sequence<CGPoint>, _ window: TileWindow) {
    guard let point = points.first(where: window.holds) else { return }
    add([point], window)
  }

  private mutating func add(lines: [[CGPoint]], _ window: TileWindow) {
    for line in lines where line.count > 1 {
      for run in LineClipping.clip(line, to: window.rect) { add(run, window) }
    }
  }

  private mutating func add(rings: [[CGPoint]], _ window: TileWindow) {
    for polygon in TileGeometry.polygons(rings) {
      let first = builder.nextPart
      for (index, ring) in polygon.enumerated() {
        let cut = PolygonClipping.clip(ring, to: window.overlapping)
        if index == 0, cut.isEmpty { break }
        if let start = cut.first { add(cut + [start], window) }
      }
      if builder.nextPart > first { builder.closePolygon(first..<builder.nextPart) }
    }
  }

  private mutating func add(_ points: [CGPoint], _ window: TileWindow) {
    for point in points { builder.add(window.place(of: point)) }
    builder.endPart()
  }
}

extension VectorTile_Tile.GeomType {
  fileprivate var kind: MapGeometryKind? {
    switch self {
    case .unknown: nil
    case .point: .point
    case .linestring: .line
    case .polygon: .area
    }
  }
}
