import DisplayList
import Foundation

/// The cells that a symbol covers, of a hundredth of the font's size each: enough to tell connected
/// components from each other.
struct SymbolGrid {
  private let origin: CGPoint
  private let columns: Int
  private let height: Int
  private var isCovered: [Bool]

  /// Creates an empty grid with a free cell at each side of a rectangle.
  init(around box: CGRect) {
    origin = CGPoint(x: box.minX - 1, y: box.minY - 1)
    columns = Int(box.width) + 3
    height = Int(box.height) + 3
    isCovered = Array(repeating: false, count: columns * height)
  }

  /// Creates the grid of a symbol's ink.
  init(of parts: [SymbolArtwork.Part]) {
    let box = parts.inkRect
    self.init(around: box.isNull ? .zero : box)
    for part in parts {
      if let erases = part.erases(in: SymbolArtwork.Selection()) { draw(part, !erases) }
    }
  }

  /// Returns how far the ink reaches, to either side, on a line down to the right through a point:
  /// a line that ends before it leaves splinters of a corner.
  func reach(along point: CGPoint, within distance: CGFloat) -> CGFloat {
    var most: CGFloat = 0
    for cell in isCovered.indices where isCovered[cell] {
      let middle = middle(cell % columns, cell / columns)
      let (x, y) = (middle.x - point.x, middle.y - point.y)
      if abs(x - y) < distance * CGFloat(2).squareRoot() { most = max(most, abs(x + y) / 2) }
    }
    return most
  }

  /// Returns the rectangle of a cell by its number.
  private func rect(of cell: Int) -> CGRect {
    CGRect(
      x: origin.x + CGFloat(cell % columns),
      y: origin.y + CGFloat(cell / columns), width: 1, height: 1)
  }

  // MARK: Drawing

  /// Covers the cells whose middles lie in a part, or lays them open.
  mutating func draw(_ part: SymbolArtwork.Part, _ covers: Bool) {
    let lines = part.path.flattened()
    if part.isFilled { fill(lines, covers) }
    guard let width = part.strokeWidth else { return }
    for line in lines {
      if line.count == 1 { stroke(line[0], line[0], width / 2, covers) }
      for (a, b) in zip(line, line.dropFirst()) { stroke(a, b, width / 2, covers) }
    }
  }

  /// Draws a straight stroke with round ends.
  private mutating func stroke(_ a: CGPoint, _ b: CGPoint, _ reach: CGFloat, _ covers: Bool) {
    for row in span(min(a.y, b.y) - reach, max(a.y, b.y) + reach, origin.y, height) {
      for column in span(min(a.x, b.x) - reach, max(a.x, b.x) + reach, origin.x, columns)
      where isCovered[row * columns + column] != covers
        && SymbolCrease.distance(middle(column, row), a, b) <= reach
      {
        isCovered[row * columns + column] = covers
      }
    }
  }

  /// Fills closed lines by the nonzero rule.
  private mutating func fill(_ lines: [[CGPoint]], _ covers: Bool) {
    for row in 0..<height {
      var winding = 0
      var last = -CGFloat.infinity
      for (x, turn) in Self.crossings(of: lines, at: middle(0, row).y) {
        if winding != 0 {
          for column in span(last, x, origin.x, columns)
          where (last...x).contains(middle(column, row).x) {
            isCovered[row * columns + column] = covers
          }
        }
        (winding, last) = (winding + turn, x)
      }
    }
  }

  /// Returns where lines, closed each, cross a height, and in which direction, from left to right.
  private static func crossings(
    of lines: [[CGPoint]], at y: CGFloat
  ) -> [(x: CGFloat, turn: Int)] {
    lines.flatMap { line in
      zip(line, line.dropFirst() + line.prefix(1)).compactMap { a, b -> (x: CGFloat, turn: Int)? in
        guard (a.y <= y) != (b.y <= y) else { return nil }
        return (a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1)
      }
    }.sorted { $0.x < $1.x }
  }

  private func middle(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: origin.x + (CGFloat(column) + 0.5),
      y: origin.y + (CGFloat(row) + 0.5))
  }

  /// Returns the cells between two places, of as many as a row or a column has.
  private func span(
    _ from: CGFloat, _ to: CGFloat, _ origin: CGFloat, _ count: Int
  ) -> Range<Int> {
    func number(_ place: CGFloat) -> Int {
      Int(min(CGFloat(count), max(0, place - origin)))
    }
    return number(from)..<min(count, number(to) + 1)
  }

  // MARK: Components

  /// Returns the covered cells that hang together by their sides, or by their corners too, each
  /// component by itself.
  func components(byCorners: Bool = false) -> [[Int]] {
    var isWaiting = isCovered
    var components: [[Int]] = []
    for start in isWaiting.indices where isWaiting[start] {
      var (component, next) = ([start], 0)
      isWaiting[start] = false
      while next < component.count {
        forEachNeighbour(of: component[next], byCorners: byCorners) { cell in
          guard isWaiting[cell] else { return }
          isWaiting[cell] = false
          component.append(cell)
        }
        next += 1
      }
      components.append(component)
    }
    return components
  }

  /// Returns the rectangles of a component's rows.
  func rows(of component: [Int]) -> [CGRect] {
    component.sorted().reduce(into: []) { rows, cell in
      let rect = rect(of: cell)
      if let last = rows.last, last.minY == rect.minY, last.maxX == rect.minX {
        rows[rows.count - 1] = last.union(rect)
      } else {
        rows.append(rect)
      }
    }
  }

  /// Returns the longer side of the smallest rectangle around a component.
  func extent(of component: [Int]) -> CGFloat {
    let box = rows(of: component).reduce(CGRect.null) { $0.union($1) }
    return box.isNull ? 0 : max(box.width, box.height)
  }

  /// Returns a Boolean value that indicates whether a cell lies beside one that another grid, as
  /// large as this, covers and this does not.
  func touches(_ cell: Int, erasedFrom whole: SymbolGrid) -> Bool {
    var isBeside = false
    forEachNeighbour(of: cell) { if whole.isCovered[$0] && !isCovered[$0] { isBeside = true } }
    return isBeside
  }

  /// Calls a closure with the cells at a cell's sides, and with those at its corners if asked to.
  private func forEachNeighbour(of cell: Int, byCorners: Bool = false, _ body: (Int) -> Void) {
    let column = cell % columns
    let sides = (column > 0 ? -1 : 0)...(column < columns - 1 ? 1 : 0)
    if cell >= columns { body(cell - columns) }
    if cell + columns < isCovered.count { body(cell + columns) }
    for side in sides where side != 0 {
      body(cell + side)
      guard byCorners else { continue }
      if cell >= columns { body(cell - columns + side) }
      if cell + columns < isCovered.count { body(cell + columns + side) }
    }
  }

  // MARK: Distances

  /// Returns each cell's distance from the nearest place at which the middle of a disc may be that
  /// is within what is covered: what is farther than the radius is out of the disc's reach.
  func distances(fromDiscsOf radius: CGFloat) -> [CGFloat] {
    let inside = distances { !isCovered[$0] }
    return distances { inside[$0] > radius * radius }.map { $0.squareRoot() }
  }

  /// Returns the covered cells that are no farther than a distance.
  func within(_ reach: CGFloat, of distances: [CGFloat]) -> SymbolGrid {
    var near = self
    for cell in isCovered.indices where distances[cell] > reach { near.isCovered[cell] = false }
    return near
  }

  /// Returns the path of what is farther than a distance, about the covered cells: its edge is
  /// where the distance is reached between the cells' middles.
  func path(beyond reach: CGFloat, of distances: [CGFloat]) -> Path {
    Path { path in
      for row in 0..<(height - 1) {
        var begin: Int?
        for column in 0..<columns {
          let cell = row * columns + column
          let corners = [cell, cell + 1, cell + columns + 1, cell + columns]
          let isPart = column < columns - 1 && corners.contains { isCovered[$0] }
          let isWhole = isPart && corners.allSatisfy { distances[$0] > reach }
          if isWhole {
            if begin == nil { begin = column }
            continue
          }
          if let first = begin {
            let (from, to) = (middle(first, row), middle(column, row + 1))
            path.addRect(
              CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y))
            begin = nil
          }
          guard isPart else { continue }
          let places = corners.map { middle($0 % columns, $0 / columns) }
          path.addPolygon(Self.corner(places, corners.map { distances[$0] - reach }))
        }
      }
    }
  }

  /// Returns the part of a square with positive values, which change evenly along its sides.
  private static func corner(_ places: [CGPoint], _ values: [CGFloat]) -> [CGPoint] {
    var points: [CGPoint] = []
    for (index, value) in values.enumerated() {
      if value > 0 { points.append(places[index]) }
      let next = (index + 1) % values.count
      guard (value > 0) != (values[next] > 0) else { continue }
      let share = value / (value - values[next])
      let (a, b) = (places[index], places[next])
      points.append(CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share))
    }
    return points
  }

  /// Returns the grid with the cells covered that are no farther from a covered one.
  func widened(_ margin: CGFloat) -> SymbolGrid {
    let away = distances { isCovered[$0] }
    var wider = self
    for cell in isCovered.indices { wider.isCovered[cell] = away[cell] <= margin * margin }
    return wider
  }

  /// Returns the cells that another grid, as large as this, does not cover.
  func without(_ other: SymbolGrid) -> SymbolGrid {
    var rest = self
    for cell in isCovered.indices where other.isCovered[cell] { rest.isCovered[cell] = false }
    return rest
  }

  /// Returns a Boolean value that indicates whether cells that are not covered have covered ones
  /// about them in more places than one.
  func isParted(by cells: [Int]) -> Bool {
    var waiting = Set(cells.flatMap(cells(about:)))
    guard let first = waiting.popFirst() else { return false }
    var reached = [first]
    while let cell = reached.popLast() {
      forEachNeighbour(of: cell) { if waiting.remove($0) != nil { reached.append($0) } }
    }
    return !waiting.isEmpty
  }

  /// Returns the covered cells that are no farther than three from a cell.
  private func cells(about cell: Int) -> [Int] {
    let (column, row) = (cell % columns, cell / columns)
    return (max(0, row - 3)...min(height - 1, row + 3)).flatMap { y in
      (max(0, column - 3)...min(columns - 1, column + 3)).compactMap { x in
        let (dx, dy) = (x - column, y - row)
        return dx * dx + dy * dy <= 9 && isCovered[y * columns + x] ? y * columns + x : nil
      }
    }
  }

  /// A Boolean value that indicates whether nothing is covered.
  var isEmpty: Bool { !isCovered.contains(true) }

  mutating func remove(_ cells: [Int]) {
    for cell in cells { isCovered[cell] = false }
  }

  /// Returns the square of each cell's distance from the nearest one of some.
  private func distances(_ isOne: (Int) -> Bool) -> [CGFloat] {
    var squares = isCovered.indices.map { isOne($0) ? CGFloat(0) : Self.far }
    for column in 0..<columns { Self.spread(&squares, from: column, step: columns, height) }
    for row in 0..<height { Self.spread(&squares, from: row * columns, step: 1, columns) }
    return squares
  }

  /// A square of a distance that no grid has.
  private static let far: CGFloat = 1e9

  /// Makes each number of a line the least that a parabola over any of them has there, which adds
  /// the line's direction to the squares of distances.
  private static func spread(_ squares: inout [CGFloat], from start: Int, step: Int, _ count: Int) {
    let line = (0..<count).map { squares[start + $0 * step] }
    // The parabolas that are the lowest somewhere, and where each of them begins to be.
    var lowest: [Int] = []
    var begins: [CGFloat] = []
    for place in 0..<count where line[place] < far {
      var begin = -CGFloat.infinity
      while let last = lowest.last {
        let (a, b) = (CGFloat(last), CGFloat(place))
        begin = (line[place] + b * b - line[last] - a * a) / (2 * (b - a))
        guard begin <= begins[begins.count - 1] else { break }
        lowest.removeLast()
        begins.removeLast()
        begin = -.infinity
      }
      lowest.append(place)
      begins.append(begin)
    }
    guard !lowest.isEmpty else { return }
    var index = 0
    for place in 0..<count {
      while index + 1 < lowest.count, begins[index + 1] < CGFloat(place) { index += 1 }
      let way = CGFloat(place - lowest[index])
      squares[start + place * step] = line[lowest[index]] + way * way
    }
  }
}

extension Path {
  /// Adds a closed line between points; nothing for none.
  fileprivate mutating func addPolygon(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    closeSubpath()
  }
}
