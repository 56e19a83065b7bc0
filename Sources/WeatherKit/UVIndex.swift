/// The strength of the sun's ultraviolet light.
public struct UVIndex: Codable, Hashable, Sendable {
  /// A degree of the risk to skin and eyes.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable,
    CustomStringConvertible, Hashable, Sendable
  {
    /// Up to 2, up to 5, up to 7, up to 10, and all above.
    case low, moderate, high, veryHigh, extreme

    /// The name in English, such as “Very High”.
    public var description: String { rawValue.separatedWords }

    /// The name for a screen reader.
    public var accessibilityDescription: String { description }

    /// The indices of the category.
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }

    /// Returns a Boolean value that indicates whether the risk of one is less than of the other.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound
    }
  }

  /// The index, from 0.
  public var value: Int
  /// The degree of the risk.
  public var category: ExposureCategory

  /// Creates an index, to be told, whose category follows from its value.
  public init(_ value: Int) {
    self.value = value
    category = ExposureCategory.allCases.last { value >= $0.rangeValue.lowerBound } ?? .low
  }
}
