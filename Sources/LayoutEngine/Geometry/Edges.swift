/// A length in points for each of the four physical edges of a box.
public struct Edges: Hashable, Sendable {
  public var top: Double
  public var right: Double
  public var bottom: Double
  public var left: Double

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
