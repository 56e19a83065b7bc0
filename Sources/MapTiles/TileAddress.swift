import MapPanel

/// The address of a tile: of 2^zoom columns eastwards and as many rows southwards.
public struct TileAddress: Hashable, Sendable {
  /// The zoom, from 0 for the one tile of the world, up to 30.
  public let zoom: Int
  /// The column, from the antimeridian eastwards.
  public let x: Int
  /// The row, from the north southwards.
  public let y: Int

  /// The deepest zoom: its tiles are 4 cm wide, and its numbers fit into any format's.
  static let deepest = 30

  /// Creates an address; nil where there is no such tile.
  public init?(zoom: Int, x: Int, y: Int) {
    guard (0...Self.deepest).contains(zoom), (0..<1 << zoom).contains(x),
      (0..<1 << zoom).contains(y)
    else { return nil }
    (self.zoom, self.x, self.y) = (zoom, x, y)
  }

  /// The row in an MBTiles file, which counts from the south as TMS does.
  var rowFromSouth: Int { (1 << zoom) - 1 - y }

  /// The part of the world's square: powers of two, so that neighbours' edges are the same number.
  var rect: WorldRect {
    let side = 1 / Double(1 << zoom)
    return WorldRect(
      minX: Double(x) * side, minY: Double(y) * side, maxX: Double(x + 1) * side,
      maxY: Double(y + 1) * side)
  }

  /// The tile of which this is a quarter.
  var parent: TileAddress? { TileAddress(zoom: zoom - 1, x: x / 2, y: y / 2) }
}

extension TileAddress: CustomStringConvertible {
  /// The zoom, column and row, such as `14/10032/5180`.
  public var description: String { "\(zoom)/\(x)/\(y)" }
}

/// The tiles of a zoom that cover a rectangle.
struct TileRange {
  let zoom: Int
  /// Columns, which go round the world: those beyond its edges are its other side's.
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  init(covering rect: WorldRect, zoom: Int) {
    let side = Double(1 << zoom)
    func number(_ value: Double) -> Int { Int((max(-1, min(2, value)) * side).rounded(.down)) }
    let (left, right) = (number(rect.minX), number(rect.maxX))
    let last = (1 << zoom) - 1
    columns = right - left >= last ? 0...last : left...max(left, right)
    let top = min(last, max(0, number(rect.minY)))
    rows = top...max(top, min(last, max(0, number(rect.maxY))))
    self.zoom = zoom
  }

  var count: Int { columns.count * rows.count }

  /// The tiles row by row.
  var addresses: [TileAddress] {
    rows.flatMap { y in
      columns.compactMap { x in TileAddress(zoom: zoom, x: x & ((1 << zoom) - 1), y: y) }
    }
  }
}
