/// A shape that can be inset.
///
///     struct Ticket: InsettableShape {
///       var inset: CGFloat = 0
///
///       func path(in rect: CGRect) -> Path {
///         Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: 12)
///       }
///
///       func inset(by amount: CGFloat) -> Ticket { Ticket(inset: inset + amount) }
///     }
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by an amount, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  nonisolated func insetShapePath(_ rect: CGRect, _ amount: CGFloat) -> Path {
    inset(by: amount).path(in: rect)
  }
}
