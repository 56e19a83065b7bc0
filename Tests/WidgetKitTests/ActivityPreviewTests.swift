import ActivityKit
import StageSupport
import SwiftUI
import TestSupport
import Testing
import ViewTree
import WidgetKit

#Preview("Ferry", as: .content, using: FerryAttributes.sample) {
  FerryActivity()
} contentStates: {
  FerryAttributes.ContentState.arriving
  FerryAttributes.ContentState(minutes: 12)
}

/// Live Activities of bundles and previews, and requests for them.
@MainActor @Suite struct ActivityPreviewTests {
  private struct OtherAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct Harbour: WidgetBundle {
    var body: some Widget {
      TideWidget()
      FerryActivity()
    }
  }

  @Test func aBundleHasItsActivity() throws {
    let preview = LiveActivityPreview(
      Harbour(), attributes: FerryAttributes.sample, state: .arriving)
    #expect(try DrawnWidget(preview).texts == ["Laboe 3"])
    let widget = WidgetPreview(Harbour(), kind: "tides", family: .systemSmall)
    #expect(try DrawnWidget(widget).texts == ["Kiel"])
    let unknown = try DrawnWidget(WidgetPreview(Harbour(), kind: "", family: .systemSmall))
    #expect(
      unknown.warnings.first == "WidgetPreview draws nothing: Harbour has tides, and no .")
  }

  @Test func anActivityIsNoWidget() throws {
    let widget = try DrawnWidget(WidgetPreview(FerryActivity(), family: .systemSmall))
    #expect(
      widget.warnings.first
        == "WidgetPreview draws nothing: FerryActivity is a Live Activity, of which a "
        + "LiveActivityPreview makes pictures.")
    let activity = LiveActivityPreview(
      TideWidget(), attributes: FerryAttributes.sample, state: .arriving)
    #expect(
      try DrawnWidget(activity).warnings.first
        == "LiveActivityPreview draws nothing: TideWidget has no Live Activity.")
  }

  @Test func valuesOfAnotherTypeWarn() throws {
    let preview = LiveActivityPreview(
      Harbour(), attributes: OtherAttributes(), state: OtherAttributes.ContentState())
    #expect(
      try DrawnWidget(preview).warnings.first
        == "LiveActivityPreview draws nothing: Harbour has Live Activities of FerryAttributes, "
        + "and none of OtherAttributes.")
  }

  @Test func statesAreScreensOfTheirOwn() throws {
    let block = _PreviewBlock("Ferry", as: .content, using: FerryAttributes.sample) {
      FerryActivity()
    } contentStates: {
      FerryAttributes.ContentState.arriving
      for minutes in [7, 9] { FerryAttributes.ContentState(minutes: minutes) }
    }
    #expect(block.name == "Ferry")
    #expect(block.surroundings.size == .fitting)
    let texts = try block.parts.flatMap { part in try DrawnWidget(part.body()).texts }
    #expect(texts == ["Laboe 3", "Laboe 7", "Laboe 9"])
    let island = _PreviewBlock(
      as: .dynamicIsland(.minimal), using: FerryAttributes.sample, widget: { FerryActivity() },
      contentStates: { FerryAttributes.ContentState.arriving })
    #expect(try DrawnWidget(island.parts[0].body()).texts == ["M"])
  }

  @Test func aPreviewWithoutAWidgetWarns() throws {
    let view = FerryAttributes.sample.previewContext(.arriving, viewKind: .content)
    #expect(
      try DrawnWidget(view).warnings.contains(
        "A preview of FerryAttributes draws nothing: a LiveActivityPreview is given the widget "
          + "that shows it."))
  }

  @Test func aRequestThrows() throws {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(Activity<FerryAttributes>.activities.isEmpty)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(
        attributes: FerryAttributes.sample,
        content: ActivityContent(state: .arriving, staleDate: nil))
    }
    #expect(
      ActivityAuthorizationError.unsupported.localizedDescription
        == "No Lock Screen shows a Live Activity while pictures are made: a LiveActivityPreview "
        + "draws one with the values that it is given.")
  }

  @Test func nothingIsToldOfActivities() async {
    for await _ in Activity<FerryAttributes>.activityUpdates { Issue.record("there is none") }
    for await _ in ActivityAuthorizationInfo().activityEnablementUpdates {
      Issue.record("nobody allows any")
    }
    #expect(ActivityUIDismissalPolicy.immediate != .default)
  }
}
