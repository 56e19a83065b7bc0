/// Boxes of geometry under UIKit's names.
///
///     let frame = NSValue(cgRect: bounds)
///     print(frame.cgRectValue.width)
extension NSValue {
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle; an empty one for a value of something else.
  public var cgRectValue: CGRect { rectValue }

  /// The point; the origin for a value of something else.
  public var cgPointValue: CGPoint { pointValue }

  /// The size; an empty one for a value of something else.
  public var cgSizeValue: CGSize { sizeValue }
}
