/// A shape turned about a point of its frame.
///
///     RotatedShape(shape: Rectangle(), angle: .degrees(45)).stroke(.teal)
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape turned by an angle.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The values that can be animated: the shape's own and the angle.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.animatableData) }
    set { (shape.animatableData, angle.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect)))
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by an amount, in points, and turned then.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape scaled about a point of its frame.
///
///     ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 0.5)).fill(.teal)
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape scaled by factors.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The values that can be animated: the shape's own and the factors.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape moved within its frame.
///
///     OffsetShape(shape: Circle(), offset: CGSize(width: 12, height: 0)).fill(.teal)
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// The way, in points.
  public var offset: CGSize

  /// Creates a shape moved by a way in points.
  public nonisolated init(shape: Content, offset: CGSize) {
    (self.shape, self.offset) = (shape, offset)
  }

  /// The values that can be animated: the shape's own and the way.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by an amount, in points, and moved then.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape changed by an affine transform.
///
///     TransformedShape(shape: Circle(), transform: CGAffineTransform(scaleX: 1, y: 0.5))
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is changed.
  public var shape: Content
  /// The transform, in the frame's coordinates.
  public var transform: CGAffineTransform

  /// Creates a shape changed by a transform.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// The values of the shape that can be animated.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  nonisolated init(shape: Content, start: CGFloat, end: CGFloat) {
    (self.shape, self.start, self.end) = (shape, start, end)
  }

  /// The values that can be animated: the shape's own and the ends.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape in a box of its own size.
public struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize

  nonisolated init(shape: Content, size: CGSize) { (self.shape, self.size) = (shape, size) }

  /// The values that can be animated: the shape's own and the size.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension CGAffineTransform {
  /// The transform about a point instead of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
