/// Distances, in points.
public struct DSSpacingScale: Equatable, Sendable {
  /// The smallest distance: 2 points by default.
  public var xxs = 2.0
  /// A distance of 4 points by default.
  public var xs = 4.0
  /// A distance of 8 points by default.
  public var sm = 8.0
  /// A distance of 12 points by default.
  public var md = 12.0
  /// A distance of 16 points by default.
  public var lg = 16.0
  /// A distance of 24 points by default.
  public var xl = 24.0
  /// The largest distance: 32 points by default.
  public var xxl = 32.0

  /// Creates the standard distances.
  public init() {}

  /// The distances multiplied by a factor, in halves of a point.
  public func scaled(by factor: Double) -> DSSpacingScale {
    var scale = self
    for path in [\DSSpacingScale.xxs, \.xs, \.sm, \.md, \.lg, \.xl, \.xxl] {
      scale[keyPath: path] = (self[keyPath: path] * factor * 2).rounded() / 2
    }
    return scale
  }
}

/// Radii of corners, in points.
public struct DSRadiusScale: Equatable, Sendable {
  /// The radius of fields, in points.
  public var small = 8.0
  /// The radius of buttons, in points.
  public var medium = 10.0
  /// The radius of cards, in points.
  public var large = 14.0

  /// Creates the standard radii.
  public init() {}
}
