import StageSupport
import SwiftUI
import TestSupport
import Testing
import ViewTree
import WidgetKit

#Preview("Tides", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry.sample
  TideEntry(date: .now, place: "Husum")
}

#Preview(as: .accessoryCircular) {
  TideWidget()
} timelineProvider: {
  TideProvider()
}

#Preview(as: .systemMedium, widget: { TideWidget() }, timeline: { TideEntry.sample })

/// Previews of widgets beside their source.
@MainActor @Suite struct WidgetPreviewBlockTests {
  private func entry(_ place: String) -> TideEntry {
    TideEntry(date: TideEntry.sample.date, place: place)
  }

  @Test func entriesAreScreensOfTheirOwn() throws {
    let block = _PreviewBlock("Tides", as: .systemSmall) {
      TideWidget()
    } timeline: {
      entry("Kiel")
      if Bool(true) { entry("Husum") } else { entry("Riga") }
      for place in ["Cuxhaven", "Emden"] { entry(place) }
    }
    #expect(block.name == "Tides")
    #expect(block.surroundings.size == .fixed(width: 158, height: 158))
    #expect(block.parts.map(\.argument) == ["1", "2", "3", "4"])
    let texts = try block.parts.flatMap { part in try DrawnWidget(part.body()).texts }
    #expect(texts == ["Kiel", "Husum", "Cuxhaven", "Emden"])
  }

  @Test func oneEntryIsOneScreen() throws {
    let block = _PreviewBlock(as: .systemMedium) {
      TideWidget()
    } timeline: {
      entry("Husum")
    }
    #expect(block.surroundings.size == .fixed(width: 338, height: 158))
    #expect(block.parts.map(\.argument) == [nil])
    #expect(try DrawnWidget(block.parts[0].body()).texts == ["Husum"])
  }

  private struct Riga: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { .sample }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
      completion(TideEntry(date: TideEntry.sample.date, place: "Riga"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {}
  }

  @Test func aProviderOfAPreviewIsAsked() throws {
    let block = _PreviewBlock(as: .systemExtraLarge) {
      TideWidget()
    } timelineProvider: {
      Riga()
    }
    #expect(block.surroundings.size == .fixed(width: 715.5, height: 342))
    let size = CGSize(width: 715.5, height: 342)
    #expect(try DrawnWidget(block.parts[0].body(), on: size).texts == ["Riga"])
  }

  @Test func aViewIsShownInItsWidget() throws {
    let parts = Group {
      Text("Kiel").containerBackground(.red, for: .widget)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Small")
      Text("Husum").previewContext(WidgetPreviewContext(family: .systemLarge))
    }.previews
    #expect(parts.map(\.surroundings.name) == ["Small", nil])
    #expect(
      parts.map(\.surroundings.size) == [
        .fixed(width: 158, height: 158), .fixed(width: 338, height: 354),
      ])
    let size = CGSize(width: 158, height: 158)
    let drawn = try DrawnWidget(parts[0].view, on: size)
    #expect(drawn.texts == ["Kiel"])
    // The screen has a safe area, of which a widget knows nothing.
    #expect(drawn.fills.map(\.bounds.size) == [size, size])
  }

  private struct OtherContext: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  }

  private enum Answer: PreviewContextKey { static var defaultValue: Int { 42 } }

  @Test func otherContextsChangeNothing() throws {
    let parts = Text("Kiel").previewContext(OtherContext()).previews
    #expect(parts.map(\.surroundings.size) == [nil])
    #expect(WidgetPreviewContext(family: .systemSmall)[Answer.self] == 42)
  }
}
