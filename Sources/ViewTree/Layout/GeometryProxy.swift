import LayoutEngine

/// A proxy of the size and position of a container.
///
///     GeometryReader { proxy in
///       let isWide = proxy.size.width > proxy.size.height
///       PhotoView(photo).frame(width: proxy.size.width * (isWide ? 0.5 : 1))
///     }
public struct GeometryProxy {
  let node: LayoutNode
  let environment: EnvironmentValues

  /// The layout direction of the container.
  package var layoutDirection: LayoutDirection { environment.layoutDirection }

  /// The size of the container, in points.
  public var size: CGSize { CGSize(width: node.frame.width, height: node.frame.height) }

  /// The safe area insets of the container, in points.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(node.context.reach(beyond: node.frame), environment.layoutDirection)
  }

  /// Returns the frame of the container, in points of a coordinate space.
  ///
  ///     GeometryReader { proxy in
  ///       let top = proxy.frame(in: .scrollView).minY
  ///       PhotoView(photo).offset(y: top > 0 ? -top : 0)
  ///     }
  public func frame(in space: CoordinateSpace) -> CGRect {
    let frame = node.frame
    let rect = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    switch space {
    case .global: return rect
    case .local: return CGRect(origin: .zero, size: rect.size)
    case .named(let name):
      let origin = environment.coordinateSpaces[name]?.frame.origin ?? .zero
      return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the frame of the container, in points of a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the bounds of a named coordinate space in the view's own, in points, or nil without
  /// one.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace,
      let frame = environment.coordinateSpaces[name]?.frame
    else { return nil }
    return CGRect(
      x: frame.minX - node.frame.minX, y: frame.minY - node.frame.minY, width: frame.width,
      height: frame.height)
  }

  /// Returns the value of an anchor, in points of the container's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(anchor.element.rect.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY))
  }
}
