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
