import DisplayList

/// A polygon or a line of many straight pieces in one colour, cut into bands of rows.
struct Pieces {
  enum Shape {
    case polygon(isEvenOdd: Bool)
    /// Half of the line's width, in pixels.
    case line(radius: Float)
  }

  let shape: Shape
  let color: PremultipliedColor
  /// What is painted at most.
  let bounds: DeviceRect
  let segments: [StraightSegment]
  /// For each band of a canvas the segments that reach into it.
  let bands: [[Int32]]

  /// Rows of a band: the pixels of so many, and what is kept for them, stay in a processor's cache.
  static let bandHeight = 32

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

extension Painter {
  /// Paints polygons and lines one upon the other, band by band.
  ///
  /// A picture is larger than the processor's caches: painted one after the other, each would fetch
  /// the whole of it from memory anew.
  func paint(_ pieces: [Pieces]) {
    guard !pieces.isEmpty else { return }
    let (all, height) = (canvas.bounds, Pieces.bandHeight)
    let stroke = CoverageSheet(width: all.width, height: height)
    let fill = PolygonFill(width: all.width, height: height)
    canvas.withPixels { pixels in
      for (number, top) in stride(from: all.top, to: all.bottom, by: height).enumerated() {
        let band = DeviceRect(left: all.left, top: top, right: all.right, bottom: top + height)
        for piece in pieces where !piece.bands[number].isEmpty {
          let bounds = piece.bounds.intersection(band)
          switch piece.shape {
          case .polygon(let isEvenOdd):
            fill.fill(
              piece.segments, piece.bands[number], within: bounds, isEvenOdd: isEvenOdd,
              piece.color, on: canvas, pixels)
          case .line(let radius):
            stroke.lay(on: bounds)
            let line = RoundStroke(sheet: stroke, radius: radius)
            for index in piece.bands[number] { line.add(piece.segments[Int(index)]) }
            stroke.paint(piece.color, on: canvas, pixels)
          }
        }
      }
    }
  }
}
