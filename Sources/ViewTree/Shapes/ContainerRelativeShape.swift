/// A shape that takes that of its container, which is a rectangle on a screen without one.
///
/// It is inset by the least distance to the container's edges.
///
///     Text("Note").padding().background(ContainerRelativeShape().fill(.blue))
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape inset by an amount, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}
