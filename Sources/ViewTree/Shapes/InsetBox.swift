/// A shape in a smaller rectangle.
struct InsetBox<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated func inset(by more: CGFloat) -> InsetBox<Base> {
    InsetBox(base: base, amount: amount + more)
  }
}

extension Path: Shape {
  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
