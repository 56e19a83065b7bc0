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
