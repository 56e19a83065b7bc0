extension UIBezierPath {
  /// Creates a path of Core Graphics' one.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The end of the path, in points.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Removes all points.
  public func removeAllPoints() { path = Path() }

  /// Moves, turns or scales the points of the path.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns a Boolean value that indicates whether a point lies in the filled path.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Returns the path with its points in the reverse order.
  ///
  /// It is the path itself: a stroke and a fill of the even-odd rule show no difference.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }

  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = (phase, Array((pattern ?? []).prefix(count)))
  }

  /// Fills the path with the fill colour of the context at present.
  ///
  ///     UIColor.systemRed.setFill()
  ///     UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 12, height: 12)).fill()
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path with the stroke colour of the context at present, in the path's own width.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Fills the path, mixed with what is there.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { fill() }
  }

  /// Strokes the path, mixed with what is there.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { stroke() }
  }

  /// Limits what is drawn from now on to the filled path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}
