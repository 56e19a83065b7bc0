import DisplayList

/// A text with all its glyphs in their places, in points from its top left corner.
///
/// It has neither colours nor a pixel scale, and so serves measuring and drawing, on all devices.
struct ShapedText {
  /// A glyph of a font, its origin relative to the line's start and baseline.
  struct Glyph {
    var id: UInt32
    var x: Float
    var y: Float
  }

  /// Glyphs of one font and one run.
  struct GlyphRun {
    var run: Int
    var font: Int
    var start: Double
    var end: Double
    /// Points above the line's baseline.
    var rise: Double
    /// Letter spacing in Pango's units, 1/1024 pt.
    var spacing: Int32
    var glyphs: [Glyph]
    var symbol: SymbolReference?
  }

  /// The room of the characters that are shaped together.
  struct Cluster {
    /// The offset of its bytes in the whole text, in UTF-8.
    var byte: Int32
    var left: Float
    var right: Float
    var isRightToLeft: Bool
  }

  struct Line {
    /// The bytes of the whole text that stand on the line.
    var bytes: Range<Int>
    var top: Double
    var baseline: Double
    var bottom: Double
    var width: Double
    var glyphRuns: [GlyphRun]
    /// From left to right.
    var clusters: [Cluster]
  }

  var lines: [Line] = []
  var width = 0.0
  var height = 0.0
  var scale = 1.0
  var isTruncated = false
  var widestCharacter = 0.0
  /// The number of characters that are not spaces.
  var characterCount = 0
  /// Characters for which no font has a glyph.
  var unknown: [Unicode.Scalar] = []
  /// The deviations from the shaping that was asked for.
  var issues: [RenderIssue] = []

  /// Roughly how many bytes it takes up.
  var cost: Int {
    lines.reduce(200) { sum, line in
      line.glyphRuns.reduce(sum + 80 + 16 * line.clusters.count) { $0 + 120 + 12 * $1.glyphs.count }
    }
  }

  var metrics: TextMetrics {
    TextMetrics(
      size: .init(width: width, height: height), firstBaseline: lines.first?.baseline ?? 0,
      lastBaseline: lines.last?.baseline ?? 0, lineCount: lines.count, isTruncated: isTruncated,
      scale: scale, widestCharacter: widestCharacter, characterCount: characterCount)
  }
}
