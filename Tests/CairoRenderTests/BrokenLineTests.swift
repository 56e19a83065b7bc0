import DisplayList
import Testing

@testable import CairoRender

/// Lines that Pango broke.
@Suite struct BrokenLineTests {
  /// What was broken is measured after another text has been.
  @Test func linesOutliveTheNextOnes() throws {
    let shaper = try ParagraphShaper(book: FontBook(), fonts: FontTable()) { _ in
      SymbolMetrics(size: .zero, baseline: 0)
    }
    func lines(_ text: String) -> [ParagraphShaper.BrokenLine] {
      let attributes = TextAttributes(font: ResolvedFont(size: 17))
      let run = StyledText.Run(.text(text), attributes: attributes, paint: .color(.black))
      let styled = StyledText(runs: [run], paragraph: ParagraphStyle())
      return shaper.breakLines(
        TextSpan.spans(of: styled), scale: 1, tightening: 0, style: ParagraphStyle(),
        .within(100 * 1024))
    }
    let first = lines("Steamships on the Volga")
    let widths = first.map { shaper.width(of: $0) }
    #expect(first.count > 1 && widths.allSatisfy { $0 > 0 })
    for text in ["Rails", "A bridge of stone over a river in the south", ""] { _ = lines(text) }
    #expect(first.map { shaper.width(of: $0) } == widths)
  }
}
