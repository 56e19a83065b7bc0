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

/// A soft shadow below a surface, in points.
public struct DSShadow: Equatable, Sendable {
  /// The radius of the blur, in points.
  public var radius: Double
  /// The distance downwards, in points.
  public var y: Double
  /// From 0 to 1.
  public var opacity: Double

  /// Creates a shadow.
  public init(radius: Double, y: Double, opacity: Double) {
    (self.radius, self.y, self.opacity) = (radius, y, opacity)
  }
}

extension DSShadow {
  /// The shadow of a surface that lies flat on its ground: none.
  public static let none = DSShadow(radius: 0, y: 0, opacity: 0)
}

/// The shadows of surfaces by their height.
public struct DSShadowScale: Equatable, Sendable {
  /// The shadow of cards.
  public var low = DSShadow(radius: 3, y: 1, opacity: 0.08)

  /// Creates the standard shadows.
  public init() {}
}

/// The durations of changes, in seconds.
public struct DSMotionScale: Equatable, Sendable {
  /// The duration of a control's change, in seconds.
  public var quick = 0.12
  /// The duration of a larger change, in seconds.
  public var standard = 0.25

  /// Creates the standard durations.
  public init() {}

  /// No motion at all.
  public static var none: DSMotionScale {
    var scale = DSMotionScale()
    (scale.quick, scale.standard) = (0, 0)
    return scale
  }
}
