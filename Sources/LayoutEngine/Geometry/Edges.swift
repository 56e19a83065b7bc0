/// A length in points for each of the four physical edges of a box.
public struct Edges: Hashable, Sendable {
  /// The distance at the top, in points.
  public var top: Double
  /// The distance at the right, in points.
  public var right: Double
  /// The distance at the bottom, in points.
  public var bottom: Double
  /// The distance at the left, in points.
  public var left: Double

  /// Creates edges from four distances in points.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Nothing on any edge.
  public static let zero = Edges()

  /// The left and right edges together.
  public var horizontal: Double { left + right }
  /// The top and bottom edges together.
  public var vertical: Double { top + bottom }
}
