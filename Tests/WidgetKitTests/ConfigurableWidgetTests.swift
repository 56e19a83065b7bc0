import AppIntents
import StageSupport
import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// Widgets that a person sets up.
@MainActor @Suite struct ConfigurableWidgetTests {
  private struct PickHarbour: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Harbour"
    @Parameter(title: "Name", default: "Kiel") var name: String

    init() {}

    init(name: String) { self.name = name }
  }

  private struct Provider: AppIntentTimelineProvider {
    var prefix = ""
    var delays = false

    func placeholder(in context: Context) -> TideEntry {
      TideEntry(date: TideEntry.sample.date, place: "Somewhere")
    }

    func snapshot(for configuration: PickHarbour, in context: Context) async -> TideEntry {
      if delays { try? await Task.sleep(for: .seconds(60)) }
      return TideEntry(date: TideEntry.sample.date, place: prefix + configuration.name)
    }

    func timeline(for configuration: PickHarbour, in context: Context) async -> Timeline<TideEntry>
    { Timeline(entries: [], policy: .never) }
  }

  private struct Harbour: Widget {
    var delays = false

    init() {}

    init(delays: Bool) { self.delays = delays }

    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "harbour", intent: PickHarbour.self, provider: Provider(delays: delays)
      ) { Text($0.place) }
      .supportedFamilies([.systemSmall])
    }
  }

  private struct Harbours: WidgetBundle {
    var body: some Widget {
      Harbour()
      HornControl()
    }
  }

  private struct Blow: AppIntent {
    static let title: LocalizedStringResource = "Blow"

    func perform() async throws -> some IntentResult { .result() }
  }

  private struct HornControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "horn") {
        ControlWidgetButton(action: Blow()) { Label("Blow", systemImage: "horn") }
      }
    }
  }

  @Test func theSettingsDefaultsAreDrawn() throws {
    let drawn = try DrawnWidget(WidgetPreview(Harbour(), family: .systemSmall))
    #expect(drawn.texts == ["Kiel"])
  }

  @Test func settingsAreDrawn() throws {
    let settings = PickHarbour(name: "Husum")
    let widget = WidgetPreview(Harbour(), family: .systemSmall, configuration: settings)
    #expect(try DrawnWidget(widget).texts == ["Husum"])
    let ofBundle = WidgetPreview(
      Harbours(), kind: "harbour", family: .systemSmall, configuration: settings)
    #expect(try DrawnWidget(ofBundle).texts == ["Husum"])
  }

  @Test func anEntryIsDrawnWhateverTheSettings() throws {
    let preview = WidgetPreview(
      Harbour(), family: .systemSmall, configuration: PickHarbour(name: "Husum"),
      entry: TideEntry(date: TideEntry.sample.date, place: "Cuxhaven"))
    #expect(try DrawnWidget(preview).texts == ["Cuxhaven"])
  }

  @Test func anAnswerThatNeedsTimeLeavesThePlaceholder() throws {
    let drawn = try DrawnWidget(WidgetPreview(Harbour(delays: true), family: .systemSmall))
    #expect(drawn.texts.isEmpty)
    #expect(!drawn.list.items.isEmpty)
  }

  private struct OtherSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Other"
  }

  @Test func settingsOfAnotherTypeWarn() throws {
    let preview = WidgetPreview(
      Harbour(), family: .systemSmall, configuration: OtherSettings())
    let drawn = try DrawnWidget(preview)
    #expect(drawn.texts == ["Kiel"])
    #expect(
      drawn.warnings == [
        "WidgetPreview was given settings of OtherSettings; those of the widget are of PickHarbour."
      ])
  }

  @Test func previewsAskTheirProvider() throws {
    let usual = _PreviewBlock(as: .systemSmall) {
      Harbour()
    } timelineProvider: {
      Provider(prefix: "To ")
    }
    #expect(try DrawnWidget(usual.parts[0].body()).texts == ["To Kiel"])
    let set = _PreviewBlock("Set", as: .systemSmall, using: PickHarbour(name: "Husum")) {
      Harbour()
    } timelineProvider: {
      Provider(prefix: "To ")
    }
    #expect(set.name == "Set")
    #expect(try DrawnWidget(set.parts[0].body()).texts == ["To Husum"])
  }

  @Test func nobodyHasSetUpAnything() async throws {
    #expect(Provider().recommendations().isEmpty)
    #expect(await Provider().relevance().attributes.isEmpty)
    #expect(await TideProvider().relevance().attributes.isEmpty)
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
    ControlCenter.shared.reloadControls(ofKind: "horn")
  }
}
