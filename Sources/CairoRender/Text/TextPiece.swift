import DisplayList

/// A stretch of a paragraph in one style, as it is handed to Pango.
struct TextPiece {
  /// Where its bytes begin in what is shaped, in UTF-8.
  var start: Int
  /// Where its bytes begin in the whole text, of which only the rest may be shaped.
  var source: Int
  var text: String
  /// The index of the run that it comes from.
  var run: Int
  var attributes: TextAttributes
  var symbol: SymbolReference?

  var end: Int { start + text.utf8.count }
}

extension TextPiece {
  /// The pieces of a text, a symbol as U+FFFC.
  static func pieces(of text: StyledText) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start = 0
    for (index, run) in text.runs.enumerated() {
      var piece = TextPiece(
        start: start, source: start, text: "\u{FFFC}", run: index,
        attributes: run.attributes.bounded)
      switch run.content {
      case .text(let string): piece.text = string
      case .symbol(let symbol): piece.symbol = symbol
      }
      pieces.append(piece)
      start = piece.end
    }
    return pieces
  }

  /// The part of some pieces within a range of bytes, with new starts from 0 and line ends as
  /// spaces.
  static func slice(_ pieces: [TextPiece], _ range: Range<Int>) -> [TextPiece] {
    var result: [TextPiece] = []
    var start = 0
    for piece in pieces where piece.end > range.lowerBound && piece.start < range.upperBound {
      let lower = max(0, range.lowerBound - piece.start)
      let upper = min(piece.end, range.upperBound) - piece.start
      var part = piece
      let bytes = Array(piece.text.utf8)[lower..<upper]
      part.text = String(decoding: bytes, as: UTF8.self).withoutLineEnds
      (part.start, part.source) = (start, piece.source + lower)
      result.append(part)
      start = part.end
    }
    return result
  }

  /// The index of the piece that has a byte, or the last before it.
  static func index(of byte: Int, in pieces: [TextPiece]) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= byte { low = middle } else { high = middle }
    }
    return low
  }
}

extension String {
  fileprivate var withoutLineEnds: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}

extension TextAttributes {
  /// The attributes with lengths that FreeType and Pango's 32-bit units can hold, 4096 pt at most.
  fileprivate var bounded: TextAttributes {
    func bound(_ value: Double, _ low: Double) -> Double {
      value.isNaN ? 0 : min(4096, max(low, value))
    }
    var result = self
    result.font.size = bound(font.size, 0.01)
    result.font.leading = bound(font.leading, 0)
    result.tracking = bound(tracking, -4096)
    result.kerning = bound(kerning, -4096)
    result.baselineOffset = bound(baselineOffset, -4096)
    return result
  }
}
