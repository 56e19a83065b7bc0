extension AppIntent {
  /// Throws: nobody is there to confirm the action.
  ///
  /// - Parameters:
  ///   - conditions: The circumstances in which a person would be asked.
  ///   - actionName: The name of what would be confirmed.
  ///   - dialog: The words with which a person would be asked.
  /// - Throws: ``AppIntentError/Unanswered``.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws {
    throw AppIntentError.Unanswered(request: "to be confirmed", of: Self.persistentIdentifier)
  }

  /// Throws: nobody is there to confirm the result.
  ///
  /// - Parameters:
  ///   - result: The result that a person would see.
  ///   - confirmationActionName: The name of what would be confirmed.
  ///   - showPrompt: A Boolean value that indicates whether a person would be asked in words.
  /// - Throws: ``AppIntentError/Unanswered``.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentError.Unanswered(request: "to be confirmed", of: Self.persistentIdentifier)
  }

  /// Throws: nobody is there to confirm what the view shows.
  ///
  /// - Parameters:
  ///   - conditions: The circumstances in which a person would be asked.
  ///   - actionName: The name of what would be confirmed.
  ///   - dialog: The words with which a person would be asked.
  ///   - content: The view that a person would see.
  /// - Throws: ``AppIntentError/Unanswered``.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) async throws {
    throw AppIntentError.Unanswered(request: "to be confirmed", of: Self.persistentIdentifier)
  }
}

/// The circumstances in which a person is asked to confirm an action.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The circumstances as bits.
  public let rawValue: Int

  /// Creates circumstances of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The values of parameters were guessed.
  public static let inferredParameterValues = ConfirmationConditions(rawValue: 1)
}

/// The name of what a person confirms.
public struct ConfirmationActionName: Equatable, Sendable {
  private let name: String

  /// Goes on.
  public static let `continue` = ConfirmationActionName(name: "continue")
  /// Adds.
  public static let add = ConfirmationActionName(name: "add")
  /// Begins.
  public static let start = ConfirmationActionName(name: "start")
  /// Buys.
  public static let buy = ConfirmationActionName(name: "buy")
  /// Orders.
  public static let order = ConfirmationActionName(name: "order")
  /// Sends.
  public static let send = ConfirmationActionName(name: "send")
  /// Sets.
  public static let set = ConfirmationActionName(name: "set")
  /// Opens.
  public static let open = ConfirmationActionName(name: "open")
  /// Does it.
  public static let `do` = ConfirmationActionName(name: "do")
  /// Goes.
  public static let go = ConfirmationActionName(name: "go")

  /// Returns a name of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName { ConfirmationActionName(name: acceptLabel.key) }
}
