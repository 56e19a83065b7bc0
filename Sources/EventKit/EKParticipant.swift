/// The answer of a calendar that is asked whether its person has time.
public enum EKEventAvailability: Int, Sendable {
  /// Not told by the calendar.
  case notSupported = -1
  /// No, yes, perhaps, and away.
  case busy, free, tentative, unavailable
}

/// The state of a plan.
public enum EKEventStatus: Int, Sendable {
  /// Not known, certain, not certain yet, and called off.
  case none, confirmed, tentative, canceled
}

/// An answer to an invitation.
public enum EKParticipantStatus: Int, Sendable {
  /// Answers of Apple's, in its order.
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// The part that somebody has in an event.
public enum EKParticipantRole: Int, Sendable {
  /// Not known, needed, invited, leading, and told of it.
  case unknown, required, optional, chair, nonParticipant
}

/// Somebody who is invited to an event; nobody is here.
public final class EKParticipant: NSObject, Sendable {
  /// The name.
  public let name: String? = nil
  /// The answer.
  public let participantStatus = EKParticipantStatus.unknown
  /// The part in the event.
  public let participantRole = EKParticipantRole.unknown
  /// A Boolean value that indicates whether it is the person whose device it is.
  public let isCurrentUser = false

  override init() { super.init() }
}
