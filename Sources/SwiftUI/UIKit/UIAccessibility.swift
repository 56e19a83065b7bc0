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
