import CDeflate
import Foundation
import MapPanel
import MapTiles
import SQLiteStorage

/// Writes MBTiles files.
public struct ArchiveWriter {
  /// What the file says of itself.
  public var metadata: [String: String]
  /// Tiles as they are stored, besides those that are made of features.
  public var stored: [TileAddress: [UInt8]?] = [:]
  public var tiles = TileWriter()

  /// Creates a writer of a file with some metadata.
  public init(metadata: [String: String] = ["format": "pbf"]) { self.metadata = metadata }

  /// Writes the tiles of zooms that features lie in; a stored tile takes a made one's place, and
  /// nil leaves it out.
  public func write(
    _ features: [TileFeature], zooms: ClosedRange<Int>, within bounds: WorldRect, to url: URL
  ) throws {
    let database = try SQLiteFile(path: url.path, .create)
    let statements = [
      "BEGIN", "CREATE TABLE metadata (name TEXT, value TEXT)",
      "CREATE TABLE tiles"
        + " (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)",
      "CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)",
    ]
    for statement in statements { try database.rows(statement) }
    for (name, value) in metadata.sorted(by: { $0.key < $1.key }) {
      try database.rows("INSERT INTO metadata VALUES (?, ?)", [.text(name), .text(value)])
    }
    for zoom in zooms {
      for address in Self.addresses(zoom, within: bounds) {
        let bytes = stored[address] ?? Self.pack(tiles.tile(features, at: address))
        guard let bytes else { continue }
        let place = [zoom, address.x, (1 << zoom) - 1 - address.y]
        try database.rows(
          "INSERT INTO tiles VALUES (?, ?, ?, ?)",
          place.map { .integer(Int64($0)) } + [.blob(bytes)])
      }
    }
    try database.rows("COMMIT")
  }

  private static func addresses(_ zoom: Int, within bounds: WorldRect) -> [TileAddress] {
    let side = Double(1 << zoom)
    let rows = Int(bounds.minY * side)...Int((bounds.maxY * side).rounded(.up)) - 1
    let columns = Int(bounds.minX * side)...Int((bounds.maxX * side).rounded(.up)) - 1
    return rows.flatMap { y in columns.compactMap { TileAddress(zoom: zoom, x: $0, y: y) } }
  }

  /// Bytes as gzip.
  public static func pack(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else { return bytes }
    defer { libdeflate_free_compressor(compressor) }
    let limit = libdeflate_gzip_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = libdeflate_gzip_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, limit)
    }
  }
}
