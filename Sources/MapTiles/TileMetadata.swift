import MapPanel
import SQLiteStorage

/// The metadata of an MBTiles file (MBTiles 1.3, section Metadata).
struct TileMetadata: Sendable {
  let zooms: ClosedRange<Int>
  /// The rectangle that the tiles cover.
  let bounds: WorldRect
  let attribution: String?

  init(_ database: SQLiteFile) throws {
    guard try database.has("tiles") else {
      throw MapTilesError.Problem.noTiles
    }
    let values = try Self.values(database)
    if let format = values["format"], format.lowercased() != "pbf" {
      throw MapTilesError.Problem.format(format)
    }
    zooms = try Self.zooms(values, database)
    attribution = values["attribution"].map(Self.withoutMarkup).flatMap { $0.isEmpty ? nil : $0 }
    bounds = try Self.bounds(values["bounds"]) ?? Self.bounds(ofTiles: zooms.upperBound, database)
  }

  /// Returns a Boolean value that indicates whether a tile is one of those that the file should
  /// have.
  func covers(_ address: TileAddress) -> Bool {
    let rect = address.rect
    // Bounds are written in degrees, and rounded: a 256th of a tile is not missed.
    let least = rect.width / 256
    return min(rect.maxX, bounds.maxX) - max(rect.minX, bounds.minX) > least
      && min(rect.maxY, bounds.maxY) - max(rect.minY, bounds.minY) > least
  }

  private static func values(_ database: SQLiteFile) throws -> [String: String] {
    guard try database.has("metadata") else { return [:] }
    var values: [String: String] = [:]
    for row in try database.rows("SELECT CAST(name AS TEXT), CAST(value AS TEXT) FROM metadata") {
      if let name = row[0].string, let value = row[1].string { values[name] = value }
    }
    return values
  }

  private static func zooms(
    _ values: [String: String], _ database: SQLiteFile
  ) throws -> ClosedRange<Int> {
    func zoom(_ key: String, _ aggregate: String) throws -> Int {
      guard let value = values[key] else {
        let found = try database.rows("SELECT \(aggregate)(zoom_level) FROM tiles")
        guard let zoom = found.first?.first?.int,
          (0...TileAddress.deepest).contains(zoom)
        else { throw MapTilesError.Problem.noTiles }
        return zoom
      }
      guard let zoom = Int(value), (0...TileAddress.deepest).contains(zoom) else {
        throw MapTilesError.Problem.metadata(key: key, value: value)
      }
      return zoom
    }
    let (low, high) = (try zoom("minzoom", "min"), try zoom("maxzoom", "max"))
    guard low <= high else {
      throw MapTilesError.Problem.metadata(key: "minzoom", value: "\(low)")
    }
    return low...high
  }

  /// Bounds as west, south, east and north in degrees.
  private static func bounds(_ text: String?) throws -> WorldRect? {
    guard let text else { return nil }
    let degrees = text.split(separator: ",").map { part in
      Double(part.filter { !$0.isWhitespace }) ?? .nan
    }
    guard degrees.count == 4, degrees.allSatisfy({ abs($0) <= 360 }), degrees[0] < degrees[2],
      degrees[1] < degrees[3]
    else { throw MapTilesError.Problem.metadata(key: "bounds", value: text) }
    let northWest = Mercator.project(GeoCoordinate(latitude: degrees[3], longitude: degrees[0]))
    let southEast = Mercator.project(GeoCoordinate(latitude: degrees[1], longitude: degrees[2]))
    return WorldRect(
      minX: northWest.x, minY: northWest.y, maxX: southEast.x, maxY: southEast.y)
  }

  /// Returns the rectangle around the tiles of a zoom, for a file that does not say its bounds.
  private static func bounds(ofTiles zoom: Int, _ database: SQLiteFile) throws -> WorldRect {
    let rows = try database.rows(
      """
      SELECT min(tile_column), max(tile_column), min(tile_row), max(tile_row) FROM tiles
      WHERE zoom_level = ?
      """, [.integer(Int64(zoom))])
    let numbers = rows.first?.compactMap(\.int) ?? []
    let last = (1 << zoom) - 1
    guard numbers.count == 4,
      let first = TileAddress(zoom: zoom, x: numbers[0], y: last - numbers[3]),
      let final = TileAddress(zoom: zoom, x: numbers[1], y: last - numbers[2])
    else { throw MapTilesError.Problem.noTiles }
    return WorldRect(
      minX: first.rect.minX, minY: first.rect.minY, maxX: final.rect.maxX, maxY: final.rect.maxY)
  }

  /// Returns a text of which HTML's marks are left out, and its usual entities resolved.
  static func withoutMarkup(_ html: String) -> String {
    var text = ""
    var isMark = false
    for character in html {
      if character == "<" { isMark = true }
      if !isMark { text.append(character) }
      if character == ">" { isMark = false }
    }
    for (entity, character) in [("&copy;", "©"), ("&nbsp;", " "), ("&quot;", "\""), ("&amp;", "&")]
    {
      text = text.split(separator: entity, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SQLiteFile {
  /// Returns a Boolean value that indicates whether there is a table or a view of a name.
  fileprivate func has(_ name: String) throws(Failure) -> Bool {
    let names = "SELECT 1 FROM sqlite_master WHERE type IN ('table', 'view') AND lower(name) = ?"
    return try !rows(names, [.text(name)]).isEmpty
  }
}
