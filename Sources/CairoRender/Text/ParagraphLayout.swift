import CPango
import DisplayList

/// Fits a text into a width and a height: breaking, cutting and shrinking it.
struct ParagraphLayout {
  let shaper: ParagraphShaper
  let text: StyledText
  private let pieces: [TextPiece]

  init(shaper: ParagraphShaper, text: StyledText) {
    (self.shaper, self.text) = (shaper, text)
    pieces = TextPiece.pieces(of: text)
  }

  /// The text within a width in Pango units (nil for no limit) and a height in points.
  func fitted(width: Int32?, height: Double) -> ShapedText {
    let whole = shaped(width: width, height: height, scale: 1, tightening: 0)
    guard whole.isTruncated, width != 0 else { return whole }
    if text.paragraph.allowsTightening {
      // As far as letters may move together before they touch: 3 % of the em.
      let tight = shaped(width: width, height: height, scale: 1, tightening: -0.03)
      if !tight.isTruncated { return tight }
    }
    return shrunk(width: width, height: height) ?? whole
  }

  /// The largest whole percentage of the font size with which nothing is cut, or the smallest.
  private func shrunk(width: Int32?, height: Double) -> ShapedText? {
    var low = Int((max(0.01, text.paragraph.minimumScaleFactor) * 100).rounded(.up))
    guard low < 100 else { return nil }
    var best = shaped(width: width, height: height, scale: Double(low) / 100, tightening: 0)
    guard !best.isTruncated else { return best }
    var high = 100
    while high - low > 1 {
      let middle = (low + high) / 2
      let candidate = shaped(
        width: width, height: height, scale: Double(middle) / 100, tightening: 0)
      if candidate.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, candidate)
      }
    }
    return best
  }

  private func shaped(
    width: Int32?, height: Double, scale: Double, tightening: Double
  ) -> ShapedText {
    let breaking: ParagraphShaper.Breaking =
      switch width {
      case nil: .unlimited
      case 0?: .narrowest
      case let width?: .within(width)
      }
    let lines = shaper.breakLines(
      pieces, scale: scale, tightening: tightening, style: text.paragraph, breaking)
    let kept = keptCount(lines, height: height, scale: scale)
    var result = ShapedText()
    result.scale = scale
    result.isTruncated = kept < lines.count
    let cuts = result.isTruncated && width != 0
    for line in lines.prefix(cuts ? kept - 1 : kept) {
      append(line, pieces, to: &result)
    }
    if cuts {
      appendCut(
        lines, at: kept - 1, to: &result,
        Cut(width: width ?? -1, scale: scale, tightening: tightening))
    }
    finish(&result)
    return result
  }

  /// How many lines fit the limit and the height, at least one.
  private func keptCount(
    _ lines: [ParagraphShaper.BrokenLine], height: Double, scale: Double
  ) -> Int {
    let limit = max(1, min(lines.count, text.paragraph.lineLimit ?? lines.count))
    guard height.isFinite else { return limit }
    var bottom = 0.0
    for (index, line) in lines.prefix(limit).enumerated() {
      bottom += line.box.height + (index == 0 ? 0 : text.paragraph.lineSpacing)
      // Half of a Pango unit of tolerance: heights come back from layout as differences of edges.
      if bottom > height + 1 / 2048, index > 0 { return index }
    }
    return limit
  }

  // MARK: Lines

  private struct Cut {
    var width: Int32
    var scale: Double
    var tightening: Double
  }

  private func append(
    _ line: ParagraphShaper.BrokenLine, _ pieces: [TextPiece], to result: inout ShapedText
  ) {
    let content = shaper.content(
      of: line, pieces: pieces, scale: result.scale, unknown: &result.unknown)
    let spacing = result.lines.isEmpty ? 0 : text.paragraph.lineSpacing
    let top = (result.lines.last?.bottom ?? 0) + spacing
    result.lines.append(
      ShapedText.Line(
        bytes: Self.source(
          of: line.bytes.lowerBound, in: pieces)..<Self.source(
            of: line.bytes.upperBound, in: pieces),
        top: top, baseline: top + line.box.ascent, bottom: top + line.box.height,
        width: content.width, segments: content.segments, clusters: content.clusters))
  }

  /// The byte of the whole text that stands for one of what was shaped.
  private static func source(of byte: Int, in pieces: [TextPiece]) -> Int {
    guard !pieces.isEmpty else { return byte }
    let piece = pieces[TextPiece.index(of: byte, in: pieces)]
    return piece.source + byte - piece.start
  }

  /// Appends the last line with an ellipsis for what follows it.
  ///
  /// Cut at the tail, the line ends in an ellipsis even where its own paragraph ended there. Cut at
  /// the head or in the middle, it ends as the whole text does.
  private func appendCut(
    _ lines: [ParagraphShaper.BrokenLine], at index: Int, to result: inout ShapedText, _ cut: Cut
  ) {
    let start = lines[index].bytes.lowerBound
    let end = pieces.last?.end ?? start
    var rest: [TextPiece]
    let mode: PangoEllipsizeMode
    switch text.paragraph.truncation {
    case .tail:
      mode = PANGO_ELLIPSIZE_END
      let paragraphEnd = endOfParagraph(lines, from: index)
      rest = TextPiece.slice(pieces, start..<paragraphEnd)
      if rest.isEmpty, let piece = pieces.last { rest = [piece.emptied] }
      if paragraphEnd < end { rest.last?.appendEllipsis(after: &rest) }
    case .head: (mode, rest) = (PANGO_ELLIPSIZE_START, TextPiece.slice(pieces, start..<end))
    case .middle: (mode, rest) = (PANGO_ELLIPSIZE_MIDDLE, TextPiece.slice(pieces, start..<end))
    }
    let broken = shaper.breakLines(
      rest, scale: cut.scale, tightening: cut.tightening, style: text.paragraph,
      .cut(cut.width, mode))
    if let line = broken.first { append(line, rest, to: &result) }
  }

  /// The byte at which the paragraph of a line ends.
  private func endOfParagraph(_ lines: [ParagraphShaper.BrokenLine], from index: Int) -> Int {
    var last = index
    while last + 1 < lines.count, lines[last + 1].bytes.lowerBound == lines[last].bytes.upperBound {
      last += 1
    }
    return lines[last].bytes.upperBound
  }

  private func finish(_ result: inout ShapedText) {
    result.width = result.lines.map(\.width).max() ?? 0
    result.height = result.lines.last?.bottom ?? 0
    if text.paragraph.reservesSpace, let limit = text.paragraph.lineLimit,
      let line = result.lines.first
    {
      let height = line.bottom - line.top
      let reserved = height * Double(limit) + text.paragraph.lineSpacing * Double(limit - 1)
      result.height = max(result.height, reserved)
    }
  }
}

extension TextPiece {
  fileprivate var emptied: TextPiece {
    var piece = self
    (piece.start, piece.text, piece.symbol) = (0, "", nil)
    return piece
  }

  /// Adds an ellipsis after a piece: to its text, or, after a symbol, as a piece of its own.
  fileprivate func appendEllipsis(after pieces: inout [TextPiece]) {
    var piece = self
    if symbol != nil {
      (piece.start, piece.source) = (end, source + text.utf8.count)
      piece.symbol = nil
      piece.text = "…"
      pieces.append(piece)
    } else {
      piece.text += "…"
      pieces[pieces.count - 1] = piece
    }
  }
}
