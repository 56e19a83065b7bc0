import DisplayList
import Foundation

/// Measures every text and symbol as one box, whatever it says.
package final class BoxText: TextMeasuring {
  private let size: CGSize
  private let symbol: CGSize
  private let baseline: Double

  /// Creates a measure of boxes.
  ///
  /// - Parameters:
  ///   - size: A text's size, in points.
  ///   - symbol: A symbol's size, in points; that of a text by default.
  ///   - baseline: The baseline of both below their top, in points.
  package init(_ size: CGSize, symbol: CGSize? = nil, baseline: Double) {
    self.size = size
    self.symbol = symbol ?? size
    self.baseline = baseline
  }

  package func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    TextMetrics(size: size, firstBaseline: baseline, lastBaseline: baseline, lineCount: 1)
  }

  package func measure(_ symbol: SymbolReference) -> SymbolMetrics {
    SymbolMetrics(size: self.symbol, baseline: baseline)
  }
}
