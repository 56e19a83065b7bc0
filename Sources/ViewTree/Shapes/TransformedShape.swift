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
