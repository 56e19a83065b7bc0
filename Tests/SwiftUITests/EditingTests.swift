import CairoRender
import StageSupport
import SwiftUI
import Testing

/// A field that has the focus, with or without a selection.
private struct EditedField: View {
  let text: String
  var selected: Range<Int>?
  var isEditor = false
  var hasFocus = true
  @FocusState private var isFocused: Bool

  private var selection: TextSelection? {
    selected.map { range in
      TextSelection(
        range: text.index(
          text.startIndex, offsetBy: range.lowerBound)..<text.index(
            text.startIndex, offsetBy: range.upperBound))
    }
  }

  var body: some View {
    field.focused($isFocused).onAppear { isFocused = hasFocus }.padding(20)
      .frame(maxHeight: .infinity, alignment: .top)
  }

  @ViewBuilder private var field: some View {
    if isEditor {
      TextEditor(text: .constant(text), selection: .constant(selection))
    } else {
      TextField("Имя", text: .constant(text), selection: .constant(selection))
    }
  }
}

/// Carets, selections and handles as they are drawn.
@MainActor @Suite struct EditingTests {
  /// The operations of a view, those of layers after each layer.
  private func operations(_ view: some View) throws -> [DrawOperation] {
    let text = try TextEngine(fonts: FontBook())
    let host = ViewHost(view, text: text, assets: ImageStore())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 700)))
    func flat(_ items: [DrawItem]) -> [DrawOperation] {
      items.flatMap { item -> [DrawOperation] in
        if case .layer(let layer) = item.operation {
          return [item.operation] + flat(layer.items)
        }
        return [item.operation]
      }
    }
    return flat(list.items)
  }

  private let tint = Paint.color(RGBAColor(hex: 0x007AFF))

  private func tinted(_ operations: [DrawOperation]) -> [CGRect] {
    operations.compactMap { operation in
      guard case .fill(let path, tint, _) = operation, path.boundingRect.minY < 100 else {
        return nil
      }
      return path.boundingRect
    }
  }

  private func frame(of string: String, _ operations: [DrawOperation]) -> CGRect? {
    operations.lazy.compactMap { operation in
      if case .text(let drawing) = operation, drawing.text.string == string {
        return drawing.frame
      }
      return nil
    }.first
  }

  @Test func caretStandsBehindTheLastLetter() throws {
    let drawn = try operations(EditedField(text: "Слово"))
    let words = try #require(frame(of: "Слово", drawn))
    let caret = try #require(tinted(drawn).first)
    #expect(caret.width == 2 && abs(caret.minX - words.maxX) < 1)
    #expect(tinted(drawn).count == 1)
    // Without letters it stands before the prompt.
    #expect(tinted(try operations(EditedField(text: ""))).first?.minX == 19)
  }

  /// The caret beyond the last letter takes no room from a text that fits.
  @Test(arguments: ["А", "Анна", "anna@example.org"])
  func aTextStaysWhereItIsAsItsFieldGetsTheFocus(_ text: String) throws {
    let resting = try operations(EditedField(text: text, hasFocus: false))
    let edited = try operations(EditedField(text: text))
    #expect(tinted(resting).isEmpty && tinted(edited).count == 1)
    #expect(frame(of: text, edited) == frame(of: text, resting))
    #expect(frame(of: text, edited)?.minX == 20)
    // One that does not fit ends at its caret.
    let long = String(repeating: "слово ", count: 12) + "конец"
    let end = try #require(frame(of: long, try operations(EditedField(text: long)))?.maxX)
    #expect(abs(end - 278) < 1)
  }

  @Test func caretStandsWhereItIsPut() throws {
    let drawn = try operations(EditedField(text: "Слово", selected: 2..<2))
    let words = try #require(frame(of: "Слово", drawn))
    let caret = try #require(tinted(drawn).first)
    #expect(caret.minX > words.minX + 10 && caret.minX < words.maxX - 10)
  }

  @Test(arguments: [false, true]) func selectionsHaveATintAndHandles(_ isEditor: Bool) throws {
    let drawn = try operations(
      EditedField(text: "Слово и слово", selected: 2..<9, isEditor: isEditor))
    let rects = tinted(drawn)
    // The selection, then a bar and a knob at each of its ends.
    try #require(rects.count == 5)
    #expect(rects[1].width == 2 && rects[3].width == 2)
    #expect(abs(rects[1].midX - rects[0].minX) < 0.1 && abs(rects[3].midX - rects[0].maxX) < 0.1)
    #expect(rects[2].width == 10 && rects[2].midY < rects[0].minY)
    #expect(rects[4].width == 10 && rects[4].midY > rects[0].maxY)
    let layers = drawn.compactMap { operation -> Double? in
      if case .layer(let layer) = operation, layer.opacity < 1 { layer.opacity } else { nil }
    }
    #expect(layers == [0.2])
  }

  @Test func indicesOfAnotherTextAreBounded() throws {
    let long = "Очень длинный текст"
    let selection = TextSelection(range: long.startIndex..<long.endIndex)
    #expect(!selection.isInsertion)
    _ = try operations(TextField("", text: .constant("ab"), selection: .constant(selection)))
  }

  @Test func picturesOfEditing() throws {
    func picture(_ view: some View, named name: String? = nil) throws -> Picture {
      try Picture(view, size: CGSize(width: 320, height: 240), named: name)
    }
    let drawn = try picture(
      VStack {
        EditedField(text: "Каретка", selected: 3..<3)
        EditedField(text: "Слово и слово", selected: 2..<9)
        EditedField(
          text: "Редактор в несколько строк, из которых выделены две", selected: 9..<40,
          isEditor: true)
      }, named: "editing")
    #expect(drawn.warnings == [] && drawn.inked > 0.02)
    // What is selected shows.
    let (caret, range) = try (
      picture(EditedField(text: "Слово", selected: 2..<2)),
      picture(EditedField(text: "Слово", selected: 2..<4))
    )
    #expect(!caret.equals(range))
  }

  @Test func multicolorSymbolsHaveTheirOwnColors() throws {
    func paints(_ name: String, _ mode: SymbolRenderingMode) throws -> [Paint] {
      let drawn = try operations(
        Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.purple))
      return drawn.compactMap { operation -> [Paint]? in
        if case .symbol(let symbol) = operation { symbol.paints } else { nil }
      }.flatMap { $0 }
    }
    #expect(try paints("heart.fill", .multicolor) == [.color(RGBAColor(hex: 0xFF3B30))])
    #expect(
      try paints("checkmark.circle.fill", .multicolor)
        == [.color(.white), .color(RGBAColor(hex: 0x34C759))])
    // One without colours of its own takes the foreground's.
    #expect(try paints("gearshape", .multicolor) == paints("gearshape", .monochrome))
  }
}
