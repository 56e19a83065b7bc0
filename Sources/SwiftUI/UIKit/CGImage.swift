/// An image under Core Graphics' name: what a renderer has drawn.
public final class CGImage: Sendable {
  package let list: DisplayList
  package let scale: CGFloat
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  package init(_ list: DisplayList, scale: CGFloat) {
    (self.list, self.scale) = (list, scale)
    width = Int((list.size.width * scale).rounded(.up))
    height = Int((list.size.height * scale).rounded(.up))
  }
}
