/// A soft shadow below a surface, in points.
///
///     var tokens = DSTokens()
///     tokens.shadows.low = DSShadow(radius: 6, y: 2, opacity: 0.1)
public struct DSShadow: Equatable, Sendable {
  /// The blur of the shadow, in points.
  public var radius: Double
  /// The distance by which the shadow falls, in points.
  public var y: Double
  /// From 0 to 1.
  public var opacity: Double

  /// Creates a shadow.
  public init(radius: Double, y: Double, opacity: Double) {
    (self.radius, self.y, self.opacity) = (radius, y, opacity)
  }
}

extension DSShadow {
  /// A surface that lies flat on its ground.
  public static let none = DSShadow(radius: 0, y: 0, opacity: 0)
}

/// The level of a surface above its ground.
public enum DSElevation: CaseIterable, Sendable {
  /// On the ground itself.
  case flat
  /// A card on the ground.
  case low
  /// A surface that a control opens: options, a popover.
  case medium
  /// A surface over the whole screen: a message in passing, a question.
  case high
}

/// The shadows of surfaces, by how high they lie.
public struct DSShadowScale: Equatable, Sendable {
  /// The shadow of cards.
  public var low = DSShadow(radius: 3, y: 1, opacity: 0.08)
  /// The shadow of popovers.
  public var medium = DSShadow(radius: 10, y: 4, opacity: 0.14)
  /// The shadow of messages and questions.
  public var high = DSShadow(radius: 22, y: 10, opacity: 0.22)

  /// Creates the standard shadows.
  public init() {}

  /// The shadow of a level.
  public subscript(level: DSElevation) -> DSShadow {
    switch level {
    case .flat: .none
    case .low: low
    case .medium: medium
    case .high: high
    }
  }

  /// The shadows on a dark ground, which swallows faint ones: the lowest is left out.
  public var onDark: DSShadowScale {
    var scale = self
    scale.low = .none
    scale.medium.opacity = min(1, medium.opacity * 2.5)
    scale.high.opacity = min(1, high.opacity * 2.5)
    return scale
  }
}
