/// A person's settings under UIKit's name, as the screen that is being made has them.
@MainActor @preconcurrency
public enum UIAccessibility {
  private static var environment: EnvironmentValues {
    ScreenLocale.link?.environment ?? EnvironmentValues()
  }

  /// A notification to assistive technology.
  public struct Notification: Hashable, Sendable, RawRepresentable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something to read out.
    nonisolated public static let announcement = Notification(rawValue: 1008)
    /// A layout that has changed.
    nonisolated public static let layoutChanged = Notification(rawValue: 1001)
    /// A screen that has changed.
    nonisolated public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Has no effect: nothing is read out in a still.
  public static func post(notification: Notification, argument: Any?) {}

  /// A Boolean value that indicates whether text is bold for legibility.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
  /// A Boolean value that indicates whether motion is to be reduced.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// A Boolean value that indicates whether transparency is to be reduced.
  public static var isReduceTransparencyEnabled: Bool {
    environment.accessibilityReduceTransparency
  }
  /// A Boolean value that indicates whether the contrast is increased.
  public static var isDarkerSystemColorsEnabled: Bool {
    environment.colorSchemeContrast == .increased
  }
  /// A Boolean value that indicates whether VoiceOver is running, which it never is in a still.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether Switch Control is running, which it never is in a
  /// still.
  public static var isSwitchControlRunning: Bool { false }
}

/// A scaling of lengths and fonts with the content size.
///
///     let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24)
@MainActor @preconcurrency
public final class UIFontMetrics {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Creates the growth of a style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// Returns a length in points, scaled with the content size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    return value * growth(in: environment)
  }

  /// Returns a length in points, scaled with the content size of traits, or of the screen that is
  /// being made where they tell of none.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    guard let size = traitCollection.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) })
    else { return scaledValue(for: value) }
    var environment = ScreenLocale.link?.environment ?? EnvironmentValues()
    environment.dynamicTypeSize = size
    return value * growth(in: environment)
  }

  /// Returns the ratio of the style's size to that at the default size.
  private func growth(in environment: EnvironmentValues) -> CGFloat {
    let font = Font.system(style.style)
    return font.resolve(in: environment).size / font.resolve(in: EnvironmentValues()).size
  }

  /// Returns a font scaled with the content size.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font scaled with the content size, at most of a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  /// Returns a font scaled with the content size of traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a font scaled with the content size of traits, at most of a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(
      min(
        maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
  }
}
