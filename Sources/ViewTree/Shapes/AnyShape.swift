/// A type-erased shape.
///
///     let shape = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
public struct AnyShape: Shape {
  private let base: any Shape

  /// Creates a shape that erases the type of another.
  public nonisolated init<S: Shape>(_ shape: S) { base = shape }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the size for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension AnyShape: ContainerFollowing {
  package nonisolated func outline(
    in rect: CGRect, of container: ContainerShape, insetBy amount: CGFloat
  ) -> Path? { container.outline(of: base, in: rect, insetBy: amount) }
}
