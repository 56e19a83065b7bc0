import LayoutEngine
import ViewTree

/// The geometry of a scroll view, in points.
///
///     ScrollView { Text(text) }
///       .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, y in
///         offset.height = y
///       }
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance by which the content is scrolled, in points; less than nothing at its beginning,
  /// where it is inset.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets of the content, in points: how far the scroll view reaches beneath bars.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view with what lies beneath bars, in points.
  public var containerSize: CGSize
  /// The part of the content within the container.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content within the container and its insets, so that no bar covers it.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  /// Creates the geometry of a scroll view.
  ///
  /// - Parameters:
  ///   - contentOffset: The distance by which the content is scrolled, in points.
  ///   - contentSize: The size of the content, in points.
  ///   - contentInsets: The insets of the content, in points.
  ///   - containerSize: The size of the scroll view, in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
}

extension ScrollGeometry {
  /// Creates the geometry of a placed scroll view; nil of another element.
  init?(_ node: LayoutNode, _ direction: LayoutDirection) {
    guard let layout = node.layout(as: ScrollLayout.self), let content = node.children.first else {
      return nil
    }
    let (frame, visible) = (node.frame, ScrollLayout.visibleFrame(of: node))
    let edges = (left: frame.minX - visible.minX, right: visible.maxX - frame.maxX)
    let insets = EdgeInsets(
      top: frame.minY - visible.minY,
      leading: direction == .leftToRight ? edges.left : edges.right,
      bottom: visible.maxY - frame.maxY,
      trailing: direction == .leftToRight ? edges.right : edges.left)
    self.init(
      contentOffset: CGPoint(x: layout.offset.x - edges.left, y: layout.offset.y - insets.top),
      contentSize: CGSize(width: content.frame.width, height: content.frame.height),
      contentInsets: insets, containerSize: CGSize(width: visible.width, height: visible.height))
  }

  /// Returns the geometry of the first scroll view that an element is or has within.
  static func first(in node: LayoutNode, _ direction: LayoutDirection) -> ScrollGeometry? {
    ScrollGeometry(node, direction)
      ?? node.children.lazy.compactMap { first(in: $0, direction) }.first
  }
}
