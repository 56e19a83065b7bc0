import Foundation
import MapPanel
import SQLiteStorage

/// An MBTiles file: what its tables hold.
struct TileArchive: Sendable {
  /// The file's name, for errors.
  let file: String
  let metadata: TileMetadata
  private let database: SQLiteFile

  init(_ url: URL) throws(MapTilesError) {
    file = url.lastPathComponent
    do {
      database = try SQLiteFile(path: url.path, .read)
      metadata = try TileMetadata(database)
    } catch let problem as MapTilesError.Problem {
      throw MapTilesError(file: file, problem: problem)
    } catch {
      throw MapTilesError(file: file, problem: .unreadable("\(error)"))
    }
  }

  /// Returns an error about the file or one of its tiles.
  func error(_ problem: MapTilesError.Problem, _ tile: TileAddress? = nil) -> MapTilesError {
    MapTilesError(file: file, tile: tile, problem: problem)
  }

  /// Returns the bytes of a tile as they are stored; nil if there is none.
  func bytes(of address: TileAddress) throws(MapTilesError) -> [UInt8]? {
    let rows = try rows(
      """
      SELECT tile_data FROM tiles
      WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?
      LIMIT 1
      """, [address.zoom, address.x, address.rowFromSouth], address)
    switch rows.first?.first {
    case .blob(let bytes): return bytes
    case nil, .null: return nil
    default: throw error(.notATile("they are no blob"), address)
    }
  }

  private func rows(
    _ sql: String, _ numbers: [Int], _ tile: TileAddress? = nil
  ) throws(MapTilesError) -> [[SQLiteFile.Value]] {
    do {
      return try database.rows(sql, numbers.map { .integer(Int64($0)) })
    } catch {
      throw self.error(.unreadable("\(error)"), tile)
    }
  }

  /// Returns the tiles that there are in a range, those nearest to its middle first.
  func addresses(in range: TileRange, limit: Int) throws(MapTilesError) -> [TileAddress] {
    let last = (1 << range.zoom) - 1
    // Columns beyond the edge of the world are found by taking all of them.
    let isWithin = range.columns.lowerBound >= 0 && range.columns.upperBound <= last
    let columns = isWithin ? range.columns : 0...last
    let middle = (
      x: (columns.lowerBound + columns.upperBound) / 2,
      row: last - (range.rows.lowerBound + range.rows.upperBound) / 2
    )
    let rows = try rows(
      """
      SELECT tile_column, tile_row FROM tiles
      WHERE zoom_level = ? AND tile_column BETWEEN ? AND ? AND tile_row BETWEEN ? AND ?
      ORDER BY max(abs(tile_column - ?), abs(tile_row - ?)), tile_row DESC, tile_column
      LIMIT ?
      """,
      [
        range.zoom, columns.lowerBound, columns.upperBound, last - range.rows.upperBound,
        last - range.rows.lowerBound, middle.x, middle.row, limit,
      ])
    return rows.compactMap { row in
      guard let column = row[0].int, let fromSouth = row[1].int else { return nil }
      return TileAddress(zoom: range.zoom, x: column, y: last - fromSouth)
    }
  }
}
