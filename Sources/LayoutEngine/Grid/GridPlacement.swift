// CSS Grid 1 §8: where items go.

/// An item's place in one axis, before and after automatic placement.
struct GridRange {
  /// The line that the range starts at, counted from the explicit grid's first; `nil` for
  /// automatic.
  var start: Int?
  var span: Int

  var end: Int? { start.map { $0 + span } }
}

extension GridRange {
  /// §8.3 and §8.4: from an item's lines.
  init(_ first: GridLine, _ second: GridLine, _ lines: GridLines) {
    let first = GridRange.resolve(first, isStart: true, lines)
    let second = GridRange.resolve(second, isStart: false, lines)
    switch (first, second) {
    case (.line(let start), .line(let end)):
      let low = min(start, end)
      self.init(start: low, span: start == end ? 1 : max(start, end) - low)
    case (.line(let start), .span(let span)): self.init(start: start, span: span)
    case (.line(let start), .spanNamed(let name, let count)):
      let end = min(lines.line(named: name, count, after: start), StyleLimits.gridLine)
      self.init(start: start, span: max(1, end - start))
    case (.line(let start), _): self.init(start: start, span: 1)
    case (.span(let span), .line(let end)): self.init(start: end - span, span: span)
    case (.spanNamed(let name, let count), .line(let end)):
      let start = max(lines.line(named: name, count, before: end), -StyleLimits.gridLine)
      self.init(start: start, span: max(1, end - start))
    case (_, .line(let end)): self.init(start: end - 1, span: 1)
    // §8.3.1: of two spans the first one counts, and one to a name is of one track.
    case (.span(let span), _), (.auto, .span(let span)): self.init(start: nil, span: span)
    default: self.init(start: nil, span: 1)
    }
  }

  /// Returns a line as a number from 0 at the explicit grid's start, within the engine's limits.
  private static func resolve(_ line: GridLine, isStart: Bool, _ lines: GridLines) -> GridLine {
    let limit = StyleLimits.gridLine
    switch line {
    case .auto, .line(0), .named(_, 0): return .auto
    case .line(let number):
      let number = min(max(number, -limit), limit)
      return .line(number > 0 ? number - 1 : lines.last + 1 + number)
    case .span(let count): return .span(min(max(count, 1), limit))
    case .area(let name): return .line(lines.edge(of: name, isStart: isStart))
    case .named(let name, let number):
      return .line(lines.line(named: name, min(max(number, -limit), limit)))
    case .spanNamed(let name, let count): return .spanNamed(name, min(max(count, 1), limit))
    }
  }
}

/// The occupied cells of a grid that grows in both axes; rows are major, whatever the flow.
struct GridOccupancy {
  private var rows: [[UInt64]] = []

  /// Returns a Boolean value that indicates whether no cell of an area is taken.
  func isFree(major: GridSpan, minor: GridSpan) -> Bool {
    for row in major.start..<max(major.start, min(major.end, rows.count)) {
      let words = rows[row]
      var column = minor.start
      while column < minor.end, column >> 6 < words.count {
        let bits = GridOccupancy.mask(column, minor.end)
        if words[column >> 6] & bits != 0 { return false }
        column = (column | 63) + 1
      }
    }
    return true
  }

  mutating func fill(major: GridSpan, minor: GridSpan) {
    while rows.count < major.end { rows.append([]) }
    for row in major.start..<major.end {
      let words = (minor.end + 63) >> 6
      if rows[row].count < words {
        rows[row].append(contentsOf: repeatElement(0, count: words - rows[row].count))
      }
      var column = minor.start
      while column < minor.end {
        rows[row][column >> 6] |= GridOccupancy.mask(column, minor.end)
        column = (column | 63) + 1
      }
    }
  }

  /// Returns the bits of one word from a column up to an end.
  private static func mask(_ column: Int, _ end: Int) -> UInt64 {
    let count = min(end, (column | 63) + 1) - column
    let ones = count == 64 ? UInt64.max : (1 << UInt64(count)) - 1
    return ones << UInt64(column & 63)
  }
}

/// §8.5: places items into an implicit grid, in terms of the flow's major axis (rows, for `row`).
struct GridPlacement {
  /// The tracks before the explicit grid, and all tracks, in each axis.
  private(set) var minorBefore = 0
  private(set) var majorBefore = 0
  private(set) var minorCount: Int
  private(set) var majorCount: Int
  private(set) var placed: [(major: GridSpan, minor: GridSpan)]
  private var occupancy = GridOccupancy()
  private let isDense: Bool

  init(
    _ items: [(major: GridRange, minor: GridRange)], majorTracks: Int, minorTracks: Int,
    isDense: Bool
  ) {
    self.isDense = isDense
    minorCount = minorTracks
    majorCount = majorTracks
    let unplaced = GridSpan(start: -1, end: -1)
    placed = Array(repeating: (unplaced, unplaced), count: items.count)
    for item in items {
      minorBefore = max(minorBefore, -(item.minor.start ?? 0))
      majorBefore = max(majorBefore, -(item.major.start ?? 0))
    }
    minorCount += minorBefore
    majorCount += majorBefore
    placeDefinite(items)
    placeLockedToMajor(items)
    growMinor(items)
    placeRest(items)
  }

  /// Step 1: items with a place in both axes.
  private mutating func placeDefinite(_ items: [(major: GridRange, minor: GridRange)]) {
    for (index, item) in items.enumerated() {
      guard let major = item.major.start, let minor = item.minor.start else { continue }
      put(index, item, major: major + majorBefore, minor: minor + minorBefore)
    }
  }

  /// Step 2: items with a place in the major axis, each in the first gap (after the last that this
  /// step put there, if not dense).
  private mutating func placeLockedToMajor(_ items: [(major: GridRange, minor: GridRange)]) {
    var cursors: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      guard let start = item.major.start, item.minor.start == nil else { continue }
      let major = span(start + majorBefore, item.major)
      var minor = isDense ? 0 : cursors[major.start] ?? 0
      while !occupancy.isFree(major: major, minor: span(minor, item.minor)) { minor += 1 }
      put(index, item, major: major.start, minor: minor)
      cursors[major.start] = minor + item.minor.span
    }
  }

  /// Step 3: the minor axis is as long as any item needs.
  private mutating func growMinor(_ items: [(major: GridRange, minor: GridRange)]) {
    for item in items {
      let start = item.minor.start.map { $0 + minorBefore } ?? 0
      minorCount = max(minorCount, start + item.minor.span)
    }
  }

  /// Step 4: everything else, from the cursor on, or from the start if dense.
  private mutating func placeRest(_ items: [(major: GridRange, minor: GridRange)]) {
    var cursor = (major: 0, minor: 0)
    for (index, item) in items.enumerated() where item.major.start == nil {
      if isDense { cursor = (0, 0) }
      if let start = item.minor.start {
        let minor = start + minorBefore
        if !isDense, minor < cursor.minor { cursor.major += 1 }
        cursor.minor = minor
        while !isFree(item, cursor) { cursor.major += 1 }
      } else {
        while cursor.minor + item.minor.span > minorCount || !isFree(item, cursor) {
          cursor.minor += 1
          if cursor.minor + item.minor.span > minorCount { cursor = (cursor.major + 1, 0) }
        }
      }
      put(index, item, major: cursor.major, minor: cursor.minor)
    }
  }

  private func isFree(
    _ item: (major: GridRange, minor: GridRange), _ cursor: (major: Int, minor: Int)
  ) -> Bool {
    occupancy.isFree(
      major: span(cursor.major, item.major), minor: span(cursor.minor, item.minor))
  }

  private func span(_ start: Int, _ range: GridRange) -> GridSpan {
    GridSpan(start: start, end: start + range.span)
  }

  private mutating func put(
    _ index: Int, _ item: (major: GridRange, minor: GridRange), major: Int, minor: Int
  ) {
    let place = (span(major, item.major), span(minor, item.minor))
    occupancy.fill(major: place.0, minor: place.1)
    placed[index] = place
    majorCount = max(majorCount, place.0.end)
    minorCount = max(minorCount, place.1.end)
  }
}
