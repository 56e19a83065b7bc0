/// The size of a box or of a leaf's content, with its baselines.
public struct Measurement: Hashable, Sendable {
  /// The size of the content, in points.
  public var size: Size
  /// The distance from the top to the first line's baseline, or `nil` for the bottom edge.
  public var firstBaseline: Double?
  /// The distance from the top to the last line's baseline, or `nil` for the bottom edge.
  public var lastBaseline: Double?

  /// Creates a measurement; baselines are in points from the top.
  public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Creates a measurement without baselines.
  public init(width: Double, height: Double) {
    self.init(size: Size(width: width, height: height))
  }
}

/// Measures a leaf's content, without its padding and border.
///
/// The width is `.minContent`, `.maxContent` or `.exactly`, the height `.exactly` where it is known
/// and `.maxContent` elsewhere. The same question must always have the same answer; what is
/// measured at a width that it has itself returned must have the same height. Sizes that are
/// negative or not finite count as 0.
public typealias MeasureFunction = (_ width: Constraint, _ height: Constraint) -> Measurement
