import DisplayList

/// A stretch of a paragraph in one style, as it is handed to Pango.
struct TextSpan {
  /// The offset of its bytes in what is shaped, in UTF-8.
  var start: Int
  /// The offset of its bytes in the whole text, of which only the rest may be shaped.
  var source: Int
  var text: String
  /// The index of the run that it comes from.
  var run: Int
  var attributes: TextAttributes
  var symbol: SymbolReference?
  /// A Boolean value that indicates whether the span continues the one before it, but for control
  /// characters between them.
  var continues = false

  var end: Int { start + text.utf8.count }
}

extension TextSpan {
  /// Returns the spans of a text, a symbol as U+FFFC.
  static func spans(of text: StyledText) -> [TextSpan] {
    var spans: [TextSpan] = []
    var (start, source) = (0, 0)
    for (index, run) in text.runs.enumerated() {
      var span = TextSpan(
        start: start, source: source, text: "\u{FFFC}", run: index,
        attributes: run.attributes.bounded)
      switch run.content {
      case .text(let string) where string.hasControls:
        spans += span.parts(of: string)
        source += string.utf8.count
        start = spans.last?.end ?? start
        continue
      case .text(let string): span.text = string
      case .symbol(let symbol): span.symbol = symbol
      }
      spans.append(span)
      start = span.end
      source += span.text.utf8.count
    }
    return spans
  }

  /// Returns the spans of a text around the control characters that Pango would end it at, or draw
  /// as boxes: they show nothing, as in CoreText.
  private func parts(of string: String) -> [TextSpan] {
    var parts: [TextSpan] = []
    var part = self
    part.text = ""
    for scalar in string.unicodeScalars {
      guard scalar.isControl else {
        part.text.unicodeScalars.append(scalar)
        continue
      }
      let next = part.source + part.text.utf8.count + UTF8.width(scalar)
      if !part.text.isEmpty { parts.append(part) }
      part.continues = !parts.isEmpty
      (part.start, part.source, part.text) = (part.end, next, "")
    }
    return part.text.isEmpty && !parts.isEmpty ? parts : parts + [part]
  }

  /// Returns the spans with those that go on with others joined to them, so that they are shaped
  /// as one.
  static func joined(_ spans: [TextSpan]) -> [TextSpan] {
    guard spans.contains(where: \.continues) else { return spans }
    return spans.reduce(into: []) { joined, span in
      if span.continues, !joined.isEmpty {
        joined[joined.count - 1].text += span.text
      } else {
        joined.append(span)
      }
    }
  }

  /// Returns the part of some spans within a range of bytes, with new starts from 0 and line ends
  /// as spaces.
  static func slice(_ spans: [TextSpan], _ range: Range<Int>) -> [TextSpan] {
    var result: [TextSpan] = []
    var start = 0
    for span in spans where span.end > range.lowerBound && span.start < range.upperBound {
      let lower = max(0, range.lowerBound - span.start)
      let upper = min(span.end, range.upperBound) - span.start
      var part = span
      let bytes = Array(span.text.utf8)[lower..<upper]
      part.text = String(decoding: bytes, as: UTF8.self).withoutLineEnds
      (part.start, part.source) = (start, span.source + lower)
      result.append(part)
      start = part.end
    }
    return result
  }

  /// Returns the index of the span that has a byte, or the last before it.
  static func index(of byte: Int, in spans: [TextSpan]) -> Int {
    var low = 0
    var high = spans.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if spans[middle].start <= byte { low = middle } else { high = middle }
    }
    return low
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a control character that is neither white
  /// space nor the end of a line.
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && !properties.isWhitespace
  }
}

extension String {
  /// A Boolean value that indicates whether there are bytes of control characters that are no white
  /// space.
  fileprivate var hasControls: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        if byte < 0x20 ? !(0x09...0x0D).contains(byte) : byte == 0x7F { return true }
        // U+0080 to U+009F but U+0085, which ends a line.
        if last == 0xC2, byte < 0xA0, byte != 0x85 { return true }
        last = byte
      }
      return false
    }
  }

  fileprivate var withoutLineEnds: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}

extension ResolvedFont {
  /// The font with a size that FreeType and Pango's 32-bit units can hold, 4096 pt at most.
  var bounded: ResolvedFont {
    var font = self
    font.size = size.isNaN ? 0.01 : min(4096, max(0.01, size))
    return font
  }
}

extension TextAttributes {
  /// The attributes with lengths that FreeType and Pango's 32-bit units can hold, 4096 pt at most.
  fileprivate var bounded: TextAttributes {
    func bound(_ value: Double, _ low: Double) -> Double {
      value.isNaN ? 0 : min(4096, max(low, value))
    }
    var result = self
    result.font = font.bounded
    result.font.leading = bound(font.leading, 0)
    result.tracking = bound(tracking, -4096)
    result.kerning = bound(kerning, -4096)
    result.baselineOffset = bound(baselineOffset, -4096)
    return result
  }
}
