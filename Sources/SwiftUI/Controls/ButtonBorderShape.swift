/// The shape of the border of a button.
///
///     Button("Next", systemImage: "arrow.forward", action: save)
///       .buttonStyle(.bordered)
///       .buttonBorderShape(.capsule)
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// The default shape.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners of the default radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// Returns a rounded rectangle of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { border.path(in: rect) }

  /// Returns the shape inset by an amount, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    BorderInset(shape: self, amount: amount)
  }

  /// The outline that bordered buttons of the regular size have.
  private nonisolated var border: ButtonBorder {
    ButtonBorder(shape: self, radius: SystemMetrics.shared.controls.buttons.regular.radius)
  }
}

/// The outline of a button's border, inset.
private struct BorderInset: InsettableShape {
  let shape: ButtonBorderShape
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  nonisolated func inset(by amount: CGFloat) -> BorderInset {
    BorderInset(shape: shape, amount: self.amount + amount)
  }
}
