import DisplayList
import Foundation

/// The cells that a symbol covers, of a hundredth of the font's size each: enough to tell connected
/// components from each other.
struct SymbolGrid {
  private let origin: CGPoint
  /// A multiple of 64.
  private let columns: Int
  private let height: Int
  /// The covered cells as bits, row by row, 64 cells a word, the first one in its lowest bit.
  private var words: [UInt64]
  /// The free cells at each side: the widest margin does not pass to another row.
  private static let border = 5

  /// Creates an empty grid with free cells at each side of a rectangle.
  init(around box: CGRect) {
    let border = CGFloat(Self.border)
    origin = CGPoint(x: box.minX - border, y: box.minY - border)
    columns = (Int(box.width) + 1 + 2 * Self.border + 63) / 64 * 64
    height = Int(box.height) + 1 + 2 * Self.border
    words = Array(repeating: 0, count: columns / 64 * height)
  }

  private subscript(cell: Int) -> Bool {
    get { words[cell >> 6] >> UInt64(cell & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(cell & 63)
      if newValue { words[cell >> 6] |= bit } else { words[cell >> 6] &= ~bit }
    }
  }

  /// The covered cells in order.
  private var covered: [Int] {
    var cells: [Int] = []
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        cells.append(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return cells
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
    for cell in covered {
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
      where self[row * columns + column] != covers
        && SymbolCrease.distance(middle(column, row), a, b) <= reach
      {
        self[row * columns + column] = covers
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
            self[row * columns + column] = covers
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
    var waiting = self
    var components: [[Int]] = []
    for start in covered where waiting[start] {
      var (component, next) = ([start], 0)
      waiting[start] = false
      while next < component.count {
        forEachNeighbour(of: component[next], byCorners: byCorners) { cell in
          guard waiting[cell] else { return }
          waiting[cell] = false
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
    forEachNeighbour(of: cell) { if whole[$0] && !self[$0] { isBeside = true } }
    return isBeside
  }

  /// Calls a closure with the cells at a cell's sides, and with those at its corners if asked to.
  private func forEachNeighbour(of cell: Int, byCorners: Bool = false, _ body: (Int) -> Void) {
    let column = cell % columns
    let sides = (column > 0 ? -1 : 0)...(column < columns - 1 ? 1 : 0)
    if cell >= columns { body(cell - columns) }
    if cell + columns < columns * height { body(cell + columns) }
    for side in sides where side != 0 {
      body(cell + side)
      guard byCorners else { continue }
      if cell >= columns { body(cell - columns + side) }
      if cell + columns < columns * height { body(cell + columns + side) }
    }
  }

  // MARK: Discs

  /// Returns the cells at which the middle of a disc may be that is within what is covered.
  func middles(ofDiscsOf radius: CGFloat) -> SymbolGrid { swept(radius) { $0 & $1 } }

  /// Returns the grid with the cells covered that are no farther than a distance from a covered
  /// one.
  func widened(_ reach: CGFloat) -> SymbolGrid { swept(reach) { $0 | $1 } }

  /// Combines each cell with all that are no farther than a distance, 64 cells at a time: rows that
  /// have been combined along themselves are laid over each other.
  private func swept(
    _ radius: CGFloat, _ combine: (UInt64, UInt64) -> UInt64
  ) -> SymbolGrid {
    var (swept, band, reach) = (self, self, 0)
    for rows in (0...Int(radius)).reversed() {
      let half = Int((radius * radius - CGFloat(rows * rows)).squareRoot())
      while reach < half {
        reach += 1
        band.overlay(self, by: reach, combine)
        band.overlay(self, by: -reach, combine)
      }
      swept.overlay(band, by: rows * columns, combine)
      if rows > 0 { swept.overlay(band, by: -rows * columns, combine) }
    }
    return swept
  }

  /// Combines each cell with the one that stands some numbers before it in another grid as large
  /// as this; before the first one and behind the last one nothing is covered.
  private mutating func overlay(
    _ other: SymbolGrid, by cells: Int, _ combine: (UInt64, UInt64) -> UInt64
  ) {
    // Rounded down, also for steps back.
    let (words, bits) = (cells >> 6, cells & 63)
    func word(_ index: Int) -> UInt64 {
      index >= 0 && index < other.words.count ? other.words[index] : 0
    }
    var lower = word(-words - 1)
    for index in self.words.indices {
      let upper = word(index - words)
      self.words[index] = combine(self.words[index], upper << bits | lower >> (64 - bits))
      lower = upper
    }
  }

  /// Returns the distance of a cell from the nearest covered one, if there is one no farther than
  /// some cells along both axes.
  private func distance(of cell: Int, within reach: Int) -> CGFloat {
    let (column, row) = (cell % columns, cell / columns)
    var least = Int.max
    for y in max(0, row - reach)...min(height - 1, row + reach) {
      for x in max(0, column - reach)...min(columns - 1, column + reach)
      where self[y * columns + x] {
        least = min(least, (x - column) * (x - column) + (y - row) * (y - row))
      }
    }
    return least == .max ? .infinity : CGFloat(least).squareRoot()
  }

  /// Returns the path of what is farther than a distance from another grid's covered cells, about
  /// the covered cells of this: its edge is where the distance is reached between the cells'
  /// middles.
  func path(beyond reach: CGFloat, from other: SymbolGrid) -> Path {
    var distances: [Int: CGFloat] = [:]
    // Two neighbours, and one more.
    func distance(of cell: Int) -> CGFloat {
      if let known = distances[cell] { return known }
      let distance = other.distance(of: cell, within: Int(reach) + 3)
      distances[cell] = distance
      return distance
    }
    // A square reaches from a cell's middle to that of the next one in the next row.
    let steps = [0, 1, columns + 1, columns]
    let inner = 0..<columns * (height - 1) - 1
    let squares = Set(covered.flatMap { cell in steps.map { cell - $0 } }).filter(inner.contains)
    return Path { path in
      var whole: Range<Int>?
      func endRow() {
        guard let cells = whole else { return }
        let place = middle(cells.lowerBound % columns, cells.lowerBound / columns)
        path.addRect(CGRect(x: place.x, y: place.y, width: CGFloat(cells.count), height: 1))
        whole = nil
      }
      for cell in squares.sorted() {
        let corners = steps.map { cell + $0 }
        if corners.allSatisfy({ distance(of: $0) > reach }) {
          if whole?.upperBound != cell { endRow() }
          whole = (whole?.lowerBound ?? cell)..<cell + 1
          continue
        }
        endRow()
        let places = corners.map { middle($0 % columns, $0 / columns) }
        path.addPolygon(Self.corner(places, corners.map { distance(of: $0) - reach }))
      }
      endRow()
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

  /// Returns the cells that another grid, as large as this, does not cover.
  func without(_ other: SymbolGrid) -> SymbolGrid {
    var rest = self
    rest.overlay(other, by: 0) { $0 & ~$1 }
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
        return dx * dx + dy * dy <= 9 && self[y * columns + x] ? y * columns + x : nil
      }
    }
  }

  /// A Boolean value that indicates whether nothing is covered.
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  mutating func remove(_ cells: [Int]) {
    for cell in cells { self[cell] = false }
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
