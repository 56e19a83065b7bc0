/// The state of a Live Activity.
public enum ActivityState: Hashable, Codable, Sendable {
  /// It is shown and may change.
  case active
  /// It has ended and is still shown.
  case ended
  /// It is no longer shown.
  case dismissed
  /// Its values no longer hold.
  case stale
  /// It will begin at a date.
  case pending
}

/// The manner in which a Live Activity is shown.
public enum ActivityStyle: Hashable, Sendable {
  /// Until it ends.
  case standard
  /// For a moment.
  case transient
}

/// The time at which a Live Activity that has ended goes.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private enum Moment: Equatable { case usual, now, date(Date) }

  private let moment: Moment

  /// After a while.
  public static let `default` = ActivityUIDismissalPolicy(moment: .usual)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(moment: .now)

  /// Returns the policy of a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(moment: .date(date))
  }
}

/// The way by which a server changes a Live Activity.
public struct PushType: Equatable, Sendable {
  private let name: String

  /// By a token of its own.
  public static let token = PushType(name: "token")

  /// Returns the way of a channel for many.
  public static func channel(_ channelID: String) -> PushType { PushType(name: channelID) }
}
