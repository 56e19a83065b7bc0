/// A point by fractions of a frame.
///
///     LinearGradient(
///       colors: [.blue, .clear], startPoint: UnitPoint(x: 0, y: 0.5), endPoint: .trailing)
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal coordinate, from 0 at the leading edge to 1.
  public var x: CGFloat
  /// The vertical coordinate, from 0 at the top to 1.
  public var y: CGFloat

  /// Creates a point by fractions of a frame.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate, from 0 at the leading edge to 1.
  ///   - y: The vertical coordinate, from 0 at the top to 1.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// Creates the top leading point.
  public init() { self.init(x: 0, y: 0) }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the point within a rectangle.
  public func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}
