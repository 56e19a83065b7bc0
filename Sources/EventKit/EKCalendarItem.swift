// Apple's EventKit brings Foundation with it.
@_exported import Foundation
import ViewTree

/// A kind of item.
public enum EKEntityType: UInt, Sendable {
  /// An event, and a reminder.
  case event, reminder
}

/// A kind of calendar.
public enum EKCalendarType: Int, Sendable {
  /// On the device, on a server, Exchange's, of a subscription, and of birthdays.
  case local, calDAV, exchange, subscription, birthday
}

/// A calendar of events, or a list of reminders.
public final class EKCalendar: NSObject, @unchecked Sendable {
  /// The identifier.
  public let calendarIdentifier: String
  /// The kind.
  public let type: EKCalendarType
  /// The name.
  public let title: String
  /// The colour.
  public let cgColor: CGColor
  /// A Boolean value that indicates whether items can be added.
  public let allowsContentModifications: Bool
  let entity: EKEntityType

  /// Creates a calendar, to be told with its items.
  ///
  /// - Parameters:
  ///   - title: The name, by which it is identified too.
  ///   - color: The colour.
  ///   - entity: The kind of its items.
  ///   - type: The kind.
  ///   - allowsContentModifications: Whether items can be added.
  public init(
    title: String, color: Color = .blue, for entity: EKEntityType = .event,
    type: EKCalendarType = .local, allowsContentModifications: Bool = true
  ) {
    (calendarIdentifier, self.title, self.entity, self.type) = (title, title, entity, type)
    (cgColor, self.allowsContentModifications) = (
      UIColor(color).cgColor, allowsContentModifications
    )
  }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// The identifier, which a store gives as the item is saved.
  public internal(set) var calendarItemIdentifier = ""
  /// The calendar.
  public var calendar: EKCalendar?
  /// The title.
  public var title: String?
  /// The place.
  public var location: String?
  /// The notes of a person.
  public var notes: String?
  /// A page that belongs to the item.
  public var url: URL?

  /// A Boolean value that indicates whether somebody has noted something.
  public var hasNotes: Bool { notes?.isEmpty == false }

  override init() { super.init() }

  /// Returns the same item, for another screen.
  func copied() -> EKCalendarItem { copied(to: EKCalendarItem()) }

  fileprivate func copied(to item: EKCalendarItem) -> EKCalendarItem {
    (item.calendar, item.title, item.location) = (calendar, title, location)
    (item.notes, item.url) = (notes, url)
    item.calendarItemIdentifier = calendarItemIdentifier
    return item
  }
}

/// An event.
public final class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The beginning.
  public var startDate: Date?
  /// The end.
  public var endDate: Date?
  /// A Boolean value that indicates whether it takes whole days.
  public var isAllDay = false
  /// The identifier; nil before the event is saved.
  public var eventIdentifier: String? {
    calendarItemIdentifier.isEmpty ? nil : calendarItemIdentifier
  }

  /// Creates an event that no store keeps yet.
  public init(eventStore: EKEventStore) { super.init() }

  /// Creates an event, to be told.
  public init(title: String, start: Date, end: Date, calendar: EKCalendar, isAllDay: Bool = false) {
    (startDate, endDate, self.isAllDay) = (start, end, isAllDay)
    super.init()
    (self.title, self.calendar) = (title, calendar)
  }

  private init(_ other: EKEvent) {
    (startDate, endDate, isAllDay) = (other.startDate, other.endDate, other.isAllDay)
    super.init()
  }

  override func copied() -> EKCalendarItem { copied(to: EKEvent(self)) }

  /// Returns the order of the beginnings of two events.
  public func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// A reminder.
public final class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// The time at which it is due.
  public var dueDateComponents: DateComponents?
  /// The importance: 1 is the highest, 0 none.
  public var priority = 0
  /// A Boolean value that indicates whether it is done.
  public var isCompleted = false

  /// Creates a reminder that no store keeps yet.
  public init(eventStore: EKEventStore) { super.init() }

  /// Creates a reminder, to be told.
  public init(
    title: String, due: DateComponents? = nil, calendar: EKCalendar, isCompleted: Bool = false
  ) {
    (dueDateComponents, self.isCompleted) = (due, isCompleted)
    super.init()
    (self.title, self.calendar) = (title, calendar)
  }

  private init(_ other: EKReminder) {
    (dueDateComponents, priority) = (other.dueDateComponents, other.priority)
    isCompleted = other.isCompleted
    super.init()
  }

  override func copied() -> EKCalendarItem { copied(to: EKReminder(self)) }
}
