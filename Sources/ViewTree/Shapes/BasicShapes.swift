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

/// A rectangle with rounded corners of one size.
///
///     RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1)
public struct RoundedRectangle: InsettableShape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with elliptical corners, of a size in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the shape inset by an amount, in points; its corners keep the same centre.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBox(
      base: RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
        style: style), amount: amount)
  }
}

/// The radii of a rectangle's corners, by leading and trailing.
///
///     UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 16, topTrailing: 16))
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates radii of four corners, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle with rounded corners of different radii.
///
///     UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16).fill(.white)
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of different radii, in points.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a rectangle with corners of different radii.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom trailing corner, in points.
  ///   - topTrailingRadius: The radius of the top trailing corner, in points.
  ///   - style: The style of the corners.
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

  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(
      RoundedRect(
        rect: rect,
        radii: CornerRadii(
          topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
          bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading),
        style: style))
  }

  /// Returns the shape inset by an amount, in points; its corners keep the same centre.
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

extension Path: Shape {
  /// Returns the path of the shape in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
