import Foundation

/// The size of a text, its baselines and its fate at the limits, in points.
public struct TextMetrics: Hashable, Sendable {
  /// The size of the text, in points.
  public var size: CGSize
  /// The distance from the top to the first line's baseline, in points.
  public var firstBaseline: Double
  /// The distance from the top to the last line's baseline, in points.
  public var lastBaseline: Double
  /// The number of lines.
  public var lineCount: Int
  /// A Boolean value that indicates whether an ellipsis replaces part of the text.
  public var isTruncated: Bool
  /// The factor of the font that was needed to fit, from the minimum scale factor to 1.
  public var scale: Double
  /// The width of the widest character, in points: no line can be narrower.
  public var widestCharacter: Double
  /// The number of characters that are not spaces, which is that of the narrowest text's lines.
  public var characterCount: Int

  /// Creates metrics.
  public init(
    size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool = false, scale: Double = 1, widestCharacter: Double = 0,
    characterCount: Int = 0
  ) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    (self.lineCount, self.isTruncated, self.scale) = (lineCount, isTruncated, scale)
    (self.widestCharacter, self.characterCount) = (widestCharacter, characterCount)
  }
}

/// The size of a symbol and its baseline, in points.
public struct SymbolMetrics: Hashable, Sendable {
  /// The size of the symbol, in points.
  public var size: CGSize
  /// The distance from the top to the baseline of a text beside the symbol, in points.
  public var baseline: Double

  /// Creates metrics.
  public init(size: CGSize, baseline: Double) { (self.size, self.baseline) = (size, baseline) }
}

/// Measures texts and symbols with the very shapes that are drawn.
public protocol TextMeasuring: AnyObject {
  /// Measures a text within a width and a height, in points; infinity for no limit.
  ///
  /// A width of 0 is the narrowest: the longest unbreakable word. Lines that do not fit the height
  /// are cut, but for the first.
  func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics

  /// Measures a symbol; an unknown one reports itself and takes an em square.
  func measure(_ symbol: SymbolReference) -> SymbolMetrics

  /// Lays out a text's characters within a width and a height, in points.
  func layout(_ text: StyledText, width: Double, height: Double) -> TextLayout

  /// Returns a Boolean value that indicates whether there is a symbol of a name.
  func hasSymbol(_ name: String) -> Bool

  /// Returns the colours of an app's own symbol in multicolor rendering, the lowest layer's first;
  /// none where its template names none.
  func layerColors(ofTemplate path: String) -> [SymbolLayerColor]
}

extension TextMeasuring {
  /// Returns true: a measurer that does not say knows all symbols.
  public func hasSymbol(_ name: String) -> Bool { true }

  /// Returns no colours: a measurer that reads no templates knows none.
  public func layerColors(ofTemplate path: String) -> [SymbolLayerColor] { [] }

  /// Returns no lines: a measurer that knows no characters has no places for them.
  public func layout(_ text: StyledText, width: Double, height: Double) -> TextLayout {
    TextLayout()
  }
}
