import DisplayList

/// The area that straight segments cover.
enum SegmentShape: Hashable {
  /// The area that they enclose.
  case polygon(isEvenOdd: Bool)
  /// The area within a radius of them, half of the line's width, in pixels.
  case line(radius: Float)
}

/// Finds out what straight segments cover, in bands of rows: what is noted for so many stays in a
/// processor's cache.
final class SegmentRasterizer {
  let width: Int
  private static let bandHeight = 32
  private let stroke: CoverageBuffer
  private let fill: PolygonFill

  /// Prepares for bounds at most so wide.
  init(width: Int) {
    self.width = width
    stroke = CoverageBuffer(width: width, height: Self.bandHeight)
    fill = PolygonFill(width: width, height: Self.bandHeight)
  }

  /// Returns the coverage within bounds.
  func runs(
    of segments: [StraightSegment], _ shape: SegmentShape, within bounds: DeviceRect
  ) -> CoverageRuns {
    var runs = CoverageRuns(bounds: bounds)
    for (index, band) in bands(of: segments, shape, within: bounds).enumerated() {
      var part = bounds
      part.top += index * Self.bandHeight
      part.bottom = min(bounds.bottom, part.top + Self.bandHeight)
      switch shape {
      case .polygon(let isEvenOdd):
        fill.fill(segments, band, within: part, isEvenOdd: isEvenOdd, into: &runs)
      case .line(let radius):
        stroke.lay(on: part)
        let line = RoundStroke(buffer: stroke, radius: radius)
        for index in band { line.add(segments[Int(index)]) }
        stroke.move(into: &runs)
      }
    }
    return runs
  }

  /// For each band the segments that reach into it.
  private func bands(
    of segments: [StraightSegment], _ shape: SegmentShape, within bounds: DeviceRect
  ) -> [[Int32]] {
    let height = Self.bandHeight
    var bands = Array(repeating: [Int32](), count: (bounds.height + height - 1) / height)
    var reach: Float = 0
    if case .line(let radius) = shape { reach = RoundStroke.reach(radius: radius) }
    let (top, bottom) = (Float(bounds.top), Float(bounds.bottom))
    for (index, segment) in segments.enumerated() {
      let upper = max(top, min(segment.start.y, segment.end.y) - reach)
      let lower = min(bottom, max(segment.start.y, segment.end.y) + reach)
      // An even edge encloses nothing.
      guard upper < lower else { continue }
      let first = (Int(upper.rounded(.down)) - bounds.top) / height
      let last = (Int(lower.rounded(.up)) - 1 - bounds.top) / height
      for band in first...max(first, last) { bands[band].append(Int32(index)) }
    }
    return bands
  }
}
