import CCairo
import DisplayList
import Foundation

extension Painter {
  /// Returns the area that an operation covers in one colour, or a rectangle in a gradient's; nil
  /// where it is left to cairo.
  func pendingFill(
    of operation: DrawOperation, in state: DrawingState
  ) -> PendingFill? {
    guard !state.clip.isShaped, !canvas.isVector else { return nil }
    switch operation {
    case .fill(let path, .color(let color), _) where path.isRectangle:
      return bounds(of: path, in: state).map { PendingFill(.asCairo(color), filling: $0) }
    case .fill(let path, let paint, _) where path.isRectangle:
      return bounds(of: path, in: state).flatMap {
        GradientRows(paint, state.transform, within: $0).map(PendingFill.init)
      }
    case .fill(let path, .color(let color), let style):
      let shape = DevicePath.filled(path, state.transform)
      return roundedRectangle(shape, color, style, state.clip) ?? polygon(
        shape, color, style, state.clip)
        ?? self.path(shape, .fill(style), color, state.clip)
    case .stroke(let path, .color(let color), let style):
      let (line, width) = DevicePath.stroked(path, style.lineWidth, state.transform)
      return self.line(line, color, style, width: width, state.clip)
        ?? self.path(line, .stroke(style, width: width), color, state.clip)
    default: return nil
    }
  }

  /// Fills a rectangle, rounded or not, that a clip's rounded corners cut, between them without
  /// cairo; false where it is no such rectangle.
  func fillBetweenCorners(
    _ operation: DrawOperation, in state: DrawingState
  ) throws -> Bool {
    guard state.clip.isShaped, !canvas.isVector,
      case .fill(let path, .color(let color), let style) = operation,
      path.isRectangle || path.isRounded
    else { return false }
    let shape = DevicePath.filled(path, state.transform)
    let bounds = DeviceRect(around: shape.boundingRect).intersection(state.clip.bounds)
      .intersection(canvas.bounds)
    var middle = state.clip.spared(of: bounds)
    if let corners = ClipCut(shape) { middle = corners.sparedRows(of: middle) }
    // Of fewer rows cairo paints the rest as fast as the two parts around them.
    guard middle.height >= 32, middle.width == bounds.width else { return false }
    pending.append(PendingFill(.asCairo(color), filling: middle))
    var (above, below) = (bounds, bounds)
    (above.bottom, below.top) = (middle.top, middle.bottom)
    for part in [above, below] where !part.isEmpty {
      paintPending(beneath: part)
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(part.left), Double(part.top), Double(part.width), Double(part.height))
      cairo_clip(context)
      var state = state.within(part)
      state.transform = .identity
      try fill(shape, .color(color), style, in: state)
    }
    return true
  }

  /// Returns the pixels of a rectangle; nil where it is turned.
  private func bounds(of path: Path, in state: DrawingState) -> DeviceRect? {
    guard case .rect(let rect) = path.applying(state.transform).storage else { return nil }
    return DeviceRect(snapping: rect).intersection(state.clip.bounds).intersection(canvas.bounds)
  }

  /// An opaque one: cairo rounds otherwise where edges let something through.
  private func roundedRectangle(
    _ shape: Path, _ color: RGBAColor, _ style: FillStyle, _ clip: Clip
  ) -> PendingFill? {
    guard shape.isRounded, color.alpha == 1, style.isAntialiased,
      let parts = NinePartShadow(shape: shape, sigma: 0)
    else { return nil }
    let place = DeviceRect(around: shape.boundingRect)
    return PendingFill(
      shadowMask(parts.smallest, 0), over: place, .asCairo(color),
      within: place.intersection(clip.bounds).intersection(canvas.bounds))
  }

  private func polygon(
    _ shape: Path, _ color: RGBAColor, _ style: FillStyle, _ clip: Clip
  ) -> PendingFill? {
    guard style.isAntialiased, let segments = StraightSegments(shape, closesAll: true) else {
      return nil
    }
    let bounds = DeviceRect(around: shape.boundingRect).intersection(clip.bounds)
    return pendingFill(segments, .polygon(isEvenOdd: style.isEOFilled), color, within: bounds)
  }

  private func line(
    _ line: Path, _ color: RGBAColor, _ style: StrokeStyle, width: CGFloat, _ clip: Clip
  ) -> PendingFill? {
    guard style.lineJoin == .round, style.dash.isEmpty, width >= 1, width < 1e6,
      let segments = StraightSegments(line, closesAll: false),
      style.lineCap == .round || !segments.hasEnds
    else { return nil }
    var deviceStyle = style
    deviceStyle.lineWidth = width
    let bounds = DeviceRect(around: line.boundingRect(stroked: deviceStyle)).insetBy(-1)
      .intersection(clip.bounds)
    return pendingFill(segments, .line(radius: Float(width / 2)), color, within: bounds)
  }

  private func pendingFill(
    _ segments: StraightSegments, _ shape: SegmentShape, _ color: RGBAColor,
    within bounds: DeviceRect
  ) -> PendingFill {
    let bounds = bounds.intersection(canvas.bounds)
    return PendingFill(
      rasterizer.runs(of: segments.all, shape, within: bounds), PremultipliedColor(color), .once)
  }

  private func path(
    _ path: Path, _ painting: PathPainting, _ color: RGBAColor, _ clip: Clip
  ) -> PendingFill? {
    if case .fill(let style) = painting, !style.isAntialiased { return nil }
    let bounds = painting.bounds(path, clip).intersection(canvas.bounds)
    guard color.alpha > 0, !bounds.isEmpty else { return nil }
    let coverage = PathCoverage(
      path: path, painting: painting, bounds: bounds, clip: clip.bounds.intersection(canvas.bounds),
      canvas: canvas.bounds)
    return PendingFill(rasterizer.runs(of: coverage), .asCairo(color), .asCairo)
  }
}
