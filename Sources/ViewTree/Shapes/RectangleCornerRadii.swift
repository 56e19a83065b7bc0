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
