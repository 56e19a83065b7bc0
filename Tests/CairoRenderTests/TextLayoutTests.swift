import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Touches, carets and selections of shaped texts.
struct TextLayoutTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  func layout(
    _ string: String, width: Double = .infinity, paragraph: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    studio.text.layout(styled(string, paragraph: paragraph), width: width, height: .infinity)
  }

  func width(_ string: String) -> Double {
    studio.text.measure(styled(string), width: .infinity, height: .infinity).size.width
  }

  @Test func caretsStandBetweenLetters() {
    let text = layout("Ёжик")
    #expect(text.count == 4 && text.lines.count == 1)
    let carets = (0...4).map { text.caret(at: $0) }
    #expect(carets.map(\.minX) == carets.map(\.minX).sorted())
    #expect(carets[0].minX == 0 && abs(carets[4].minX - width("Ёжик")) < 0.5)
    #expect(abs(carets[2].minX - width("Ёж")) < 0.5)
    #expect(carets.allSatisfy { abs($0.height - 17 * 1.19336) < 1e-6 && $0.width == 2 })
    // Beyond the ends there is nothing further.
    #expect(text.caret(at: -3) == carets[0] && text.caret(at: 99) == carets[4])
  }

  @Test func touchesFindTheNearestGap() {
    let text = layout("Слово и слово, чтобы хватило на несколько строк", width: 120)
    #expect(text.lines.count > 2)
    for index in 0...text.count {
      let caret = text.caret(at: index)
      let found = text.insertionIndex(at: CGPoint(x: caret.minX, y: caret.midY))
      // A line's end and the next one's beginning are two places of one index.
      #expect(text.caret(at: found) == caret, "\(index) \(found)")
    }
    #expect(text.insertionIndex(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(text.insertionIndex(at: CGPoint(x: 500, y: 5000)) == text.count)
    #expect(text.insertionIndex(at: CGPoint(x: CGFloat.nan, y: .nan)) == 0)
    #expect(text.character(at: CGPoint(x: 2, y: 5)) == 0)
    #expect(text.character(at: CGPoint(x: 2, y: -5)) == nil)
  }

  @Test func emojiAndAccentsAreOneCharacter() {
    let text = layout("a👨‍👩‍👧‍👦e\u{301}🇷🇺")
    #expect(text.count == 4 && text.lines[0].cells.count == 4)
    #expect(text.lines[0].cells.map(\.character) == [0, 1, 2, 3])
    #expect(text.lines[0].cells[1].right - text.lines[0].cells[1].left > 15)
  }

  @Test func selectionsReachOverLines() throws {
    let text = layout("Слово и слово, чтобы хватило на несколько строк", width: 120)
    let all = text.selection(of: 0..<text.count)
    #expect(all.count == text.lines.count)
    #expect(all.dropLast().map(\.minX) == text.lines.dropLast().map { _ in 0 })
    #expect(all.dropLast().map(\.maxX) == text.lines.dropLast().map { _ in 120 })
    #expect(try #require(all.last).maxX < 120)
    #expect(text.selection(of: 3..<3).isEmpty)
    let letter = text.selection(of: 1..<2)
    #expect(letter.count == 1)
    #expect(letter[0].minX == text.caret(at: 1).minX && letter[0].maxX == text.caret(at: 2).minX)
  }

  @Test func rightToLeftBeginsAtTheRight() {
    let text = layout("שלום", width: 200, paragraph: ParagraphStyle(direction: .rightToLeft))
    #expect(abs(text.caret(at: 0).minX - 200) < 0.5)
    #expect(text.caret(at: 4).minX < text.caret(at: 1).minX)
    #expect(text.insertionIndex(at: CGPoint(x: 199, y: 5)) == 0)
    #expect(text.insertionIndex(at: CGPoint(x: 0, y: 5)) == 4)
  }

  @Test func mixedDirectionsAreSelectedInPieces() {
    // "abc " runs to the right, four letters to the left, " def" to the right again.
    let text = layout("abc שלום def")
    let hebrew = text.selection(of: 4..<8)
    #expect(hebrew.count == 1)
    // The first Hebrew letter lies at the right end of its run.
    let first = text.selection(of: 4..<5)
    #expect(abs(first[0].maxX - hebrew[0].maxX) < 0.02 && first[0].minX > hebrew[0].minX)
    // From the Latin into the Hebrew: two pieces with a gap between.
    let across = text.selection(of: 2..<6)
    #expect(across.count == 2 && across[0].maxX < across[1].minX)
    // The whole is one piece again.
    #expect(text.selection(of: 0..<text.count).count == 1)
    // The caret at the border stands where Latin letters would go on.
    #expect(abs(text.caret(at: 4).minX - hebrew[0].minX) < 0.02)
    #expect(text.lines[0].cells[4...7].allSatisfy { $0.isRightToLeft })
  }

  @Test func emptyLinesHaveCarets() {
    #expect(layout("").caret(at: 0).height > 20)
    let text = layout("a\n\nb\n")
    #expect(text.lines.count == 4)
    let tops = [0, 2, 3, 5].map { text.caret(at: $0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == 4, "\(tops)")
    #expect(text.caret(at: 5).minX == 0)
  }

  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail])
  func cutTextsKeepTheirIndices(_ truncation: ParagraphStyle.Truncation) throws {
    let paragraph = ParagraphStyle(lineLimit: 2, truncation: truncation)
    let string = "Первая строка и ещё слова,\nчтобы их было больше, чем нужно для двух строк"
    let text = layout(string, width: 150, paragraph: paragraph)
    #expect(text.lines.count == 2)
    let shown = text.lines.flatMap(\.cells).map(\.character)
    #expect(shown.allSatisfy { (0..<text.count).contains($0) })
    let last = try #require(text.lines[1].cells.last)
    if truncation != .tail { #expect(last.character == text.count - 1) }
    _ = text.selection(of: 0..<text.count)
  }

  @Test func symbolsAreOneCharacter() {
    var text = styled("ab")
    let attributes = text.runs[0].attributes
    text.runs.insert(
      .init(
        .symbol(SymbolReference(name: "star.fill", font: attributes.font)),
        attributes: attributes, paint: .color(.black)), at: 0)
    let layout = studio.text.layout(text, width: .infinity, height: .infinity)
    #expect(layout.count == 3 && layout.lines[0].cells.map(\.character) == [0, 1, 2])
  }

  @Test func measuringShapesForTouchesToo() {
    _ = studio.text.measure(styled("Один раз"), width: 100, height: 100)
    let before = studio.text.statistics.misses
    _ = studio.text.layout(styled("Один раз"), width: 100, height: 100)
    #expect(studio.text.statistics.misses == before)
  }
}
