import DisplayList
import Foundation

/// Measures every text as half its size a character, one line.
final class FixedMeasures: TextMeasuring {
  func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    let size = text.runs.first?.attributes.font.size ?? 0
    return TextMetrics(
      size: CGSize(width: Double(text.string.count) * size / 2, height: size * 1.2),
      firstBaseline: size, lastBaseline: size, lineCount: 1)
  }

  func measure(_ symbol: SymbolReference) -> SymbolMetrics {
    SymbolMetrics(size: .zero, baseline: 0)
  }
}
