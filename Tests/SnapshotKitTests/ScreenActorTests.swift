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
    let (catalogue, renderer) = (try Catalogue([screen]), try Renderer.shared())
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

  /// Draws the only step of a flow, or a still, and counts its passes.
  private func passes<Content: View>(
    isFlow: Bool = true, _ act: @escaping @MainActor @Sendable (ScreenActor) throws -> Void,
    @ViewBuilder in content: @escaping @MainActor @Sendable (Tally) -> Content
  ) throws -> (Int, [String]) {
    let tally = Tally()
    let screen =
      isFlow
      ? Screen.flow("note", title: "Note") {
        content(tally)
      } steps: {
        Step("done", act)
      } : Screen("note", title: "Note", prepare: act) { content(tally) }
    let (catalogue, renderer) = (try Catalogue([screen]), try Renderer.shared())
    let device = try #require(catalogue.devices.device(id: "iphone-se-3"))
    let context = RenderContext(
      catalogue.traits(of: device, in: .portrait, scheme: .light, variant: nil),
      text: renderer.text, assets: renderer.assets)
    let list = try screen.layouts(context, steps: [isFlow ? "done" : nil]).lists.values.first
    let texts = (list?.items ?? []).compactMap { item -> String? in
      if case .text(let drawing) = item.operation { drawing.text.string } else { nil }
    }
    return (tally.count, texts)
  }

  @Test func eachLetterIsSeenAndNothingMoreIsLaidOut() throws {
    func typing(_ text: String) throws -> (Int, [String]) {
      try passes {
        try $0.type(text, into: "Note")
      } in: {
        Note(tally: $0)
      }
    }
    let (few, fewTexts) = try typing("ab")
    let (many, manyTexts) = try typing("abcdefgh")
    #expect(fewTexts.contains("lengths [1, 2]"))
    #expect(manyTexts.contains("lengths [1, 2, 3, 4, 5, 6, 7, 8]"))
    // One for the letter, one for what `onChange` sets.
    #expect(many - few == 6 * 2)
  }

  private struct Lamp: View {
    let tally: Tally
    @State private var state = "off"

    var body: some View {
      Counting(tally: tally) { Text(verbatim: state) }
      Button("Now") { state = "on" }
      Button("Soon") {
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(0.5))
          state = "late"
        }
      }
    }
  }

  @Test(arguments: [true, false]) func thePictureIsTheFrameThatIsThere(isFlow: Bool) throws {
    let lamp = { @MainActor @Sendable (tally: Tally) in Lamp(tally: tally) }
    let (untouched, _) = try passes(isFlow: isFlow, { _ in }, in: lamp)
    #expect(untouched == 1)
    let (touched, texts) = try passes(isFlow: isFlow, { try $0.tap("Now") }, in: lamp)
    #expect(touched == 2)
    #expect(texts.contains("on"))
  }

  @Test func whatWakesIsShownInThePassOfItsTime() throws {
    let (count, texts) = try passes {
      try $0.tap("Soon")
    } in: {
      Lamp(tally: $0)
    }
    // The first, that behind the tap, and that in which the task has woken.
    #expect(count == 3)
    #expect(texts.contains("late"))
  }
}
