import DisplayList
import SwiftUI
import Testing

@testable import SnapshotKit

/// Screens are touched before their pictures are taken.
@MainActor @Suite struct ScreenActorTests {
  private struct Fields: View {
    @FocusState private var focus: Int?

    var body: some View {
      TextField("One", text: .constant("")).focused($focus, equals: 1).onSubmit { focus = 2 }
      TextField("Two", text: .constant("")).focused($focus, equals: 2)
      Text(verbatim: "focus \(focus ?? 0)")
    }
  }

  private func texts(
    _ prepare: @escaping @MainActor @Sendable (ScreenActor) throws -> Void
  ) throws -> [String] {
    let screen = Screen("fields", title: "Fields", prepare: prepare) { Fields() }
    let (catalogue, renderer) = (try Catalogue([screen]), try Renderer())
    let device = try #require(catalogue.devices.device(id: "iphone-se-3"))
    let list = try screen.render(
      RenderContext(
        catalogue.traits(of: device, in: .portrait, scheme: .light, variant: nil),
        text: renderer.text, assets: renderer.assets))
    return list.items.compactMap {
      if case .text(let drawing) = $0.operation { drawing.text.string } else { nil }
    }
  }

  @Test func aSubmittedFieldPassesTheFocusOn() throws {
    #expect(try texts { try $0.tap("One") }.contains("focus 1"))
    let texts = try texts { actor in
      try actor.tap("One")
      try actor.submit()
    }
    #expect(texts.contains("focus 2"))
  }

  @Test func withoutAFocusNothingIsSubmitted() {
    #expect(throws: InteractionError.self) { try texts { try $0.submit() } }
  }

  /// How often a view was laid out.
  private final class Tally: @unchecked Sendable { var count = 0 }

  /// Counts the passes in which its one view is placed.
  private struct Counting: Layout {
    let tally: Tally

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      tally.count += 1
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct Note: View {
    let tally: Tally
    @State private var text = ""
    @State private var lengths: [Int] = []

    var body: some View {
      Counting(tally: tally) { TextField("Note", text: $text) }
        .onChange(of: text) { lengths.append(text.count) }
      Text(verbatim: "lengths \(lengths)")
    }
  }

  @Test func eachLetterIsSeenAndNothingMoreIsLaidOut() throws {
    func passes(typing text: String) throws -> (Int, [String]) {
      let tally = Tally()
      let screen = Screen.flow("note", title: "Note") {
        Note(tally: tally)
      } steps: {
        Step("typed") { try $0.type(text, into: "Note") }
      }
      let (catalogue, renderer) = (try Catalogue([screen]), try Renderer())
      let device = try #require(catalogue.devices.device(id: "iphone-se-3"))
      let context = RenderContext(
        catalogue.traits(of: device, in: .portrait, scheme: .light, variant: nil),
        text: renderer.text, assets: renderer.assets)
      let list = try screen.layouts(context, steps: ["typed"]).lists["typed"]
      let texts = (list?.items ?? []).compactMap { item -> String? in
        if case .text(let drawing) = item.operation { drawing.text.string } else { nil }
      }
      return (tally.count, texts)
    }
    let (few, fewTexts) = try passes(typing: "ab")
    let (many, manyTexts) = try passes(typing: "abcdefgh")
    #expect(fewTexts.contains("lengths [1, 2]"))
    #expect(manyTexts.contains("lengths [1, 2, 3, 4, 5, 6, 7, 8]"))
    // One for the letter, one for what `onChange` sets.
    #expect(many - few == 6 * 2)
  }
}
