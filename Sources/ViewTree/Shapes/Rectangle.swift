/// A rectangle aligned to its frame.
///
///     Rectangle().fill(.blue).frame(width: 100, height: 50)
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle inset by an amount, in points.
  ///
  ///     Circle().inset(by: 4).stroke(.blue, lineWidth: 2)
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}
