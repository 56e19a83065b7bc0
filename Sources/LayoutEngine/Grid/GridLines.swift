// CSS Grid 1 §7.2.2, §7.3.2 and §8.3: the lines of a grid and their names.

/// The lines of the explicit grid in one axis, numbered from 0.
struct GridLines {
  /// The number of explicit tracks, and of the last explicit line.
  var last = 0
  /// The lines of each name, in rising order.
  private var named: [String: [Int]] = [:]

  init() {}

  /// The lines that a template and areas make (§7.1: the explicit grid is as large as the larger
  /// one).
  init(_ template: GridTemplate, _ areas: [[String?]], _ axis: GridAxis) {
    let areaTracks = axis == .columns ? areas.reduce(0) { max($0, $1.count) } : areas.count
    last = max(template.sizes.count, areaTracks)
    for (name, line) in template.names { named[name, default: []].append(line) }
    guard !areas.isEmpty else { return }
    for (name, span) in GridLines.spans(of: areas, axis) {
      named[name + "-start", default: []].append(span.start)
      named[name + "-end", default: []].append(span.end)
    }
    for name in named.keys { named[name]?.sort() }
  }

  /// Returns the areas' rows or columns by name; the bounding box, if a name's cells are no
  /// rectangle.
  private static func spans(of areas: [[String?]], _ axis: GridAxis) -> [String: GridSpan] {
    var spans: [String: GridSpan] = [:]
    for (row, names) in areas.enumerated() {
      for (column, name) in names.enumerated() {
        guard let name else { continue }
        let index = axis == .columns ? column : row
        let old = spans[name] ?? GridSpan(start: index, end: index + 1)
        spans[name] = GridSpan(start: min(old.start, index), end: max(old.end, index + 1))
      }
    }
    return spans
  }

  /// Returns the edge of the area of a name, or else the first line of that name.
  func edge(of name: String, isStart: Bool) -> Int {
    named[name + (isStart ? "-start" : "-end")]?.first ?? line(named: name, 1)
  }

  /// Returns the line of a number among those of a name; further ones are in the implicit grid.
  func line(named name: String, _ number: Int) -> Int {
    number > 0
      ? line(named: name, number, after: -1) : line(named: name, -number, before: last + 1)
  }

  /// Returns the line so many lines of a name after a line; all implicit lines behind the explicit
  /// grid count.
  func line(named name: String, _ count: Int, after line: Int) -> Int {
    let lines = distinctLines(name).filter { $0 > line }
    return count <= lines.count
      ? lines[count - 1] : max(line, last) + count - lines.count
  }

  /// Returns the line so many lines of a name before a line; all implicit lines before the explicit
  /// grid count.
  func line(named name: String, _ count: Int, before line: Int) -> Int {
    let lines = distinctLines(name).filter { $0 < line }
    return count <= lines.count
      ? lines[lines.count - count] : min(line, 0) - (count - lines.count)
  }

  private func distinctLines(_ name: String) -> [Int] {
    var lines: [Int] = []
    for line in named[name] ?? [] where line != lines.last { lines.append(line) }
    return lines
  }
}
