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
