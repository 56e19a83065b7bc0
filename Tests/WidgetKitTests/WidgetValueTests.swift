import Foundation
import Testing
import WidgetKit

/// The values of widgets that draw nothing.
@Suite struct WidgetValueTests {
  @Test func policiesAreTold() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(TimelineReloadPolicy.after(date) == .after(date))
    #expect(TimelineReloadPolicy.after(date) != .after(date + 1))
    #expect(TimelineReloadPolicy.atEnd != .never)
    let timeline = Timeline(entries: [TideEntry.sample], policy: .never)
    #expect(timeline.entries.map(\.place) == ["Kiel"] && timeline.policy == .never)
  }

  @Test func entriesAreAsRelevantAsOthers() {
    #expect(TideEntry.sample.relevance == nil)
    let relevance = TimelineEntryRelevance(score: 2)
    #expect(relevance.duration == 0)
    #expect(relevance == TimelineEntryRelevance(score: 2, duration: 0))
  }

  @Test func familiesAreNamed() {
    #expect(
      WidgetFamily.allCases.map(\.description) == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
        "accessoryRectangular", "accessoryInline",
      ])
    #expect(WidgetRenderingMode.accented != .vibrant)
  }

  @Test func noFolderIsShared() {
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.tides")
    #expect(folder == nil)
  }

  @Test func nobodyHasWidgets() async throws {
    let center = WidgetCenter.shared
    center.reloadAllTimelines()
    center.reloadTimelines(ofKind: "tides")
    center.invalidateConfigurationRecommendations()
    #expect(try await center.currentConfigurations().isEmpty)
    let found = await withCheckedContinuation { continuation in
      center.getCurrentConfigurations { continuation.resume(returning: $0) }
    }
    #expect(try found.get().isEmpty)
  }
}
