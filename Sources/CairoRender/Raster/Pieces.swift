import DisplayList

/// A polygon or a line of many straight pieces, or a rectangle, rounded or not, in one colour, to be
/// painted in bands of rows.
struct Pieces {
  enum Shape {
    case polygon(isEvenOdd: Bool)
    /// Half of the line's width, in pixels.
    case line(radius: Float)
    /// All of the bounds.
    case rectangle
    /// A mask whose middle stretches over a place.
    case rounded(Mask, DeviceRect)
  }

  let shape: Shape
  let color: PremultipliedColor
  /// What is painted at most.
  let bounds: DeviceRect
  let segments: [StraightSegment]
  /// For each band of a canvas the segments that reach into it; none for a rectangle.
  let bands: [[Int32]]

  /// Rows of a band: the pixels of so many, and what is kept for them, stay in a processor's cache.
  static let bandHeight = 32

  /// Whether nothing beneath the bounds is seen any more.
  var isOpaqueRectangle: Bool {
    if case .rectangle = shape { return color.alpha == 255 }
    return false
  }

  /// A rectangle.
  init(_ color: PremultipliedColor, filling bounds: DeviceRect) {
    (shape, self.color, self.bounds, segments, bands) = (.rectangle, color, bounds, [], [])
  }

  /// A rounded rectangle at a place, by the mask of a smaller one.
  init(
    _ mask: Mask, over place: DeviceRect, _ color: PremultipliedColor, within bounds: DeviceRect
  ) {
    (shape, self.color, self.bounds) = (.rounded(mask, place), color, bounds)
    (segments, bands) = ([], [])
  }

  /// Pieces, cut into the bands of a canvas.
  init(
    _ shape: Shape, _ color: PremultipliedColor, _ segments: [StraightSegment],
    within bounds: DeviceRect, of canvas: DeviceRect
  ) {
    (self.shape, self.color, self.segments, self.bounds) = (shape, color, segments, bounds)
    let height = Self.bandHeight
    var bands = Array(repeating: [Int32](), count: (canvas.height + height - 1) / height)
    var reach: Float = 0
    if case .line(let radius) = shape { reach = RoundStroke.reach(radius: radius) }
    let (top, bottom) = (Float(bounds.top), Float(bounds.bottom))
    for (index, segment) in segments.enumerated() where !bounds.isEmpty {
      let upper = max(top, min(segment.start.y, segment.end.y) - reach)
      let lower = min(bottom, max(segment.start.y, segment.end.y) + reach)
      // An even edge encloses nothing.
      guard upper < lower else { continue }
      let first = (Int(upper.rounded(.down)) - canvas.top) / height
      let last = (Int(lower.rounded(.up)) - 1 - canvas.top) / height
      for band in first...max(first, last) { bands[band].append(Int32(index)) }
    }
    self.bands = bands
  }
}
