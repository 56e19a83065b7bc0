import SwiftUI
import TestSupport
import Testing

/// Rows that are swept aside, and content that is pulled down.
@MainActor @Suite struct SwipeTests {
  private struct Rows: View {
    @State private var flagged = false

    var body: some View {
      List {
        Text(flagged ? "Flagged" : "Plain")
          .swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Flag") { flagged = true }
          }
        ForEach(["Last"], id: \.self) { Text($0) }.onDelete { _ in }
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 44)
    }
  }

  private func frames(_ list: DisplayList) -> [String: CGRect] {
    func texts(_ items: [DrawItem]) -> [(String, CGRect)] {
      items.flatMap { item -> [(String, CGRect)] in
        switch item.operation {
        case .text(let drawing): [(drawing.text.string, drawing.frame)]
        case .layer(let layer): texts(layer.items)
        default: []
        }
      }
    }
    return Dictionary(texts(list.items)) { first, _ in first }
  }

  /// To a whole point.
  private func middle(_ frame: CGRect?) -> CGFloat? { frame?.midX.rounded() }

  @Test func actionsTakeTheRowsEdge() throws {
    let host = ViewHost(Rows(), text: SquareText(), assets: FixedPictures())
    let surroundings = Surroundings(size: CGSize(width: 390, height: 400))
    let before = frames(try host.render(in: surroundings))
    #expect(before["Plain"]?.minX == 16)
    #expect(before["Delete"] == nil)
    #expect(throws: InteractionError.self) { try host.swipe("Plain", from: .leading) }
    try host.swipe("Plain")
    let open = frames(try host.render(in: surroundings))
    // "Delete" is six squares of 17 pt between margins of 15 pt, "Flag" four.
    #expect(middle(open["Delete"]) == 324)
    #expect(middle(open["Flag"]) == 209)
    // The row has moved by 230 pt, so that its text is out of sight.
    #expect(open["Plain"] == nil)
    try host.tap("Flag")
    #expect(frames(try host.render(in: surroundings))["Flagged"]?.minX == 16)
  }

  @Test func rowsThatCanBeDeletedSaySo() throws {
    let host = ViewHost(Rows(), text: SquareText(), assets: FixedPictures())
    var surroundings = Surroundings(size: CGSize(width: 390, height: 400))
    surroundings.environment.layoutDirection = .rightToLeft
    surroundings.environment.locale = Locale(identifier: "en")
    let before = middle(frames(try host.render(in: surroundings))["Last"])
    try host.swipe("Last")
    let open = frames(try host.render(in: surroundings))
    #expect(middle(open["Delete"]) == 66)
    // Moved from the other edge by 132 pt: four squares end 16 pt before it.
    #expect(before == CGRect(x: 306, y: 0, width: 68, height: 17).midX)
    #expect(open["Last"] == nil)
  }

  @Test func aSpinnerStandsAboveWhatIsReloaded() throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let list = List(["A"], id: \.self) { Text($0) }.listStyle(.plain)
      .refreshable { for await _ in stream {} }
    let host = ViewHost(list, text: SquareText(), assets: FixedPictures())
    let surroundings = Surroundings(size: CGSize(width: 390, height: 400))
    let before = frames(try host.render(in: surroundings))["A"]?.minY ?? 0
    try host.refresh()
    #expect(frames(try host.render(in: surroundings))["A"]?.minY == before + 60)
    continuation.finish()
    let still = ViewHost(Text("A"), text: SquareText(), assets: FixedPictures())
    _ = try still.render(in: surroundings)
    #expect(throws: InteractionError.self) { try still.refresh() }
  }

  @Test func aLongLineIsScrolledToItsCaret() throws {
    struct Field: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("A", text: .constant("0123456789012345678901234567890123456789"))
          .font(.system(size: 10)).frame(width: 100)
          .focused($isFocused)
          .onAppear { isFocused = true }
      }
    }
    let host = ViewHost(Field(), text: SquareText(), assets: FixedPictures())
    let surroundings = Surroundings(size: CGSize(width: 100, height: 100))
    let texts = frames(try host.render(in: surroundings))
    let text = try #require(texts.first { $0.key.hasPrefix("0123") }?.value)
    #expect(text.width.rounded() == 400)
    #expect(text.maxX.rounded() == 98)
  }
}
