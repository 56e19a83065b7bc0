/// A shape that is a rectangle with corners, each square, round or about the container's centre.
///
///     struct Card: RoundedRectangularShape {
///       func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 24) }
///       func corners(in size: CGSize?) -> Corners? { .fixed(24) }
///     }
public nonisolated protocol RoundedRectangularShape: Shape {
  /// The styles of four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the styles of the corners.
  ///
  /// - Parameter size: The size of the shape, in points; nil where it is not known.
  /// - Returns: The styles, or nil where the shape is no rectangle of such a size.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The styles of a rectangle's corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates the styles of four corners.
  public nonisolated init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }

  /// Creates four corners of one style.
  nonisolated init(_ style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Four corners about the centres of the container's.
  public static var concentric: RoundedRectangularShapeCorners { .init(.concentric) }

  /// Returns four corners about the centres of the container's, at least as round as a style.
  public static func concentric(
    minimum: Edge.Corner.Style? = nil
  ) -> RoundedRectangularShapeCorners { .init(.concentric(minimum: minimum)) }

  /// Returns four corners of a radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    .init(.fixed(radius))
  }

  /// Returns the radii where those of the container would be others.
  func radii(following container: RectangleCornerRadii) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(following: container.topLeading),
      bottomLeading: bottomLeading.radius(following: container.bottomLeading),
      bottomTrailing: bottomTrailing.radius(following: container.bottomTrailing),
      topTrailing: topTrailing.radius(following: container.topTrailing))
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Returns four square corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Returns four corners of the shape's radius, the lesser one of ellipses.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    .fixed(min(cornerSize.width, cornerSize.height))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Returns the corners of the shape's radii.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Returns four corners of half of the shorter side, or nil where the size is not known.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
