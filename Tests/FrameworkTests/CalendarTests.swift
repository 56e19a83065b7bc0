import EventKit
import StageSupport
import SwiftUI
import Testing

/// A person's events and reminders, of which there are none unless told.
@MainActor @Suite struct CalendarTests {
  private struct Agenda: View {
    var items: [EKCalendarItem]?
    var adds = false
    @State private var lines: [String] = []

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .onAppear { if let items { EKEventStore.know(items) } }
        .task {
          let store = EKEventStore()
          lines = ["asked: \(EKEventStore.authorizationStatus(for: .event))"]
          guard (try? await store.requestFullAccessToEvents()) == true else {
            lines.append("then: \(EKEventStore.authorizationStatus(for: .event))")
            return
          }
          if adds { add(to: store) }
          let day = store.predicateForEvents(
            withStart: noon, end: noon + 7_200, calendars: store.calendars(for: .event))
          lines += store.events(matching: day).map { $0.title ?? "?" }
          store.fetchReminders(matching: store.predicateForReminders(in: nil)) { found in
            let titles = found?.compactMap(\.title) ?? []
            Task { @MainActor in lines += titles }
          }
        }
    }

    private func add(to store: EKEventStore) {
      let event = EKEvent(eventStore: store)
      (event.title, event.startDate, event.endDate) = ("Added", noon, noon + 60)
      do { try store.save(event, span: .thisEvent) } catch { lines.append("\(error)") }
      event.calendar = store.defaultCalendarForNewEvents
      try? store.save(event, span: .thisEvent)
      lines.append(event.eventIdentifier ?? "no identifier")
    }
  }

  @Test func nobodyHasBeenAsked() throws {
    #expect(try Stage(Agenda()).texts() == ["asked: notDetermined", "then: denied"])
  }

  @Test func aScreenTellsItsEvents() throws {
    let harbour = EKCalendar(title: "Harbour", color: .teal)
    let list = EKCalendar(title: "List", for: .reminder)
    let items = [
      EKEvent(title: "Late", start: noon + 3_600, end: noon + 4_000, calendar: harbour),
      EKEvent(title: "Early", start: noon - 60, end: noon + 60, calendar: harbour),
      EKEvent(title: "Over", start: noon - 60, end: noon, calendar: harbour),
      EKReminder(title: "Bread", calendar: list),
    ]
    #expect(
      try Stage(Agenda(items: items)).texts() == ["asked: fullAccess", "Early", "Late", "Bread"])
    let added = try Stage(Agenda(items: items, adds: true)).texts()
    #expect(
      added == [
        "asked: fullAccess", "EKError(code: EventKit.EKError.Code.noCalendar)", "item-5", "Early",
        "Added", "Late", "Bread",
      ])
    #expect(try Stage(Agenda()).texts() == ["asked: notDetermined", "then: denied"])
  }
}

extension CalendarTests {
  private struct Accounts: View {
    @State private var lines: [String] = []

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .onAppear {
          let calendars = [
            EKCalendar(title: "Own"), EKCalendar(title: "Shared", type: .calDAV),
            EKCalendar(title: "Other"),
          ]
          EKEventStore.know(
            calendars.map { EKEvent(title: "A", start: noon, end: noon, calendar: $0) })
          let store = EKEventStore()
          lines = store.sources.map {
            "\($0.title): \($0.calendars(for: .event).map(\.title).sorted().joined(separator: ", "))"
          }
          lines.append(
            store.source(withIdentifier: "iCloud") == nil ? "no iCloud" : "iCloud is there")
        }
    }
  }

  @Test func calendarsBelongToAccounts() throws {
    #expect(
      try Stage(Accounts()).texts() == [
        "Default: Other, Own", "iCloud: Shared", "iCloud is there",
      ])
  }
}

extension CalendarTests {
  private struct OwnCalendar: View {
    @State private var lines: [String] = []

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .onAppear {
          let store = EKEventStore()
          let own = EKCalendar(for: .event, eventStore: store)
          own.title = "Training"
          lines = [(try? store.saveCalendar(own, commit: true)) == nil ? "not yet" : "too early"]
          let told = EKCalendar(title: "Told")
          EKEventStore.know([EKEvent(title: "A", start: noon, end: noon, calendar: told)])
          told.title = "Renamed"
          try? store.saveCalendar(own, commit: true)
          lines.append(store.calendars(for: .event).map(\.title).joined(separator: ", "))
          let run = EKEvent(eventStore: store)
          (run.title, run.startDate, run.endDate, run.calendar) = ("Run", noon, noon + 60, own)
          run.addAlarm(EKAlarm(relativeOffset: -600))
          try? store.save(run, span: .thisEvent)
          let found = store.calendarItem(withIdentifier: run.calendarItemIdentifier)
          lines.append("\(found?.title ?? "none"), \(found?.alarms?.first?.relativeOffset ?? 0)")
          try? store.removeCalendar(own, commit: true)
          let isLeft = store.calendarItem(withIdentifier: run.calendarItemIdentifier) != nil
          lines.append("\(store.calendars(for: .event).map(\.title)), \(isLeft)")
        }
    }
  }

  @Test func anAppHasCalendarsOfItsOwn() throws {
    #expect(
      try Stage(OwnCalendar()).texts() == [
        "not yet", "Told, Training", "Run, -600.0", "[\"Told\"], false",
      ])
  }
}

private let noon = Date(timeIntervalSinceReferenceDate: 7e8)
