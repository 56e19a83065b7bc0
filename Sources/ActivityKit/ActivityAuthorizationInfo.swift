/// The permission for Live Activities, which nobody gives here.
public final class ActivityAuthorizationInfo: Sendable {
  /// The permissions over time: none come.
  public typealias ActivityEnablementUpdates = EndedActivityUpdates<Bool>

  /// A Boolean value that indicates whether there may be activities: no Lock Screen shows them.
  public let areActivitiesEnabled = false
  /// A Boolean value that indicates whether a server may change them often.
  public let frequentPushesEnabled = false

  /// Creates the permission.
  public init() {}

  /// The permissions to come: none.
  public var activityEnablementUpdates: ActivityEnablementUpdates { EndedActivityUpdates() }
  /// The permissions for servers to come: none.
  public var frequentPushEnablementUpdates: ActivityEnablementUpdates { EndedActivityUpdates() }
}

/// An error of a Live Activity that could not begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable, LocalizedError {
  /// Its values are too many.
  case attributesTooLarge
  /// A person has forbidden activities.
  case denied
  /// The device shows too many.
  case globalMaximumExceeded
  /// Its name is malformed.
  case malformedActivityIdentifier
  /// The system does not know the process.
  case missingProcessIdentifier
  /// It could not be kept.
  case persistenceFailure
  /// The process may not take it over.
  case reconnectNotPermitted
  /// The app shows too many.
  case targetMaximumExceeded
  /// The app may not have any.
  case unentitled
  /// The system shows none, as here.
  case unsupported
  /// The app has not said that it has them.
  case unsupportedTarget
  /// The app is not in the foreground.
  case visibility

  /// The error in words.
  public var errorDescription: String? {
    self == .unsupported
      ? "No Lock Screen shows a Live Activity while pictures are made: a LiveActivityPreview draws "
        + "one with the values that it is given."
      : "The Live Activity could not begin: \(self)."
  }
}
