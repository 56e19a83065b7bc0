/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}

/// A rectangle with equal rounded corners.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a radius in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with elliptical corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(
      base: RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
        style: style), amount: amount)
  }
}

/// The radii of a rectangle's corners, by leading and trailing.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Creates radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle with rounded corners of their own.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of radii in points.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a rectangle with corners of radii in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(
      RoundedRect(
        rect: rect,
        radii: CornerRadii(
          topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
          bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading),
        style: style))
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    let radii = cornerRadii
    return InsetBox(
      base: UnevenRoundedRectangle(
        topLeadingRadius: max(0, radii.topLeading - amount),
        bottomLeadingRadius: max(0, radii.bottomLeading - amount),
        bottomTrailingRadius: max(0, radii.bottomTrailing - amount),
        topTrailingRadius: max(0, radii.topTrailing - amount), style: style), amount: amount)
  }
}

/// A rectangle whose short sides are round.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}

/// The largest circle in the middle of a rectangle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}

/// An ellipse that touches the sides of its rectangle.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}

/// The rectangle of the container around; on a screen without one, a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(base: self, amount: amount)
  }
}

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

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides a shape's type.
  public nonisolated init<S: Shape>(_ shape: S) { base = shape }

  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path {
    applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
