/// The states of a control at a moment.
public struct DSControlState: OptionSet, Hashable, Sendable {
  /// The states, a bit each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A finger or a pointer presses the control.
  public static let pressed = DSControlState(rawValue: 1)
  /// A pointer is over the control.
  public static let hovered = DSControlState(rawValue: 2)
  /// The control has the focus.
  public static let focused = DSControlState(rawValue: 4)
  /// The control cannot be used.
  public static let disabled = DSControlState(rawValue: 8)
  /// The control's action goes on.
  public static let loading = DSControlState(rawValue: 16)
  /// The control is on or chosen.
  public static let selected = DSControlState(rawValue: 32)
}

/// The result of validating a value; messages are keys of the app's table of strings.
public enum DSValidationState: Hashable, Sendable {
  /// No result.
  case none
  /// A fault, in words.
  case error(String)
  /// A doubt, in words.
  case warning(String)
  /// A success, in words.
  case success(String)

  /// The message of the result; nil for none.
  public var message: String? {
    switch self {
    case .none: nil
    case .error(let message), .warning(let message), .success(let message): message
    }
  }
}
