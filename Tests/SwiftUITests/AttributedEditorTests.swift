import StageSupport
import SwiftUI
import TestSupport
import Testing

/// Editors of texts with attributes.
@MainActor @Suite struct AttributedEditorTests {
  private static var note: AttributedString {
    var note = AttributedString("Ferry at nine")
    if let range = note.range(of: "nine") { note[range].foregroundColor = .red }
    return note
  }

  private struct Editor: View {
    @State var text = AttributedEditorTests.note
    @State var selection = AttributedTextSelection()

    var body: some View {
      VStack {
        TextEditor(text: $text, selection: $selection).frame(height: 80)
        Button("Select") {
          if let range = text.range(of: "Ferry") { selection = .init(range: range) }
        }
        Button("Colour") {
          text.transformAttributes(in: &selection) { $0.foregroundColor = .blue }
        }
        Text("\(text.runs.count) runs")
      }
    }
  }

  @Test func wordsHaveTheirAttributes() throws {
    let stage = Stage(Editor())
    let runs = try stage.render().items.flatMap(Self.runs).filter { "Ferry at nine".contains($0) }
    #expect(runs == ["Ferry at ", "nine"])
    try stage.tap("Colour")
    #expect(try stage.shows("2 runs"))
    try stage.tap("Select")
    try stage.tap("Colour")
    #expect(try stage.shows("3 runs"))
  }

  private static func runs(_ item: DrawItem) -> [String] {
    switch item.operation {
    case .text(let text):
      text.text.runs.compactMap { if case .text(let words) = $0.content { words } else { nil } }
    case .layer(let layer): layer.items.flatMap(runs)
    default: []
    }
  }

  /// Labels push a word out that would stand alone; what is typed stays in its line.
  @Test func linesOfEditorsAreBrokenAsTyped() throws {
    func pushesOut<Content: View>(_ view: Content) throws -> [Bool] {
      func all(_ item: DrawItem) -> [Bool] {
        switch item.operation {
        case .text(let text): [text.text.paragraph.pushesOutWords]
        case .layer(let layer): layer.items.flatMap(all)
        default: []
        }
      }
      return try Stage(view).render().items.flatMap(all)
    }
    let text = Binding.constant("Ferry at nine")
    #expect(try pushesOut(TextEditor(text: text)) == [false])
    #expect(try pushesOut(TextField("Note", text: text, axis: .vertical)) == [false])
    #expect(try pushesOut(TextField("Note", text: text)) == [true])
    #expect(try pushesOut(Text("Ferry at nine")) == [true])
  }

  @Test func whatIsTypedHasTheAttributesBefore() throws {
    struct Page: View {
      @State private var text = AttributedEditorTests.note
      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Note")
        Text(text.runs.map { String(text[$0.range].characters) }.joined(separator: "|"))
      }
    }
    let stage = Stage(Page())
    try stage.tap("Note")
    try stage.host.type("Ferry at nine sharp", into: "Note")
    #expect(try stage.shows("Ferry at |nine sharp"))
  }

  @Test func selectionsAreReplaced() {
    var text = Self.note
    var selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    text.replaceSelection(&selection, with: AttributedString("Late"))
    #expect(String(text.characters) == "Late")
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    text.transformAttributes(in: &selection) { $0.kern = 2 }
    #expect(selection.typingAttributes(in: text).kern == 2 && text.runs.count == 1)
  }
}
