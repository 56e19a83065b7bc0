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
  /// The identifier, which a store gives as a calendar of an app's own is saved.
  public internal(set) var calendarIdentifier: String
  /// The kind.
  public let type: EKCalendarType
  /// The name; one that was told stays as it is, since all screens have it.
  public var title: String {
    get { look.title }
    set { if isOwn { look.title = newValue } }
  }
  // As EventKit has it: apps set and compare it as an optional value.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour; one that was told stays as it is, since all screens have it.
  public var cgColor: CGColor! {
    get { look.color }
    set { if isOwn, let newValue { look.color = newValue } }
  }
  /// The account, by the calendar's kind unless the app sets one for a calendar of its own.
  public var source: EKSource {
    get { look.source ?? EKSource(of: type) }
    set { if isOwn { look.source = newValue } }
  }
  /// A Boolean value that indicates whether items can be added.
  public let allowsContentModifications: Bool
  let entity: EKEntityType
  private let isOwn: Bool
  private var look: (title: String, color: CGColor, source: EKSource?)

  /// Creates a calendar of the app's own on the device, which `saveCalendar(_:commit:)` keeps.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    (calendarIdentifier, entity, type, isOwn) = ("", entityType, .local, true)
    look = ("", UIColor(Color.blue).cgColor, nil)
    allowsContentModifications = true
  }

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
    (calendarIdentifier, self.entity, self.type, isOwn) = (title, entity, type, false)
    look = (title, UIColor(color).cgColor, nil)
    self.allowsContentModifications = allowsContentModifications
  }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// The identifier, which a store gives as the item is saved.
  public internal(set) var calendarItemIdentifier = ""
  // As EventKit has them: an app's variables have the same types.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  public var calendar: EKCalendar!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title.
  public var title: String!
  /// The place.
  public var location: String?
  /// The notes of a person.
  public var notes: String?
  /// A page that belongs to the item.
  public var url: URL?
  /// The alarms, none of which goes off here.
  public var alarms: [EKAlarm]?

  /// A Boolean value that indicates whether somebody has noted something.
  public var hasNotes: Bool { notes?.isEmpty == false }

  /// A Boolean value that indicates whether there is an alarm.
  public var hasAlarms: Bool { alarms?.isEmpty == false }

  /// Adds an alarm.
  public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

  /// Removes an alarm.
  public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

  override init() { super.init() }

  /// Returns the same item, for another screen.
  func copied() -> EKCalendarItem { copied(to: EKCalendarItem()) }

  fileprivate func copied(to item: EKCalendarItem) -> EKCalendarItem {
    (item.calendar, item.title, item.location) = (calendar, title, location)
    (item.notes, item.url, item.alarms) = (notes, url, alarms?.map { $0.copied() })
    item.calendarItemIdentifier = calendarItemIdentifier
    return item
  }
}

/// An event.
public final class EKEvent: EKCalendarItem, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The beginning.
  public var startDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The end.
  public var endDate: Date!
  /// A Boolean value that indicates whether it takes whole days.
  public var isAllDay = false
  /// The answer of a calendar that is asked whether its person has time.
  public var availability = EKEventAvailability.busy
  /// The state of the plan, of which nothing is known.
  public var status: EKEventStatus { .none }
  /// The people who are invited; nil, since nobody is.
  public var attendees: [EKParticipant]? { nil }
  /// The person who has invited them.
  public var organizer: EKParticipant? { nil }
  /// A Boolean value that indicates whether anybody is invited.
  public var hasAttendees: Bool { false }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identifier; nil before the event is saved.
  public var eventIdentifier: String! {
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
    availability = other.availability
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
