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
