import Foundation
import GRDB
import MapPanel

/// An MBTiles file: what its tables hold.
struct TileArchive: Sendable {
  /// The file's name, for errors.
  let file: String
  let metadata: TileMetadata
  private let database: DatabaseQueue

  init(_ url: URL) throws(MapTilesError) {
    file = url.lastPathComponent
    var configuration = Configuration()
    configuration.readonly = true
    do {
      database = try DatabaseQueue(path: url.path, configuration: configuration)
      metadata = try database.read { try TileMetadata($0) }
    } catch let problem as MapTilesError.Problem {
      throw MapTilesError(file: file, problem: problem)
    } catch {
      throw MapTilesError(file: file, problem: .unreadable(Self.reason(error)))
    }
  }

  /// An error about the file or one of its tiles.
  func error(_ problem: MapTilesError.Problem, _ tile: TileAddress? = nil) -> MapTilesError {
    MapTilesError(file: file, tile: tile, problem: problem)
  }

  /// The bytes of a tile as they are stored; nil if there is none.
  func bytes(of address: TileAddress) throws(MapTilesError) -> [UInt8]? {
    let value: DatabaseValue?
    do {
      value = try database.read { database in
        try DatabaseValue.fetchOne(
          database,
          sql: """
            SELECT tile_data FROM tiles
            WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?
            """,
          arguments: [address.zoom, address.x, address.rowFromSouth])
      }
    } catch {
      throw self.error(.unreadable(Self.reason(error)), address)
    }
    switch value?.storage {
    case .blob(let data): return [UInt8](data)
    case nil: return nil
    default: throw self.error(.notATile("they are no blob"), address)
    }
  }

  /// The tiles that there are in a range, those nearest to its middle first.
  func addresses(in range: TileRange, limit: Int) throws(MapTilesError) -> [TileAddress] {
    let last = (1 << range.zoom) - 1
    // Columns beyond the edge of the world are found by taking all of them.
    let isWithin = range.columns.lowerBound >= 0 && range.columns.upperBound <= last
    let columns = isWithin ? range.columns : 0...last
    let middle = (
      x: (columns.lowerBound + columns.upperBound) / 2,
      row: last - (range.rows.lowerBound + range.rows.upperBound) / 2
    )
    do {
      return try database.read { database in
        let rows = try Row.fetchCursor(
          database,
          sql: """
            SELECT tile_column, tile_row FROM tiles
            WHERE zoom_level = ? AND tile_column BETWEEN ? AND ? AND tile_row BETWEEN ? AND ?
            ORDER BY max(abs(tile_column - ?), abs(tile_row - ?)), tile_row DESC, tile_column
            LIMIT ?
            """,
          arguments: [
            range.zoom, columns.lowerBound, columns.upperBound, last - range.rows.upperBound,
            last - range.rows.lowerBound, middle.x, middle.row, limit,
          ])
        return try Self.addresses(rows, zoom: range.zoom)
      }
    } catch {
      throw self.error(.unreadable(Self.reason(error)))
    }
  }

  private static func addresses(_ rows: RowCursor, zoom: Int) throws -> [TileAddress] {
    var found: [TileAddress] = []
    while let row = try rows.next() {
      guard let x = row[0] as DatabaseValue?, let y = row[1] as DatabaseValue?,
        case .int64(let column) = x.storage, case .int64(let fromSouth) = y.storage,
        let address = TileAddress(
          zoom: zoom, x: Int(column), y: (1 << zoom) - 1 - Int(fromSouth))
      else { continue }
      found.append(address)
    }
    return found
  }

  /// SQLite's words, without the statement that met the error.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DatabaseError else { return "\(error)" }
    return error.message ?? "SQLite's error \(error.resultCode.rawValue)"
  }
}
