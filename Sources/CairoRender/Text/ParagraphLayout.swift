import CPango
import DisplayList

/// Fits a text into a width and a height: breaking, cutting and shrinking it.
struct ParagraphLayout {
  let shaper: ParagraphShaper
  let text: StyledText
  private let spans: [TextSpan]

  init(shaper: ParagraphShaper, text: StyledText) {
    (self.shaper, self.text) = (shaper, text)
    spans = TextSpan.spans(of: text)
  }

  /// Returns the text within a width in Pango units (nil for no limit) and a height in points.
  func fitted(width: Int32?, height: Double) -> ShapedText {
    var setting = Setting(width: width, height: height)
    let whole = broken(setting)
    guard whole.isCut, width != 0 else { return shaped(whole, setting) }
    if text.paragraph.allowsTightening {
      setting.tightening = Self.tightest
      let tight = broken(setting)
      if !tight.isCut { return shaped(tight, setting) }
      setting.tightening = 0
    }
    let length = whole.lines.reduce(0) { $0 + shaper.width(of: $1) }
    let fitting = shrunk(setting, from: guess(whole, length: Double(length), setting))
    return fitting ?? shaped(broken(setting), setting)
  }

  /// The room that a text is fitted into, and the means of fitting it.
  private struct Setting {
    var width: Int32?
    var height: Double
    var scale = 1.0
    var tightening = 0.0
    /// A Boolean value that indicates whether words stay whole around some of their hyphens.
    var holdsHyphens = true
  }

  /// As far as letters may move together before they touch, in em.
  private static let tightest = -0.03

  // MARK: Shrinking

  /// Returns the text at the largest whole percentage of the font size with which nothing is cut,
  /// or the smallest; nil where it may not shrink.
  ///
  /// The first try is the first percentage that is thought to be too large, the second the one
  /// below it, and mostly that is all. Else the tries go away from there by growing steps, and then
  /// halve what lies between one that fits and one that does not.
  private func shrunk(_ setting: Setting, from guess: Int) -> ShapedText? {
    let least = Int((max(0.01, text.paragraph.minimumScaleFactor) * 100).rounded(.up))
    guard least < 100 else { return nil }
    var (fitting, failing) = (least - 1, 100)
    var candidate = max(least, min(99, guess + 1))
    var step = 1
    var tried = setting
    var last = Broken(lines: [], spans: spans, shownCount: 0)
    while failing - fitting > 1 {
      tried.scale = Double(candidate) / 100
      last = broken(tried)
      if last.isCut { failing = candidate } else { fitting = candidate }
      if fitting >= least, failing < 100 {
        candidate = (fitting + failing) / 2
      } else {
        candidate = fitting >= least ? min(99, fitting + step) : max(least, failing - step)
        step *= 2
      }
    }
    let scale = Double(max(least, fitting)) / 100
    // The last lines that were broken are often the ones that are wanted.
    guard scale != tried.scale else { return shaped(last, tried) }
    tried.scale = scale
    return shaped(broken(tried), tried)
  }

  /// Returns the percentage of the size with which a text should fit: its glyphs shrink as it does,
  /// the spacing between them by a table.
  private func guess(_ whole: Broken, length: Double, _ setting: Setting) -> Int {
    let shown = Double(whole.shownCount)
    guard let width = setting.width else { return Int(shown / Double(whole.lines.count) * 100) }
    let glyphs = length - shaper.spacing(of: spans, scale: 1)
    // Where the height is the limit, there are more lines of smaller letters.
    let isLimited = whole.shownCount == text.paragraph.lineLimit
    return (1..<100).last { percent in
      let scale = Double(percent) / 100
      let lines = isLimited ? shown : shown / scale
      return glyphs * scale + shaper.spacing(of: spans, scale: scale) <= lines * Double(width)
    } ?? 1
  }

  // MARK: Breaking

  /// A text in lines.
  private struct Broken {
    var lines: [ParagraphShaper.BrokenLine]
    /// The text of the lines: its spans, with soft hyphens where a word was divided.
    var spans: [TextSpan]
    /// The number of lines that there is room for.
    var shownCount: Int

    var isCut: Bool { shownCount < lines.count }

    /// The places in which lines end within a word.
    var brokenWords: [Int] { spans.brokenWords(lines) }

    /// The number of places in which a word may be divided, or was.
    var divisionCount: Int {
      spans.reduce(0) { $0 + $1.text.unicodeScalars.count { String($0) == TextSpan.softHyphen } }
    }

    /// A Boolean value that indicates whether a line is what stands before a word's own hyphen, and
    /// nothing else.
    var hasLoneHead: Bool {
      let text = Array(spans.map(\.text).joined().utf8)
      return lines.contains { line in
        let words = String(decoding: text[line.bytes.clamped(to: text.indices)], as: UTF8.self)
        return words.hasSuffix("-") && !words.contains(where: \.isWhitespace)
      }
    }

    /// Returns a Boolean value that indicates whether a line ends with a soft hyphen at a place of
    /// the undivided text, before which there are some others.
    func ends(at place: Int, of count: Int) -> Bool {
      let end = place + (count + 1) * TextSpan.softHyphen.utf8.count
      return lines.contains { $0.bytes.upperBound == end }
    }
  }

  /// Returns the text in lines, whole around the hyphens that hold a word together, unless a word
  /// has no room in that way.
  ///
  /// Where it has none, it ends a line at a hyphen of its own rather than at another, so long as
  /// what stands before that has company in its line.
  private func broken(_ setting: Setting) -> Broken {
    let held = divided(setting)
    guard let width = setting.width, width > 0, !TextSpan.heldHyphens(in: held.spans).isEmpty else {
      return held
    }
    let isTooWide =
      !held.spans.undividedWords(held.lines).isEmpty
      || held.lines.contains { shaper.width(of: $0) > Int(width) }
    let count = held.divisionCount
    guard isTooWide || count > 0 else { return held }
    var free = setting
    free.holdsHyphens = false
    let parted = divided(free)
    let isBetter = parted.divisionCount < count && !parted.hasLoneHead
    return isTooWide || isBetter ? parted : held
  }

  private func divided(_ setting: Setting) -> Broken {
    let breaking: ParagraphShaper.Breaking =
      switch setting.width {
      case nil: .unlimited
      case 0?: .narrowest
      case let width?: .within(width)
      }
    let plain = broken(spans, setting, breaking)
    guard case .within = breaking else { return plain }
    guard !plain.brokenWords.isEmpty else { return withoutOrphans(plain, setting, breaking) }
    let loose = loosened(plain, setting, breaking)
    let divisions = divisions(loose, setting, breaking)
    let divided = broken(TextSpan.divided(loose.spans, at: divisions), setting, breaking)
    return withoutOrphans(divided, setting, breaking)
  }

  /// Returns a text of which no title ends with a word alone in its line, where the word before it
  /// fits beside it and leaves no hole.
  ///
  /// So do the system's labels (`NSParagraphStyle.LineBreakStrategy.pushOut`). The last break goes
  /// to the opportunity before it: the paragraph has as many lines as before. It breaks alike
  /// within the width of its longest line: the last lines have no other break there.
  private func withoutOrphans(
    _ plain: Broken, _ setting: Setting, _ breaking: ParagraphShaper.Breaking
  ) -> Broken {
    guard text.paragraph.pushesOutWords, plain.lines.count > 1, !plain.isCut,
      let width = setting.width
    else { return plain }
    let words = plain.spans.map(\.text).joined()
    let count = plain.lines.count
    let kept = OrphanedWords(
      text: Array(words.utf8), lines: plain.lines.map(\.bytes),
      opportunities: shaper.opportunities(in: words)
    ).withWordsBefore
    guard !kept.isEmpty else { return plain }
    let orphans = Dictionary(
      plain.lines.map { ($0.bytes.upperBound, shaper.width(of: $0)) }, uniquingKeysWith: max)
    var trial = broken(plain.spans, setting, breaking, keeping: kept)
    let good = kept.filter { range in
      gainsCompany(
        range, trial.lines, within: Int(width), orphan: orphans[range.upperBound] ?? 0)
    }
    if good.count < kept.count { trial = broken(plain.spans, setting, breaking, keeping: good) }
    return trial.lines.count == count && !trial.isCut ? trial : plain
  }

  /// Returns a Boolean value that indicates whether a range of words is a last line that fits, and
  /// the line before it has not become too short.
  private func gainsCompany(
    _ range: Range<Int>, _ lines: [ParagraphShaper.BrokenLine], within width: Int, orphan: Int
  ) -> Bool {
    // Where they do not fit, they reach over the width: no line ends within them.
    guard let place = lines.firstIndex(where: { $0.bytes == range }), place > 0,
      shaper.width(of: lines[place]) <= width
    else { return false }
    let isFirst =
      place == 1 || lines[place - 2].bytes.upperBound != lines[place - 1].bytes.lowerBound
    return LineBreakRules.isWhole(
      shaper.width(of: lines[place - 1]), word: orphan, last: shaper.width(of: lines[place]),
      isFirst: isFirst)
  }

  /// Returns the text with line breaks at spaces that forbid them, where a stretch of words that
  /// they hold together is wider than a line and fewer words are broken by that.
  ///
  /// A word on its own line reads better than one that is divided beside its preposition. Later
  /// stretches come first, so that places before them stay.
  private func loosened(
    _ plain: Broken, _ setting: Setting, _ breaking: ParagraphShaper.Breaking
  ) -> Broken {
    var (result, count) = (plain, plain.brokenWords.count)
    for place in plain.brokenWords.reversed() {
      let spans = TextSpan.loosened(result.spans, around: place)
      guard spans.count > result.spans.count else { continue }
      let trial = broken(spans, setting, breaking)
      guard trial.brokenWords.count < count else { continue }
      (result, count) = (trial, trial.brokenWords.count)
    }
    return result
  }

  private func broken(
    _ spans: [TextSpan], _ setting: Setting, _ breaking: ParagraphShaper.Breaking,
    keeping kept: [Range<Int>] = []
  ) -> Broken {
    let lines = shaper.breakLines(
      spans, scale: setting.scale, tightening: setting.tightening, style: text.paragraph, breaking,
      keeping: setting.holdsHyphens ? kept + TextSpan.heldHyphens(in: spans) : kept)
    return Broken(
      lines: lines, spans: spans,
      shownCount: shownCount(lines, height: setting.height, scale: setting.scale))
  }

  /// Returns the places at which words wider than a line are divided: each time the last one before
  /// the break with which the hyphen fits.
  ///
  /// Other places get no soft hyphen: they would stand as letters without width, and have letter
  /// spacing.
  private func divisions(
    _ plain: Broken, _ setting: Setting, _ breaking: ParagraphShaper.Breaking
  ) -> [Int] {
    var used: [Int] = []
    var handled = -1
    var current = plain
    let spans = plain.spans
    var next = plain.brokenWords.first
    while let place = next {
      let possible = shaper.divisions(of: spans, around: [place])
        .filter { $0 <= place && $0 > used.last ?? -1 }
      for division in possible.reversed() {
        let places = used + [division]
        let trial = broken(TextSpan.divided(spans, at: places), setting, breaking)
        // Where the hyphen does not fit, Pango breaks the word before it, and what is left up to
        // the hyphen may be a line of its own.
        let isFirst = !trial.brokenWords
          .map { TextSpan.place($0, without: places) }
          .contains { handled < $0 && $0 < division }
        guard isFirst, trial.ends(at: division, of: used.count) else { continue }
        used.append(division)
        current = trial
        break
      }
      handled = place
      next = current.brokenWords
        .map { TextSpan.place($0, without: used) }
        .first { $0 > place }
    }
    return used
  }

  private func shaped(_ broken: Broken, _ setting: Setting) -> ShapedText {
    var result = ShapedText()
    result.scale = setting.scale
    result.isTruncated = broken.isCut
    let cuts = broken.isCut && setting.width != 0
    for line in broken.lines.prefix(cuts ? broken.shownCount - 1 : broken.shownCount) {
      append(line, broken.spans, to: &result)
    }
    if cuts { appendCut(broken, at: broken.shownCount - 1, to: &result, setting) }
    finish(&result)
    if !holds(broken, within: result.width, setting), let width = setting.width {
      result.width = Double(width) / 1024
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a text would be divided alike within the width
  /// of its longest line.
  ///
  /// Pango measures the hyphen without letter spacing, so that a line may need a little more room
  /// than it takes. Such a text keeps all the room it was given, and is drawn as it was measured.
  private func holds(_ broken: Broken, within width: Double, _ setting: Setting) -> Bool {
    guard broken.spans.count > spans.count else { return true }
    let lines = broken.lines.map(\.bytes)
    var own = setting
    own.width = Int32((width * 1024).rounded())
    return self.broken(own).lines.map(\.bytes) == lines
  }

  /// Returns the number of lines that fit the limit and the height, at least one.
  private func shownCount(
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

  private func append(
    _ line: ParagraphShaper.BrokenLine, _ spans: [TextSpan], to result: inout ShapedText
  ) {
    let content = shaper.content(
      of: line, spans: spans, scale: result.scale, unknown: &result.unknown)
    let spacing = result.lines.isEmpty ? 0 : text.paragraph.lineSpacing
    let top = (result.lines.last?.bottom ?? 0) + spacing
    result.lines.append(
      ShapedText.Line(
        bytes: Self.source(
          of: line.bytes.lowerBound, in: spans)..<Self.source(
            of: line.bytes.upperBound, in: spans),
        top: top, baseline: top + line.box.ascent, bottom: top + line.box.height,
        width: content.width, glyphRuns: content.glyphRuns, clusters: content.clusters))
  }

  /// Returns the byte of the whole text that stands for one of what was shaped.
  private static func source(of byte: Int, in spans: [TextSpan]) -> Int {
    guard !spans.isEmpty else { return byte }
    let span = spans[TextSpan.index(of: byte, in: spans)]
    return span.source + byte - span.start
  }

  /// Appends the last line with an ellipsis for what follows it.
  ///
  /// Cut at the tail, the line ends in an ellipsis even where its own paragraph ended there. Cut at
  /// the head or in the middle, it ends as the whole text does.
  private func appendCut(
    _ broken: Broken, at index: Int, to result: inout ShapedText, _ setting: Setting
  ) {
    let (lines, spans) = (broken.lines, broken.spans)
    let start = lines[index].bytes.lowerBound
    let end = spans.last?.end ?? start
    var rest: [TextSpan]
    let mode: PangoEllipsizeMode
    switch text.paragraph.truncation {
    case .tail:
      mode = PANGO_ELLIPSIZE_END
      let paragraphEnd = endOfParagraph(lines, from: index)
      rest = TextSpan.slice(spans, start..<paragraphEnd)
      if rest.isEmpty, let span = spans.last { rest = [span.emptied] }
      if paragraphEnd < end { rest.last?.appendEllipsis(after: &rest) }
    case .head: (mode, rest) = (PANGO_ELLIPSIZE_START, TextSpan.slice(spans, start..<end))
    case .middle: (mode, rest) = (PANGO_ELLIPSIZE_MIDDLE, TextSpan.slice(spans, start..<end))
    }
    let cut = shaper.breakLines(
      rest, scale: setting.scale, tightening: setting.tightening, style: text.paragraph,
      .cut(setting.width ?? -1, mode))
    if let line = cut.first { append(line, rest, to: &result) }
  }

  /// Returns the byte at which the paragraph of a line ends.
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
    for line in result.lines {
      result.characterCount += line.clusters.count
      for cluster in line.clusters {
        result.widestCharacter = max(
          result.widestCharacter, Double(cluster.right - cluster.left))
      }
    }
    // Of a cut text the spaces of what is cut off are counted too.
    let spaces = text.string.utf8.reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) }
    result.characterCount = max(0, result.characterCount - spaces)
    if text.paragraph.reservesSpace, let limit = text.paragraph.lineLimit,
      let line = result.lines.first
    {
      let height = line.bottom - line.top
      let reserved = height * Double(limit) + text.paragraph.lineSpacing * Double(limit - 1)
      result.height = max(result.height, reserved)
    }
  }
}

extension TextSpan {
  fileprivate var emptied: TextSpan {
    var span = self
    (span.start, span.text, span.symbol) = (0, "", nil)
    return span
  }

  /// Adds an ellipsis after a span: to its text, or, after a symbol, as a span of its own.
  fileprivate func appendEllipsis(after spans: inout [TextSpan]) {
    var span = self
    if symbol != nil {
      (span.start, span.source) = (end, source + text.utf8.count)
      span.symbol = nil
      span.text = "…"
      spans.append(span)
    } else {
      span.text += "…"
      spans[spans.count - 1] = span
    }
  }
}
