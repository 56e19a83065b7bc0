/// The geometry of a scroll view, in points.
///
///     ScrollView { Text(text) }
///       .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, y in
///         offset.height = y
///       }
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance by which the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets of the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// The part of the content within the container.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The container in the content's coordinates.
  public var bounds: CGRect { visibleRect }

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
