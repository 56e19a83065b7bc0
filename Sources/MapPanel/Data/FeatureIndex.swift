/// A grid over a map's features, which finds those near a rectangle.
///
/// Cells lie in one array behind the offsets of each, so that a city of a hundred thousand things
/// costs a few allocations. What spans many cells stands in a list of its own.
struct FeatureIndex: Sendable {
  private var bounds = WorldRect.empty
  private var side = 0
  private var starts: [Int32] = []
  private var entries: [Int32] = []
  private var large: [Int32] = []

  init() {}

  init(_ features: [MapFeature], bounds: WorldRect) {
    guard !features.isEmpty, !bounds.isEmpty else { return }
    self.bounds = bounds
    side = min(512, max(1, Int((Double(features.count) / 4).squareRoot())))
    var counts = [Int32](repeating: 0, count: side * side + 1)
    forEachCell(of: features) { _, cell in counts[cell + 1] += 1 }
    for cell in 0..<side * side { counts[cell + 1] += counts[cell] }
    starts = counts
    entries = [Int32](repeating: 0, count: Int(counts[side * side]))
    forEachCell(of: features) { feature, cell in
      entries[Int(counts[cell])] = Int32(feature)
      counts[cell] += 1
    }
    for (number, feature) in features.enumerated() where isLarge(feature.bounds) {
      large.append(Int32(number))
    }
  }

  /// Returns the features whose cells touch a rectangle, ascending, each once; their bounds may not
  /// touch.
  func candidates(in rect: WorldRect) -> [Int32] {
    guard side > 0, rect.intersects(bounds) else { return [] }
    let (columns, rows) = cells(of: rect)
    var found = large
    for row in rows {
      for column in columns {
        let cell = row * side + column
        found.append(contentsOf: entries[Int(starts[cell])..<Int(starts[cell + 1])])
      }
    }
    found.sort()
    var last: Int32 = -1
    return found.filter { number in
      defer { last = number }
      return number != last
    }
  }

  private func forEachCell(of features: [MapFeature], _ body: (Int, Int) -> Void) {
    for (number, feature) in features.enumerated() where !isLarge(feature.bounds) {
      let (columns, rows) = cells(of: feature.bounds)
      for row in rows { for column in columns { body(number, row * side + column) } }
    }
  }

  private func isLarge(_ rect: WorldRect) -> Bool {
    let (columns, rows) = cells(of: rect)
    return columns.count * rows.count > 16
  }

  private func cells(of rect: WorldRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    func cell(_ value: Double, _ origin: Double, _ extent: Double) -> Int {
      guard extent > 0 else { return 0 }
      return Int(min(Double(side - 1), max(0, (value - origin) / extent * Double(side))))
    }
    let left = cell(rect.minX, bounds.minX, bounds.width)
    let top = cell(rect.minY, bounds.minY, bounds.height)
    let right = cell(rect.maxX, bounds.minX, bounds.width)
    let bottom = cell(rect.maxY, bounds.minY, bounds.height)
    return (left...max(left, right), top...max(top, bottom))
  }
}
