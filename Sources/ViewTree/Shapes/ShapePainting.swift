extension Shape {
  /// Fills the shape with a style.
  ///
  ///     Circle().fill(.blue.gradient)
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The rule that tells the inside of the shape.
  /// - Returns: A view of the filled shape.
  @inlinable
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.fill(content, style)])
  }

  /// Fills the shape with the foreground.
  @inlinable
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// Strokes the outline of the shape with a style.
  ///
  ///     Circle().stroke(.gray, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 6]))
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The width, caps, joins and dashes of the line.
  /// - Returns: A view of the stroked shape.
  @inlinable
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.stroke(content, style, inset: 0)])
  }

  /// Strokes the outline of the shape with a style.
  ///
  ///     RoundedRectangle(cornerRadius: 12).stroke(.blue, lineWidth: 2)
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width of the line, in points, half of it on each side of the outline.
  /// - Returns: A view of the stroked shape.
  @inlinable
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline of the shape with a style and a line width in points.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the outline of the shape with a style.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> _ShapeView<Self> { stroke(content, style: style) }

  /// Returns the shape of the outline's line, of a width in points.
  ///
  ///     Circle().stroke(lineWidth: 8).fill(.green.gradient)
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape of the outline's line.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// Trims the outline of the shape.
  ///
  ///     Circle().trim(from: 0, to: progress).stroke(.green, lineWidth: 6)
  ///
  /// - Parameters:
  ///   - start: The fraction of the length at which the part begins, from 0 to 1.
  ///   - end: The fraction of the length at which the part ends, from 0 to 1.
  /// - Returns: A shape of the part.
  public nonisolated func trim(
    from start: CGFloat = 0, to end: CGFloat = 1
  ) -> _TrimmedShape<Self> { _TrimmedShape(shape: self, start: start, end: end) }

  /// Offsets the shape, in points.
  ///
  ///     Circle().offset(x: 12).fill(.teal)
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// Offsets the shape, in points.
  public nonisolated func offset(_ size: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: size)
  }

  /// Offsets the shape by a point's coordinates, in points.
  @_disfavoredOverload
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Rotates the shape about a point.
  ///
  ///     Rectangle().rotation(.degrees(45)).stroke(.teal)
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }

  /// Scales the shape in each dimension, relative to a point.
  ///
  ///     Circle().scale(x: 1, y: 0.5).fill(.teal)
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape by a factor, relative to a point.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }

  /// Applies an affine transform to the shape.
  ///
  ///     Rectangle().transform(CGAffineTransform(scaleX: 1, y: 0.5)).fill(.teal)
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Draws the shape in a frame of a size, in points, from the top leading corner.
  ///
  ///     Circle().size(width: 24, height: 24).fill(.teal)
  public nonisolated func size(_ size: CGSize) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: size)
  }

  /// Draws the shape in a frame of a size, in points, from the top leading corner.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

extension InsettableShape {
  /// Strokes the inside of the outline with a style.
  ///
  ///     Circle().strokeBorder(.red, lineWidth: 4)
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width of the line, in points, all of it within the shape.
  ///   - antialiased: A value that is accepted; edges are always smooth.
  /// - Returns: A view of the stroked shape.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the inside of the outline with a style.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.stroke(content, style, inset: style.lineWidth / 2)])
  }

  /// Strokes the inside of the outline with the foreground and a line width in points.
  @inlinable
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Strokes the inside of the outline with the foreground.
  @inlinable
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

extension _ShapeView {
  /// Adds a fill in front of the shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> Self {
    adding(.fill(content, style))
  }

  /// Adds a stroke in front of the shape.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self {
    adding(.stroke(content, style, inset: 0))
  }

  /// Adds a stroke in front of the shape, of a width in points.
  ///
  ///     Circle().fill(.yellow).stroke(.orange, lineWidth: 3)
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width of the line, in points.
  /// - Returns: A view of the shape with a further stroke.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds a stroke in front of the shape, of a width in points; edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> Self { stroke(content, lineWidth: lineWidth) }

  /// Adds a stroke in front of the shape; edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> Self { stroke(content, style: style) }

  /// Adds a stroke inside of the shape's outline, in front of it, of a width in points.
  ///
  ///     Circle().fill(.red).strokeBorder(.white, lineWidth: 2)
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self
  where Content: InsettableShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds a stroke inside of the shape's outline, of a width in points; edges are always smooth.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> Self where Content: InsettableShape { strokeBorder(content, lineWidth: lineWidth) }

  /// Adds a stroke inside of the shape's outline, in front of it.
  ///
  ///     Circle().fill(.red).strokeBorder(.white, style: StrokeStyle(lineWidth: 2, dash: [4]))
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The width, caps, joins and dashes of the line, all of it within the shape.
  ///   - antialiased: A value that is accepted; edges are always smooth.
  /// - Returns: A view of the shape with a further stroke.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> Self where Content: InsettableShape {
    adding(.stroke(content, style, inset: style.lineWidth / 2))
  }

  private func adding(_ layer: ShapeLayer) -> Self {
    var view = self
    view.layers.append(layer)
    return view
  }
}
