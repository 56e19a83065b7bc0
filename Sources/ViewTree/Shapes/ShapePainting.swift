extension Shape {
  /// The shape filled with a style.
  @inlinable
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.fill(content, style)])
  }

  /// The shape filled with the foreground.
  @inlinable
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// The outline painted with a style.
  @inlinable
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.stroke(content, style, inset: 0)])
  }

  /// The outline painted with a style, in points.
  @inlinable
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline painted with a style, in points.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline painted with a style.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> _ShapeView<Self> { stroke(content, style: style) }

  /// The outline painted with the foreground, in points.
  @inlinable
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The outline painted with the foreground.
  @inlinable
  public func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), style: style)
  }

  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    TransformedShape(base: self, animatableData: AnimatablePair(start, end)) { path, _, ends in
      path.trimmedPath(from: ends.first, to: ends.second)
    }
  }

  /// The shape moved by lengths in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    TransformedShape(base: self, animatableData: AnimatablePair(x, y)) { path, _, way in
      path.offsetBy(dx: way.first, dy: way.second)
    }
  }

  /// The shape moved by lengths in points.
  public nonisolated func offset(_ size: CGSize) -> some Shape {
    offset(x: size.width, y: size.height)
  }

  /// The shape moved by a point's coordinates.
  @_disfavoredOverload
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape turned about a point.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(base: self) { path, rect in
      path.applying(
        CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect)))
    }
  }

  /// The shape scaled about a point.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    TransformedShape(base: self) { path, rect in
      path.applying(CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: rect)))
    }
  }

  /// The shape scaled about a point.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape changed by a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    TransformedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// The shape in a box of a size, in points, from the top leading corner.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(base: self, size: size)
  }

  /// The shape in a box of a size, in points, from the top leading corner.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension InsettableShape {
  /// The outline painted inside of the shape, in points.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline painted inside of the shape.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, layers: [.stroke(content, style, inset: style.lineWidth / 2)])
  }

  /// The outline painted with the foreground inside of the shape, in points.
  @inlinable
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The outline painted with the foreground inside of the shape.
  @inlinable
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

extension _ShapeView {
  /// The shape with another fill on top.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> Self {
    adding(.fill(content, style))
  }

  /// The shape with another stroke on top.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self {
    adding(.stroke(content, style, inset: 0))
  }

  /// The shape with another stroke on top, in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape with another stroke inside of it, in points.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self
  where Content: InsettableShape {
    adding(.stroke(content, StrokeStyle(lineWidth: lineWidth), inset: lineWidth / 2))
  }

  private func adding(_ layer: ShapeLayer) -> Self {
    var view = self
    view.layers.append(layer)
    return view
  }
}

/// A shape whose outline is changed.
struct TransformedShape<Base: Shape>: Shape {
  let base: Base
  /// The values that the transform depends on, which may be animated.
  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat>
  let change: @Sendable (Path, CGRect, AnimatablePair<CGFloat, CGFloat>) -> Path

  nonisolated init(
    base: Base, animatableData: AnimatablePair<CGFloat, CGFloat>,
    change: @escaping @Sendable (Path, CGRect, AnimatablePair<CGFloat, CGFloat>) -> Path
  ) { (self.base, self.animatableData, self.change) = (base, animatableData, change) }

  nonisolated init(base: Base, change: @escaping @Sendable (Path, CGRect) -> Path) {
    self.init(base: base, animatableData: .zero) { path, rect, _ in change(path, rect) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    change(base.path(in: rect), rect, animatableData)
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension TransformedShape: InsettableShape {
  nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}

/// A shape in a box of its own size.
struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension CGAffineTransform {
  /// The transform about a point instead of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
