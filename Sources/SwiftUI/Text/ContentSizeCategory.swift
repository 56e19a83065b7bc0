/// A content size, as UIKit names it.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The standard sizes, of which `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The smaller accessibility sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest accessibility sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same size by SwiftUI's name.
  var size: DynamicTypeSize {
    let (names, sizes) = (Self.allCases, DynamicTypeSize.allCases)
    return names.firstIndex(of: self).map { sizes[$0] } ?? .large
  }

  /// The same size by UIKit's name.
  init(_ size: DynamicTypeSize) {
    let (names, sizes) = (Self.allCases, DynamicTypeSize.allCases)
    self = sizes.firstIndex(of: size).map { names[$0] } ?? .large
  }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether a value is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}

extension EnvironmentValues {
  /// The type size as UIKit names it.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
