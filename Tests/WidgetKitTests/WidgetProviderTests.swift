import StageSupport
import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// The answers of providers.
@MainActor @Suite struct WidgetProviderTests {
  /// A provider that answers as a test says.
  private struct Provider: TimelineProvider {
    typealias Completion = @Sendable (TideEntry) -> Void

    let answer: @Sendable (Context, @escaping Completion) -> Void

    func placeholder(in context: Context) -> TideEntry {
      TideEntry(date: TideEntry.sample.date, place: "Somewhere")
    }

    func getSnapshot(in context: Context, completion: @escaping Completion) {
      answer(context, completion)
    }

    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void
    ) { Issue.record("a picture asks for no timeline") }
  }

  private struct Asking: Widget {
    private let provider: Provider

    init() { provider = Provider { $1(.sample) } }

    init(
      _ answer: @escaping @Sendable (Provider.Context, @escaping Provider.Completion) -> Void
    ) { provider = Provider(answer: answer) }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "asking", provider: provider) { Text($0.place) }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
  }

  private func preview(
    _ family: WidgetFamily = .systemSmall,
    _ answer: @escaping @Sendable (Provider.Context, @escaping Provider.Completion) -> Void
  ) -> WidgetPreview { WidgetPreview(Asking(answer), family: family) }

  @Test func theSnapshotIsDrawn() throws {
    #expect(try DrawnWidget(WidgetPreview(TideWidget(), family: .systemSmall)).texts == ["Kiel"])
  }

  @Test func anAnswerOfATaskIsDrawn() throws {
    let drawn = try DrawnWidget(
      preview { _, completion in
        Task {
          await Task.yield()
          completion(TideEntry(date: TideEntry.sample.date, place: "Husum"))
        }
      })
    #expect(drawn.texts == ["Husum"])
  }

  @Test func withoutAnAnswerThereIsThePlaceholder() throws {
    let drawn = try DrawnWidget(preview { _, _ in })
    // Without its words: a bar stands for them.
    #expect(drawn.texts.isEmpty)
    #expect(drawn.fills.count == 2)
    #expect(drawn.warnings.isEmpty)
  }

  @Test func theLastOfSeveralAnswersStays() throws {
    let drawn = try DrawnWidget(
      preview { _, completion in
        completion(.sample)
        completion(TideEntry(date: TideEntry.sample.date, place: "Husum"))
      })
    #expect(drawn.texts == ["Husum"])
  }

  @Test func providersAreToldTheirSurroundings() throws {
    let drawn = try DrawnWidget(
      preview(.systemMedium) { context, completion in
        let size = context.displaySize
        let scale = context.environmentVariants.displayScale?.first ?? 0
        let words = [
          "\(context.family)", "\(context.isPreview)", "\(Int(size.width))x\(Int(size.height))",
          "\(Int(scale))", "\(context.environmentVariants[\.displayScale]?.count ?? 0)",
        ]
        completion(
          TideEntry(date: TideEntry.sample.date, place: words.joined(separator: " ")))
      }
    ) { $0.displayScale = 3 }
    #expect(drawn.texts == ["systemMedium true 338x158 3 1"])
  }

  @Test func anEntryThatIsGivenIsDrawnWithoutASnapshot() throws {
    let entry = TideEntry(date: TideEntry.sample.date, place: "Cuxhaven")
    let widget = Asking { _, _ in Issue.record("nobody is asked") }
    let drawn = try DrawnWidget(WidgetPreview(widget, family: .systemSmall, entry: entry))
    #expect(drawn.texts == ["Cuxhaven"])
  }

  private struct OtherEntry: TimelineEntry { let date = Date(timeIntervalSinceReferenceDate: 0) }

  @Test func anEntryOfAnotherTypeWarns() throws {
    let drawn = try DrawnWidget(
      WidgetPreview(TideWidget(), family: .systemSmall, entry: OtherEntry()))
    #expect(drawn.texts == ["Kiel"])
    #expect(
      drawn.warnings == [
        "WidgetPreview was given an entry of OtherEntry; those of the widget are of TideEntry."
      ])
  }

  @Test func aFamilyThatIsNotSupportedWarns() throws {
    let drawn = try DrawnWidget(WidgetPreview(Asking(), family: .accessoryCircular))
    #expect(drawn.list.items.isEmpty)
    #expect(
      drawn.warnings.first
        == "WidgetPreview draws nothing: the widget asking has systemSmall, systemMedium, and no "
        + "accessoryCircular.")
  }

  @Test func anotherFamilyAsksAnew() throws {
    struct Switching: View {
      @State private var family = WidgetFamily.systemSmall

      var body: some View {
        Button("Larger") { family = .systemMedium }
        WidgetPreview(
          Asking { context, completion in
            completion(TideEntry(date: TideEntry.sample.date, place: "\(context.family)"))
          }, family: family)
      }
    }
    let stage = Stage(Switching())
    #expect(try stage.shows("systemSmall"))
    try stage.tap("Larger")
    #expect(try stage.shows("systemMedium"))
  }
}
