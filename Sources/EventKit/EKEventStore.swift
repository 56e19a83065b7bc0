/// An answer of a person whether an app may see calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// None yet, a rule against it, no, yes, and adding alone.
  case notDetermined, restricted, denied, fullAccess, writeOnly

  /// Yes, as it was called before iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// A number of events that a change is for.
public enum EKSpan: Int, Sendable {
  /// One, and all that follow it.
  case thisEvent, futureEvents
}

/// An error of a store.
public struct EKError: Error, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// There is no calendar, or no beginning.
    case noCalendar = 1, noStartDate
    /// The person has not said yes.
    case eventStoreNotAuthorized = 29
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}

/// The store of a person's events and reminders, which is empty unless ``know(_:)`` fills it.
///
/// What is told where the catalogue is made is on every screen; what a screen tells or saves is its
/// own. Events do not recur.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }

  /// Tells of a person's events and reminders, and that the person lets the app see them.
  ///
  ///     let harbour = EKCalendar(title: "Harbour", color: .teal)
  ///     EKEventStore.know([
  ///       EKEvent(title: "High water", start: noon, end: noon + 3600, calendar: harbour)
  ///     ])
  ///
  /// - Parameter items: The items; nil for a person who has not been asked.
  public static func know(_ items: [EKCalendarItem]?) {
    CalendarRecord.current.change {
      $0 = CalendarRecord.Content(isKnown: items != nil)
      for item in items ?? [] {
        let copy = item.copied()
        copy.calendarItemIdentifier = ""
        $0.add(copy)
      }
    }
  }

  /// Returns the person's answer so far.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    let record = CalendarRecord.current.value
    if record.isKnown { return .fullAccess }
    return record.asked.contains(entityType) ? .denied : .notDetermined
  }

  private func ask(_ entity: EKEntityType) -> Bool {
    CalendarRecord.current.change { $0.asked.insert(entity) }
    return CalendarRecord.current.value.isKnown
  }

  /// Asks the person to let the app see events; no, unless ``know(_:)`` tells otherwise.
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { ask(.event) }

  /// Asks the person to let the app add events; no, unless ``know(_:)`` tells otherwise.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { ask(.event) }

  /// Asks the person to let the app see reminders; no, unless ``know(_:)`` tells otherwise.
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { ask(.reminder) }

  /// Asks the person, as before iOS 17.
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { ask(entityType) }

  /// Asks the person to let the app see events, and calls a closure with the answer at once.
  @preconcurrency
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(ask(.event), nil) }

  /// Asks the person to let the app see reminders, and calls a closure with the answer at once.
  @preconcurrency
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(ask(.reminder), nil) }

  /// Asks the person, as before iOS 17, and calls a closure with the answer at once.
  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(ask(entityType), nil) }

  /// Returns the calendars of the items that are told, each once, and those that the app has saved.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    var calendars: [EKCalendar] = []
    let record = CalendarRecord.current.value
    for calendar in record.items.compactMap(\.calendar) + record.calendars
    where calendar.entity == entityType && !calendars.contains(calendar) {
      calendars.append(calendar)
    }
    return calendars
  }

  /// The accounts of the calendars that are told, each once.
  open var sources: [EKSource] {
    var sources: [EKSource] = []
    for calendar in calendars(for: .event) + calendars(for: .reminder)
    where !sources.contains(calendar.source) { sources.append(calendar.source) }
    return sources
  }

  /// Returns the account of an identifier; nil where no calendar is of it.
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  /// Returns the calendar of an identifier.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder))
      .first { $0.calendarIdentifier == identifier }
  }

  /// Adds a calendar of the app's own to the screen's store.
  ///
  /// - Throws: ``EKError`` where the person has not said yes.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    guard CalendarRecord.current.value.isKnown else { throw EKError(.eventStoreNotAuthorized) }
    CalendarRecord.current.change { $0.save(calendar) }
  }

  /// Removes a calendar and its items from the screen's store.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    CalendarRecord.current.change { $0.remove(calendar) }
  }

  /// Returns the event or the reminder of an identifier.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    CalendarRecord.current.value.items.first { $0.calendarItemIdentifier == identifier }
  }

  /// The calendar that new events are added to: the first one that takes any.
  open var defaultCalendarForNewEvents: EKCalendar? {
    calendars(for: .event).first(where: \.allowsContentModifications)
  }

  /// Returns the list that new reminders are added to: the first one that takes any.
  open func defaultCalendarForNewReminders() -> EKCalendar? {
    calendars(for: .reminder).first(where: \.allowsContentModifications)
  }

  /// Returns the condition that an event touches a time.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate else { return false }
      return start < endDate && (event.endDate ?? start) > startDate
        && Self.isKept(event, in: calendars)
    }
  }

  /// Returns the condition that a reminder is in one of some lists; nil for any.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? EKReminder).map { Self.isKept($0, in: calendars) } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether some calendars have an item; nil is any.
  private static func isKept(_ item: EKCalendarItem, in calendars: [EKCalendar]?) -> Bool {
    guard let calendars else { return true }
    return item.calendar.map(calendars.contains) ?? false
  }

  /// Returns the events that a condition takes, the earliest first.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    CalendarRecord.current.value.items.compactMap { $0 as? EKEvent }
      .filter { predicate.evaluate(with: $0) }
      .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
  }

  /// Returns the event of an identifier.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    CalendarRecord.current.value.items.compactMap { $0 as? EKEvent }
      .first { $0.eventIdentifier == identifier }
  }

  /// Calls a closure at once with the reminders that a condition takes.
  @discardableResult
  @preconcurrency
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    completion(
      CalendarRecord.current.value.items.compactMap { $0 as? EKReminder }
        .filter { predicate.evaluate(with: $0) })
    return predicate
  }

  /// Adds an event to the screen's store.
  ///
  /// - Throws: ``EKError`` where the person has not said yes, or a calendar or a time is missing.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    guard event.startDate != nil else { throw EKError(.noStartDate) }
    try add(event)
  }

  /// Adds a reminder to the screen's store.
  ///
  /// - Throws: ``EKError`` where the person has not said yes, or a list is missing.
  open func save(_ reminder: EKReminder, commit: Bool) throws { try add(reminder) }

  private func add(_ item: EKCalendarItem) throws {
    guard CalendarRecord.current.value.isKnown else { throw EKError(.eventStoreNotAuthorized) }
    guard item.calendar != nil else { throw EKError(.noCalendar) }
    CalendarRecord.current.change { $0.add(item) }
  }

  /// Removes an event from the screen's store.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    CalendarRecord.current.change { record in record.items.removeAll { $0 === event } }
  }

  /// Removes a reminder from the screen's store.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    CalendarRecord.current.change { record in record.items.removeAll { $0 === reminder } }
  }

  /// Does nothing: changes are kept at once.
  open func commit() throws {}
}

extension Notification.Name {
  /// The name of the notification of changes by others, which do not come.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
