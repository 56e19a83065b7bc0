import Synchronization
import ViewTree

/// The items of a screen's calendars, and the person's answer.
final class CalendarRecord: Sendable {
  struct Content: Sendable {
    var items: [EKCalendarItem] = []
    /// The calendars that the app has saved.
    var calendars: [EKCalendar] = []
    var isKnown = false
    var asked: Set<EKEntityType> = []
    /// The number of items that have been given an identifier.
    var count = 0

    mutating func save(_ calendar: EKCalendar) {
      if calendar.calendarIdentifier.isEmpty {
        count += 1
        calendar.calendarIdentifier = "calendar-\(count)"
      }
      if !calendars.contains(calendar) { calendars.append(calendar) }
    }

    mutating func remove(_ calendar: EKCalendar) {
      calendars.removeAll { $0 === calendar }
      items.removeAll { $0.calendar === calendar }
    }

    mutating func add(_ item: EKCalendarItem) {
      if item.calendarItemIdentifier.isEmpty {
        count += 1
        item.calendarItemIdentifier = "item-\(count)"
      }
      items.removeAll { $0 === item }
      items.append(item)
    }
  }

  private let content: Mutex<Content>

  private init(_ other: CalendarRecord?) {
    var content = other?.value ?? Content()
    content.items = content.items.map { $0.copied() }
    self.content = Mutex(content)
  }

  static var current: CalendarRecord { ScreenValues.object { CalendarRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout sending Content) -> Void) { content.withLock { edit(&$0) } }
}
