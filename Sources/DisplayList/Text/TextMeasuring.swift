import Foundation

/// What a text takes up, in points.
public struct TextMetrics: Hashable, Sendable {
  public var size: CGSize
  /// From the top to the first line's baseline.
  public var firstBaseline: Double
  /// From the top to the last line's baseline.
  public var lastBaseline: Double
  public var lineCount: Int
  /// Whether an ellipsis stands for a part of the text.
  public var isTruncated: Bool
  /// The factor of the font that was needed to fit, from the minimum scale factor to 1.
  public var scale: Double

  /// Creates metrics.
  public init(
    size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool = false, scale: Double = 1
  ) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    (self.lineCount, self.isTruncated, self.scale) = (lineCount, isTruncated, scale)
  }
}

/// What a symbol takes up, in points.
public struct SymbolMetrics: Hashable, Sendable {
  public var size: CGSize
  /// From the top to the baseline of a text beside it.
  public var baseline: Double

  /// Creates metrics.
  public init(size: CGSize, baseline: Double) { (self.size, self.baseline) = (size, baseline) }
}

/// Measures texts and symbols with the very shapes that are drawn.
public protocol TextMeasuring: AnyObject {
  /// What a text takes up within a width and a height, in points; infinity for no limit.
  ///
  /// A width of 0 is the narrowest: the longest unbreakable word. Lines that do not fit the height
  /// are cut, but for the first.
  func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics

  /// What a symbol takes up; an unknown one reports itself and takes up an em square.
  func measure(_ symbol: SymbolReference) -> SymbolMetrics

  /// Where a text's characters stand within a width and a height, in points.
  func layout(_ text: StyledText, width: Double, height: Double) -> TextLayout

  /// Whether there is a symbol of a name.
  func hasSymbol(_ name: String) -> Bool
}

extension TextMeasuring {
  public func hasSymbol(_ name: String) -> Bool { true }

  /// A measurer that knows no characters has no places for them.
  public func layout(_ text: StyledText, width: Double, height: Double) -> TextLayout {
    TextLayout()
  }
}
