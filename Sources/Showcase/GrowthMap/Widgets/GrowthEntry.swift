import Foundation
import WidgetKit

/// A moment of the widgets: the goal that comes first in the list, as the app has kept it.
struct GrowthEntry: TimelineEntry {
  let date: Date
  /// The day that counts as today.
  let today: CalendarDay
  /// The goal; nil where there is none yet.
  let goal: Goal?

  init(date: Date = SampleMoment.date, today: CalendarDay = DemoData.today, goal: Goal?) {
    (self.date, self.today, self.goal) = (date, today, goal)
  }
}

/// The provider of both widgets, which reads the goals of the demo mode.
struct GrowthProvider: TimelineProvider {
  func placeholder(in context: Context) -> GrowthEntry {
    GrowthEntry(goal: DemoData.goal(from: "Научиться плавать"))
  }

  func getSnapshot(in context: Context, completion: @escaping (GrowthEntry) -> Void) {
    completion(entry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<GrowthEntry>) -> Void) {
    // With the next day tasks may be overdue; what is done, the app tells by itself.
    let tomorrow = DemoData.today.advanced(by: 1).date
    completion(Timeline(entries: [entry()], policy: .after(tomorrow)))
  }

  /// Goals that cannot be read are none: the app tells the reason.
  private func entry() -> GrowthEntry { GrowthEntry(goal: try? DemoData.goals().first) }
}
