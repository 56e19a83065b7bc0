/// The places of an app in which an action may run.
public struct IntentModes: OptionSet, Sendable {
  /// The moment at which an app comes to the foreground.
  public enum ForegroundMode: Sendable {
    /// Before the action.
    case immediate
    /// At the moment when the action asks for it.
    case dynamic
    /// Before the action ends.
    case deferred
  }

  /// The places as bits.
  public let rawValue: Int

  /// Creates places of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Out of sight.
  public static let background = IntentModes(rawValue: 1)
  /// On the screen, before the action.
  public static let foreground = IntentModes(rawValue: 2)

  /// Returns the foreground from a moment on.
  ///
  /// - Parameter mode: The moment.
  /// - Returns: The place.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}
