/// A rectangle whose shorter sides are semicircles.
///
///     Text("Tag").padding(8).background(Capsule().fill(.yellow))
public struct Capsule: InsettableShape {
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Returns the capsule inset by an amount, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}
