/// The steps of a person's text size, as iOS has them.
public enum DSTypeSize: Int, CaseIterable, Comparable, Sendable {
  /// The sizes from the smallest to the largest of the usual ones.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes of accessibility, from the smallest to the largest.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Returns a Boolean value that indicates whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// A Boolean value that indicates whether the size is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The growth of body text of 17 points over its usual size, in points (HIG, Typography).
  public var growth: Double {
    [-3, -2, -1, 0, 2, 4, 6, 11, 16, 23, 30, 36][rawValue]
  }
}

/// The settings that a person has made to see and follow the screen.
public struct DSAccessibilityPolicy: Equatable, Sendable {
  /// A Boolean value that indicates whether contrast is increased.
  public var increasesContrast: Bool
  /// A Boolean value that indicates whether motion is reduced.
  public var reducesMotion: Bool
  /// The person's text size.
  public var typeSize: DSTypeSize

  /// Creates a policy; what is left out is as usual.
  public init(
    increasesContrast: Bool = false, reducesMotion: Bool = false, typeSize: DSTypeSize = .large
  ) {
    self.increasesContrast = increasesContrast
    self.reducesMotion = reducesMotion
    self.typeSize = typeSize
  }
}
