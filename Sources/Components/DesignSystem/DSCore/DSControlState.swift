/// The states of a control at a moment.
public struct DSControlState: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pressed = DSControlState(rawValue: 1)
  public static let hovered = DSControlState(rawValue: 2)
  public static let focused = DSControlState(rawValue: 4)
  public static let disabled = DSControlState(rawValue: 8)
  public static let loading = DSControlState(rawValue: 16)
  public static let selected = DSControlState(rawValue: 32)
}

/// The result of validating a value; messages are keys of the app's table of strings.
public enum DSValidationState: Hashable, Sendable {
  case none
  case error(String)
  case warning(String)
  case success(String)

  /// The message of the result; nil for none.
  public var message: String? {
    switch self {
    case .none: nil
    case .error(let message), .warning(let message), .success(let message): message
    }
  }
}
