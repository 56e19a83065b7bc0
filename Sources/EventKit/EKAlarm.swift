/// An alarm of an event or a reminder, which never goes off here.
public final class EKAlarm: NSObject, @unchecked Sendable {
  /// The time at which it goes off; nil where it stands by the item's beginning.
  public var absoluteDate: Date?
  /// The seconds after the item's beginning, which are negative before it.
  public var relativeOffset: TimeInterval = 0

  /// Creates an alarm for a time.
  public init(absoluteDate date: Date) { absoluteDate = date }

  /// Creates an alarm for a number of seconds after the item's beginning.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

  /// Returns the same alarm, for another screen.
  func copied() -> EKAlarm {
    let alarm = EKAlarm(relativeOffset: relativeOffset)
    alarm.absoluteDate = absoluteDate
    return alarm
  }
}
