/// A size of text that a person prefers, under UIKit's name.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// The name of the category.
  public let rawValue: String

  /// Creates a category by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No preference.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A size below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A size above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The second size above the default.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size but those of accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size of accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size of accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size of accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size of accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size of accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories in the order of `DynamicTypeSize`.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the category of a Dynamic Type size.
  public init(_ size: DynamicTypeSize) { self = Self.all[size.rawValue] }

  /// A Boolean value that indicates whether the category is one of accessibility.
  public var isAccessibilityCategory: Bool {
    DynamicTypeSize(self)?.isAccessibilitySize == true
  }

  /// The place of the category among all; nil for no preference.
  fileprivate var place: Int? { Self.all.firstIndex(of: self) }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether a category is smaller than another; no preference is the smallest.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.place ?? -1) < (rhs.place ?? -1)
  }
}

extension DynamicTypeSize {
  /// Creates the size of a category of UIKit's; nil for no preference.
  public init?(_ category: UIContentSizeCategory) {
    guard let place = category.place else { return nil }
    self.init(rawValue: place)
  }
}
