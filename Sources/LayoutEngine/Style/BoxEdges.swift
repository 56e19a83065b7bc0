/// A value for each edge of a box, by physical and, where set, by writing direction.
///
/// `inlineStart` and `inlineEnd` win over `left` and `right`, and follow the node's own direction
/// (CSS Logical Properties 1 §4).
///
///     let card = Style {
///       $0.padding = BoxEdges(horizontal: 16, vertical: 12)
///       $0.margin = BoxEdges(top: 8, right: .auto, bottom: 8, left: .auto)
///     }
public struct BoxEdges<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value at the top.
  public var top: Value
  /// The value at the right.
  public var right: Value
  /// The value at the bottom.
  public var bottom: Value
  /// The value at the left.
  public var left: Value
  /// The value at the inline start, before left or right; nil for none.
  public var inlineStart: Value?
  /// The value at the inline end, before left or right; nil for none.
  public var inlineEnd: Value?

  /// Creates edges from four physical values.
  public init(top: Value, right: Value, bottom: Value, left: Value) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same value on all four edges.
  public init(_ value: Value) {
    self.init(top: value, right: value, bottom: value, left: value)
  }

  /// One value for left and right, another for top and bottom.
  public init(horizontal: Value, vertical: Value) {
    self.init(top: vertical, right: horizontal, bottom: vertical, left: horizontal)
  }

  @inline(__always)
  func physicalLeft(rightToLeft: Bool) -> Value {
    (rightToLeft ? inlineEnd : inlineStart) ?? left
  }

  @inline(__always)
  func physicalRight(rightToLeft: Bool) -> Value {
    (rightToLeft ? inlineStart : inlineEnd) ?? right
  }
}
