/// The tips of an app.
public enum Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The identifier; its place among the actions where nothing else is said.
    public internal(set) var id: String
    /// The place among the actions, from 0.
    public internal(set) var index: Int?
    /// A Boolean value that indicates whether the button is off.
    public let disabled: Bool
    /// A closure that returns the button's words.
    public let label: @Sendable () -> Text
    /// A closure that runs as the button is tapped.
    public let handler: @Sendable () -> Void

    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - title: The title.
    ///   - disabled: Whether the button is off.
    ///   - handler: A closure that runs as the button is tapped.
    public init<Title: StringProtocol>(
      id: String? = nil, title: Title, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let words = String(title)
      self.init(id: id, disabled: disabled, perform: handler) { Text(LocalizedStringKey(words)) }
    }

    /// Creates a button with words of any look.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - disabled: Whether the button is off.
    ///   - handler: A closure that runs as the button is tapped.
    ///   - label: A closure that returns the words.
    public init(
      id: String? = nil, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      (self.disabled, self.handler, self.label) = (disabled, handler, label)
    }
  }

  /// The reason for which a tip ends.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    /// The person has done what the tip tells of.
    case actionPerformed
    /// The tip has been shown as often as it may be.
    case displayCountExceeded
    /// The tip has been shown for as long as it may be.
    case displayDurationExceeded
    /// The person has closed the tip.
    case tipClosed
  }

  /// The state of a tip.
  public enum Status: Hashable, Sendable {
    /// A condition does not hold.
    case pending
    /// The tip is shown where there is a place for it.
    case available
    /// The tip has ended.
    case invalidated(InvalidationReason)
  }
}

extension Tip {
  /// The actions with their places, which are their identifiers where they have none.
  var placedActions: [Action] {
    actions.enumerated().map { index, action in
      var action = action
      action.index = index
      if action.id.isEmpty { action.id = "\(index)" }
      return action
    }
  }
}
