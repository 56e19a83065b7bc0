import StageSupport
import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// Bundles of widgets.
@MainActor @Suite struct WidgetBundleTests {
  private struct Ferries: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "ferries", provider: TideProvider()) { _ in Text("Ferry") }
    }
  }

  private struct Lights: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "lights", provider: TideProvider()) { _ in Text("Light") }
    }
  }

  private struct Nothing: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private struct Harbour: WidgetBundle {
    var body: some Widget {
      TideWidget()
      if #available(iOS 17, *) { Ferries() }
      more
    }

    @WidgetBundleBuilder private var more: some Widget {
      Lights()
      Nothing()
    }
  }

  private struct Alone: WidgetBundle {
    var body: some Widget { Ferries() }
  }

  private struct Empty: WidgetBundle {
    var body: some Widget {}
  }

  @Test(arguments: [("tides", "Kiel"), ("ferries", "Ferry"), ("lights", "Light")])
  func widgetsAreFoundByKind(_ kind: String, _ text: String) throws {
    let preview = WidgetPreview(Harbour(), kind: kind, family: .systemSmall)
    #expect(try DrawnWidget(preview).texts == [text])
  }

  @Test func aBundleMayHaveOneWidget() throws {
    let preview = WidgetPreview(Alone(), kind: "ferries", family: .systemSmall)
    #expect(try DrawnWidget(preview).texts == ["Ferry"])
  }

  @Test func anUnknownKindWarns() throws {
    let drawn = try DrawnWidget(WidgetPreview(Harbour(), kind: "buoys", family: .systemSmall))
    #expect(drawn.list.items.isEmpty)
    #expect(
      drawn.warnings.first
        == "WidgetPreview draws nothing: Harbour has tides, ferries, lights, and no buoys.")
    let empty = try DrawnWidget(WidgetPreview(Empty(), kind: "buoys", family: .systemSmall))
    #expect(empty.warnings.first == "WidgetPreview draws nothing: Empty has no widgets.")
  }

  @Test func aWidgetWithoutConfigurationWarns() throws {
    let drawn = try DrawnWidget(WidgetPreview(Nothing(), family: .systemSmall))
    #expect(
      drawn.warnings.first == "WidgetPreview draws nothing: Nothing has no configuration.")
  }
}
