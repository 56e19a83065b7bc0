/// The rule by which the inside of a path is told from its outside, under Core Graphics' name.
public enum CGPathFillRule: Int, Sendable {
  /// The rules.
  case winding, evenOdd
}

/// The way in which a path is drawn, under Core Graphics' name.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The ways.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  /// Adds an arc of a circle, from an angle to another in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Adds an arc of a circle that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Adds lines from a point to the next.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds rectangles, in points.
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }

  /// The end of the path, in points.
  public var currentPointOfPath: CGPoint { path.currentPoint ?? .zero }
  /// A Boolean value that indicates whether there is no path.
  public var isPathEmpty: Bool { path.isEmpty }
  /// The bounds of the path, in points.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Draws the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path
    switch mode {
    case .fill, .fillStroke: fillPath()
    case .eoFill, .eoFillStroke: fillPath(using: .evenOdd)
    case .stroke: break
    }
    path = drawn
    if mode != .fill, mode != .eoFill { strokePath() }
    path = Path()
  }

  /// Draws lines from each point of odd number to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for (start, end) in zip(points, points.dropFirst()).enumerated()
      .filter({ $0.offset % 2 == 0 }).map(\.element)
    {
      move(to: start)
      addLine(to: end)
    }
    strokePath()
  }

  /// Sets the lengths of dashes and gaps, and the distance into them at which a line begins, in
  /// points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dash, state.line.dashPhase) = (lengths, phase)
  }

  /// Sets the ratio of a mitre to the line's width beyond which corners are bevelled.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the colour of fills by its components, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Sets the colour of lines by its components, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Has no effect: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// The transform of the coordinates.
  public var ctm: CGAffineTransform { state.transform }

  // MARK: Clips

  /// Limits what follows to the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    limit(to: path, rule)
    path = Path()
  }

  /// Limits what follows to a rectangle, in points.
  public func clip(to rect: CGRect) { limit(to: Path(rect), .winding) }

  /// Limits what follows to rectangles, in points.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    limit(to: path, .winding)
  }

  private func limit(to path: Path, _ rule: CGPathFillRule) {
    state.clips.append(
      Clip(
        path: path.applying(toPicture).quantized, style: FillStyle(eoFill: rule == .evenOdd)))
  }

  /// The bounds of what is not clipped away, in points.
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
      .applying(toPicture.inverted())
  }

  /// Makes a rectangle transparent, in points.
  public func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .destinationOut
    add([DrawItem(.fill(Path(rect).quantized, .color(.black), FillStyle()))])
    state.blendMode = mode
  }
}
