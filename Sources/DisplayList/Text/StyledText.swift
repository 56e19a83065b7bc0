import Foundation

/// A paragraph or several, with all that shaping, breaking and painting need.
public struct StyledText: Hashable, Sendable {
  /// Text in one style, or a symbol within the text.
  public struct Run: Hashable, Sendable {
    /// The content of a run.
    public enum Content: Hashable, Sendable {
      /// Characters.
      case text(String)
      /// A symbol in the line, as wide as it is drawn.
      case symbol(SymbolReference)
    }

    /// The characters or the symbol.
    public var content: Content
    /// The font and all else that decides glyphs and their places.
    public var attributes: TextAttributes
    /// The paint of the glyphs.
    public var paint: Paint

    /// Creates a run.
    public init(_ content: Content, attributes: TextAttributes, paint: Paint) {
      (self.content, self.attributes, self.paint) = (content, attributes, paint)
    }
  }

  /// The runs, in logical order.
  public var runs: [Run]
  /// The alignment, direction and limits of the lines.
  public var paragraph: ParagraphStyle

  /// Creates a text from runs.
  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    (self.runs, self.paragraph) = (runs, paragraph)
  }

  /// The characters alone; a symbol is U+FFFC.
  public var string: String {
    if runs.count == 1, case .text(let string) = runs[0].content { return string }
    return runs.map { run in
      if case .text(let string) = run.content { string } else { "\u{FFFC}" }
    }.joined()
  }
}

/// The attributes that decide a run's glyphs and their places.
public struct TextAttributes: Hashable, Sendable {
  /// A line through or under a text.
  public struct Line: Hashable, Sendable {
    /// The pattern of a line through or under text.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    /// The line's pattern.
    public var pattern: Pattern
    /// The line's own colour; without it, the text's.
    public var color: RGBAColor?

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: RGBAColor? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
  }

  /// The font.
  public var font: ResolvedFont
  /// The distance added after each glyph, in points, which breaks ligatures.
  public var tracking: Double
  /// The distance added between glyphs, in points, which keeps ligatures.
  public var kerning: Double
  /// The distance that glyphs are raised above the baseline, in points.
  public var baselineOffset: Double
  /// The line under the text; nil for none.
  public var underline: Line?
  /// The line through the text; nil for none.
  public var strikethrough: Line?
  /// The colour behind the text; nil for none.
  public var background: RGBAColor?
  /// The language as BCP 47 has it, which decides glyph variants and line breaking.
  public var language: String?

  /// Creates attributes in a font.
  public init(
    font: ResolvedFont, tracking: Double = 0, kerning: Double = 0, baselineOffset: Double = 0,
    underline: Line? = nil, strikethrough: Line? = nil, background: RGBAColor? = nil,
    language: String? = nil
  ) {
    (self.font, self.tracking, self.kerning) = (font, tracking, kerning)
    (self.baselineOffset, self.underline) = (baselineOffset, underline)
    (self.strikethrough, self.background) = (strikethrough, background)
    self.language = language
  }
}

/// The rules by which lines are broken, aligned and truncated.
public struct ParagraphStyle: Hashable, Sendable {
  /// The side to which lines are aligned.
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  /// The part of a text that an ellipsis replaces.
  public enum Truncation: Hashable, Sendable { case head, middle, tail }
  /// The base direction of a paragraph.
  public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

  /// The side to which lines are aligned.
  public var alignment: Alignment
  /// The base direction of the paragraph.
  public var direction: Direction
  /// The most lines; nil for any number.
  public var lineLimit: Int?
  /// A Boolean value that indicates whether the text is as high as its line limit, however few its
  /// lines.
  public var reservesSpace: Bool
  /// The part of the text that an ellipsis replaces where it does not fit.
  public var truncation: Truncation
  /// The distance added between lines, in points.
  public var lineSpacing: Double
  /// The smallest factor, from 0 to 1, by which the font may shrink to fit.
  public var minimumScaleFactor: Double
  /// A Boolean value that indicates whether letters may move closer before the text is truncated.
  public var allowsTightening: Bool
  /// A Boolean value that indicates whether a word that would stand alone in a paragraph's last
  /// line is joined there by the word before it.
  ///
  /// Labels of iOS push words out (`NSParagraphStyle.LineBreakStrategy.pushOut`); its editors leave
  /// each word where it was typed.
  public var pushesOutWords: Bool

  /// Creates a paragraph style.
  public init(
    alignment: Alignment = .leading, direction: Direction = .leftToRight, lineLimit: Int? = nil,
    reservesSpace: Bool = false, truncation: Truncation = .tail, lineSpacing: Double = 0,
    minimumScaleFactor: Double = 1, allowsTightening: Bool = false, pushesOutWords: Bool = true
  ) {
    (self.alignment, self.direction, self.lineLimit) = (alignment, direction, lineLimit)
    (self.reservesSpace, self.truncation) = (reservesSpace, truncation)
    (self.lineSpacing, self.minimumScaleFactor) = (lineSpacing, minimumScaleFactor)
    (self.allowsTightening, self.pushesOutWords) = (allowsTightening, pushesOutWords)
  }
}
