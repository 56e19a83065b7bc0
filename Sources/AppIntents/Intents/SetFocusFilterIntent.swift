import Foundation

/// An action by which a person's focus changes what an app shows; no focus is set here.
public protocol SetFocusFilterIntent: SystemIntent {
  /// The words for the action's values, which nothing shows.
  var displayRepresentation: DisplayRepresentation { get }
  /// The notifications that the focus lets through.
  var appContext: FocusFilterAppContext { get }

  /// Returns the actions that a person is offered for a focus.
  ///
  /// - Parameter context: The focus.
  /// - Returns: The actions.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// By default, all notifications are let through.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// Throws: no focus is set.
  ///
  /// - Returns: Nothing.
  /// - Throws: ``AppIntentError/Unanswered``.
  public static var current: Self {
    get async throws {
      throw AppIntentError.Unanswered(request: "for the focus that is set", of: "\(Self.self)")
    }
  }

  /// By default, nothing is offered.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }
}

/// The notifications that a focus lets through.
public struct FocusFilterAppContext {
  /// The condition on a notification; nil for all.
  public let notificationFilterPredicate: NSPredicate?

  /// Creates notifications that are let through.
  ///
  /// - Parameter notificationFilterPredicate: The condition; nil for all.
  public init(notificationFilterPredicate: NSPredicate? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
  }
}

/// A focus for which a person is offered actions; none is set.
public struct FocusFilterSuggestionContext: Sendable {}
