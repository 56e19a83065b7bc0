/// A circle centred in its frame, as large as the shorter side.
///
///     Circle().trim(from: 0, to: 0.75).stroke(.green, lineWidth: 8)
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the size for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// Returns the circle inset by an amount, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}
