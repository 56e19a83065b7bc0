/// A set of traits that tell assistive technology the purpose of an element.
///
///     Text("Results").accessibilityAddTraits(.isHeader)
public struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// An element that plays sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// An element that summarises the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// An element that updates often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts audio or video.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// An element that takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// An element that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// An element beside which all others are out of reach.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
