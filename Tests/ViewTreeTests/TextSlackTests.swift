import TestSupport
import Testing
import ViewTree

/// Texts that are offered a little less than they need.
@MainActor @Suite struct TextSlackTests {
  /// Lines of 10 pt and 20 letters, as many as a height has room for.
  private final class Lines: TextMeasuring {
    func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
      let needed = (Double(text.string.count) / 20).rounded(.up)
      let count = min(needed, max(1, (height / 10).rounded(.down)))
      return TextMetrics(
        size: CGSize(width: min(width, 200), height: count * 10), firstBaseline: 8,
        lastBaseline: count * 10 - 2, lineCount: Int(count), isTruncated: count < needed)
    }

    func measure(_ symbol: SymbolReference) -> SymbolMetrics {
      SymbolMetrics(size: .zero, baseline: 0)
    }
  }

  private func height(offered height: CGFloat) throws -> CGFloat? {
    let text = Text(verbatim: String(repeating: "a", count: 60)).frame(width: 200, height: height)
    let host = ViewHost(text, text: Lines(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    return list.nodes.first?.frame.height
  }

  @Test func roundingTakesNoLine() throws {
    #expect(try height(offered: 30) == 30)
    #expect(try height(offered: 30 - 1 / 1024) == 30)
    #expect(try height(offered: 20 - 1 / 1024) == 20)
    #expect(try height(offered: 29) == 20)
  }
}
