/// An ellipse that touches the sides of its frame.
///
///     Ellipse().fill(.purple).frame(width: 120, height: 60)
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inset by an amount, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}
