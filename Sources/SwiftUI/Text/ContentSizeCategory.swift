/// The type size as UIKit names it.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for people who see badly.
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
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}

extension EnvironmentValues {
  /// The type size as UIKit names it.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
