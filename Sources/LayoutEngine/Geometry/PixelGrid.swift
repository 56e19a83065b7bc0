/// A rectangle in whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The left edge, in device pixels.
  public var x: Int
  /// The top edge, in device pixels.
  public var y: Int
  /// The width, in device pixels.
  public var width: Int
  /// The height, in device pixels.
  public var height: Int

  /// Creates a rectangle of device pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The device pixels that frames are snapped to.
///
/// Edges are rounded, never sizes, and once, from absolute coordinates: two boxes that abut in
/// points abut in pixels, and a box does not change its size with its neighbour's.
///
///     let pixels = PixelGrid(scale: 3).snap(Rect(x: 0, y: 10.5, width: 100, height: 20.2))
public struct PixelGrid: Hashable, Sendable {
  /// The pixels in a point.
  public let scale: Double

  /// Creates the grid of a scale.
  ///
  /// - Parameter scale: Pixels in a point, above 0; anything else counts as 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Returns the pixel edge nearest to a coordinate in points; halves go up.
  public func snap(_ coordinate: Double) -> Int {
    let pixels = (coordinate * scale + 0.5).rounded(.down)
    return Int(exactly: pixels) ?? (pixels < 0 ? Int.min / 4 : pixels > 0 ? Int.max / 4 : 0)
  }

  /// Returns the pixels of a rectangle in absolute points.
  public func snap(_ rect: Rect) -> PixelRect {
    let (left, top) = (snap(rect.minX), snap(rect.minY))
    return PixelRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}

extension LayoutTree {
  /// Returns the border box of a node in points from the origin of the tree's root.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public func absoluteFrame(of node: NodeID) throws(LayoutError) -> Rect {
    var frame = try frame(of: node)
    var ancestor = nodes[Int(node.index)].parent
    while ancestor != Node.none {
      // A node without a box has a frame of zeros and so moves nothing.
      frame.origin.x += nodes[Int(ancestor)].x
      frame.origin.y += nodes[Int(ancestor)].y
      ancestor = nodes[Int(ancestor)].parent
    }
    return frame
  }

  /// Returns the device pixels of a node, from the origin of the tree's root.
  ///
  ///     let pixels = try tree.pixels(of: node, on: PixelGrid(scale: 2))
  ///
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public func pixels(of node: NodeID, on grid: PixelGrid) throws(LayoutError) -> PixelRect {
    grid.snap(try absoluteFrame(of: node))
  }

  /// Returns a node's frame in whole points, as Yoga and Taffy round it: the origin relative to the
  /// parent, the size from absolute edges.
  /// - Throws: ``LayoutError/unknownNode(_:)``.
  public func roundedFrame(of node: NodeID) throws(LayoutError) -> Rect {
    let grid = PixelGrid(scale: 1)
    let frame = try frame(of: node)
    let pixels = grid.snap(try absoluteFrame(of: node))
    return Rect(
      x: Double(grid.snap(frame.minX)), y: Double(grid.snap(frame.minY)),
      width: Double(pixels.width), height: Double(pixels.height))
  }
}
