import DisplayList
import Foundation

/// Measures each character as a square of the font's size, so that layouts can be reckoned by hand.
package final class SquareText: TextMeasuring {
  private let wraps: Bool

  /// Creates a measure of squares: as many a line as fit, or all in one line.
  package init(wraps: Bool = true) { self.wraps = wraps }

  package func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    let size = text.runs.first?.attributes.font.size ?? 10
    let count = Double(text.string.count)
    let perLine = wraps ? max(1, min(count, (width / size).rounded(.down))) : max(1, count)
    let lines = max(1, (count / perLine).rounded(.up))
    return TextMetrics(
      size: CGSize(width: perLine * size, height: lines * size), firstBaseline: size * 0.8,
      lastBaseline: (lines - 0.2) * size, lineCount: Int(lines),
      widestCharacter: wraps ? size : perLine * size, characterCount: wraps ? Int(count) : 1)
  }

  package func measure(_ symbol: SymbolReference) -> SymbolMetrics {
    SymbolMetrics(
      size: CGSize(width: symbol.font.size, height: symbol.font.size),
      baseline: symbol.font.size * 0.8)
  }
}
