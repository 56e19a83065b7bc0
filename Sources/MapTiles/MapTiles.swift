import Foundation
import MapPanel
import Synchronization

/// A city offline: vector tiles of an MBTiles file with the layers of OpenMapTiles.
///
///     let city = try MapTiles(contentsOf: url, language: "ru")
///     Map(initialPosition: .automatic).mapSource(city)
///
/// Give it to maps as any other base, with `mapSource`. Tiles are read when a map needs them, and
/// the last ones are cached. A tile that is missing or broken leaves its neighbours whole: what its
/// parent shows stands in its place, and ``problems(covering:zoom:)`` and the picture's warnings
/// name it.
public final class MapTiles: MapSource {
  private let archive: TileArchive
  private let language: String?
  private let cache = Mutex(TileCache())

  /// The tiles drawn for one screen at most; more of them are too small to be told apart.
  static let tilesLimit = 256

  /// Opens an MBTiles file (MBTiles 1.3) with vector tiles.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - language: The language of names, such as `ru` for `name:ru`; nil for local names.
  /// - Throws: ``MapTilesError`` if it cannot be read or holds no vector tiles.
  public init(contentsOf url: URL, language: String? = nil) throws(MapTilesError) {
    archive = try TileArchive(url)
    self.language = language
  }

  /// The makers of the data, by the file's metadata.
  public var attribution: String? { archive.metadata.attribution }

  /// A Boolean value that is false: tiles hold surveyed lines.
  public var isSchematic: Bool { false }

  /// The zooms of which there are tiles; nearer ones enlarge the last, farther ones gather the
  /// first.
  public var zooms: ClosedRange<Int> { archive.metadata.zooms }

  /// The middle of what the file covers.
  public var center: GeoCoordinate {
    let bounds = archive.metadata.bounds
    return Mercator.coordinate(
      of: WorldPoint(x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2))
  }

  /// Returns the tiles that cover a rectangle, and the faults of those that are missing or broken.
  public func data(
    covering rect: WorldRect, zoom: Double
  ) -> (data: [MapData], problems: [any Error]) {
    var data: [MapData] = []
    var problems: [any Error] = []
    do throws(MapTilesError) {
      let (addresses, isCut) = try addresses(covering: rect, zoom: zoom)
      if isCut { problems.append(archive.error(.tooFarOut(limit: Self.tilesLimit))) }
      for address in addresses {
        let tile = tile(address)
        if let part = tile.data { data.append(part) }
        problems += tile.problems
      }
    } catch {
      problems.append(error)
    }
    return (data, problems)
  }

  /// Returns the faults of the tiles that cover a rectangle, as errors that name the tile.
  ///
  /// - Parameters:
  ///   - rect: In Web Mercator's square.
  ///   - zoom: From 0 for the world in 256 pt.
  /// - Returns: An error for each tile, layer or file with something wrong.
  public func problems(covering rect: WorldRect, zoom: Double) -> [MapTilesError] {
    data(covering: rect, zoom: zoom).problems.compactMap { $0 as? MapTilesError }
  }

  /// Returns the tiles to draw, and whether there were too many.
  private func addresses(
    covering rect: WorldRect, zoom: Double
  ) throws(MapTilesError) -> ([TileAddress], isCut: Bool) {
    guard zoom.isFinite, rect.minX.isFinite, rect.maxX.isFinite else { return ([], false) }
    let range = TileRange(
      covering: rect,
      zoom: min(zooms.upperBound, max(zooms.lowerBound, Int(max(0, min(30, zoom))))))
    if range.count <= Self.tilesLimit { return (range.addresses, false) }
    let found = try archive.addresses(in: range, limit: Self.tilesLimit + 1)
    return (Array(found.prefix(Self.tilesLimit)), found.count > Self.tilesLimit)
  }

  private func tile(_ address: TileAddress) -> TileCache.Entry {
    if let entry = cache.withLock({ $0[address] }) { return entry }
    let entry = read(address)
    cache.withLock { $0[address] = entry }
    return entry
  }

  /// Reads a tile; where there is none, or it is broken, its nearest parent's part.
  private func read(_ address: TileAddress) -> TileCache.Entry {
    var problems: [MapTilesError] = []
    do throws(MapTilesError) {
      if let (part, found) = try data(of: address, showing: address) {
        return TileCache.Entry(data: part, problems: found)
      }
      // Beyond the file's bounds nothing is missed.
      guard archive.metadata.covers(address) else { return TileCache.Entry() }
      problems.append(archive.error(.missing, address))
    } catch {
      problems.append(error)
    }
    return TileCache.Entry(data: parentData(of: address), problems: problems)
  }

  /// Returns the part of the nearest readable parent that shows a tile.
  private func parentData(of address: TileAddress) -> MapData? {
    var parent = address.parent
    while let source = parent, source.zoom >= zooms.lowerBound {
      if let found = try? data(of: source, showing: address) { return found.data }
      parent = source.parent
    }
    return nil
  }

  /// Decodes a tile, of which a part is shown; nil where there is none.
  private func data(
    of address: TileAddress, showing shown: TileAddress
  ) throws(MapTilesError) -> (data: MapData, problems: [MapTilesError])? {
    guard let bytes = try archive.bytes(of: address) else { return nil }
    return try VectorTileReader.read(
      bytes, of: address, showing: shown, named: archive.file, language: language)
  }
}
