import CPango
import DisplayList
import Foundation

/// Turns spans of text into placed glyphs, by Pango.
///
/// Pango chooses fonts, shapes, orders and breaks; where lines stand is decided here, by SF Pro's
/// line boxes. Widths are in Pango's units, 1/1024 pt, which no pixel scale touches.
final class ParagraphShaper {
  let fonts: FontTable
  private let book: FontBook
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let hyphenation: Hyphenation
  private var descriptions: [DescriptionKey: OpaquePointer] = [:]
  /// The closure that measures symbols.
  private let symbolMetrics: (SymbolReference) -> SymbolMetrics

  private struct DescriptionKey: Hashable {
    var font: ResolvedFont
    var scale: Double
  }

  init(
    book: FontBook, fonts: FontTable, symbolMetrics: @escaping (SymbolReference) -> SymbolMetrics
  ) throws {
    (self.book, self.fonts, self.symbolMetrics) = (book, fonts, symbolMetrics)
    hyphenation = try Hyphenation()
    guard let context = pango_font_map_create_context(book.map.pointer),
      let layout = pango_layout_new(context)
    else { throw RenderError.library(name: "Pango", reason: "no context could be made") }
    (self.context, self.layout) = (context, layout)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// A line as Pango broke it.
  struct BrokenLine {
    var line: PangoLine
    var bytes: Range<Int>
    var box: LineBox
  }

  /// The limit of lines' widths.
  enum Breaking {
    case unlimited
    /// At every opportunity: the narrowest without breaking words.
    case narrowest
    case within(Int32)
    /// One line, cut by an ellipsis.
    case cut(Int32, PangoEllipsizeMode)
  }

  /// Hands spans to Pango, which breaks them into lines.
  ///
  /// - Parameters:
  ///   - spans: What is broken.
  ///   - scale: The part of their size that fonts have.
  ///   - tightening: What letters move apart, in em.
  ///   - style: The style of the paragraphs.
  ///   - breaking: The limit of the lines' widths.
  ///   - kept: Ranges of bytes in which no line ends.
  /// - Returns: The lines from top to bottom.
  func breakLines(
    _ spans: [TextSpan], scale: Double, tightening: Double, style: ParagraphStyle,
    _ breaking: Breaking, keeping kept: [Range<Int>] = []
  ) -> [BrokenLine] {
    let text = spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
    let isLeftToRight = style.direction == .leftToRight || TextSpan.areLeftToRightNumbers(spans)
    let direction = isLeftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
    if pango_context_get_base_dir(context) != direction {
      pango_context_set_base_dir(context, direction)
      pango_layout_context_changed(layout)
    }
    let attributes = attributeList(spans, scale: scale, tightening: tightening, keeping: kept)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    apply(breaking)
    return lines(spans, scale: scale, byteCount: text.utf8.count)
  }

  /// Returns the bytes before which a line of the text that was broken last may begin, in order.
  func opportunities(in text: String) -> [Int] {
    var count: Int32 = 0
    guard let marks = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    var (result, byte): ([Int], Int) = ([], 0)
    for (index, scalar) in text.unicodeScalars.enumerated() where index < Int(count) {
      if marks[index].is_line_break != 0 { result.append(byte) }
      byte += UTF8.width(scalar)
    }
    return result
  }

  /// Returns the places at which words around some places may be divided, in bytes of the shaped
  /// text.
  func divisions(of spans: [TextSpan], around breaks: [Int]) -> [Int] {
    hyphenation.divisions(of: spans.map(\.text).joined(), around: breaks)
  }

  private func apply(_ breaking: Breaking) {
    let (width, wrap, mode, height): (Int32, PangoWrapMode, PangoEllipsizeMode, Int32) =
      switch breaking {
      case .unlimited: (-1, PANGO_WRAP_WORD_CHAR, PANGO_ELLIPSIZE_NONE, -1)
      case .narrowest: (0, PANGO_WRAP_WORD, PANGO_ELLIPSIZE_NONE, -1)
      case .within(let width): (width, PANGO_WRAP_WORD_CHAR, PANGO_ELLIPSIZE_NONE, -1)
      case .cut(let width, let mode): (width, PANGO_WRAP_WORD_CHAR, mode, -1)
      }
    pango_layout_set_width(layout, width)
    pango_layout_set_wrap(layout, wrap)
    pango_layout_set_ellipsize(layout, mode)
    pango_layout_set_height(layout, height)
  }

  private func lines(_ spans: [TextSpan], scale: Double, byteCount: Int) -> [BrokenLine] {
    var result: [BrokenLine] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        Self.tightenEllipsis(of: line)
        let start = Int(line.pointee.start_index)
        let bytes = start..<min(byteCount, start + Int(line.pointee.length))
        result.append(
          BrokenLine(line: PangoLine(line), bytes: bytes, box: box(spans, bytes, scale: scale)))
      }
      node = current.pointee.next
    }
    return result
  }

  /// Gives the ellipsis of a cut line its own advance: Pango stretches it so that the line fills
  /// the width, by which a hole would gape before the letters that follow.
  private static func tightenEllipsis(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    var node = line.pointee.runs
    while let current = node {
      if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let run = item.item?.pointee, run.analysis.flags & PangoClasses.ellipsisFlag != 0,
        let glyphs = item.glyphs?.pointee, glyphs.num_glyphs > 0
      {
        let last = glyphs.glyphs + Int(glyphs.num_glyphs) - 1
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(run.analysis.font, last.pointee.glyph, nil, &logical)
        last.pointee.geometry.width = min(last.pointee.geometry.width, logical.width)
      }
      node = current.pointee.next
    }
  }

  /// Returns the box around the styles that a line has, or the one at its start where it is empty.
  private func box(_ spans: [TextSpan], _ bytes: Range<Int>, scale: Double) -> LineBox {
    var box = LineBox()
    guard !spans.isEmpty else { return box }
    for span in spans[TextSpan.index(of: bytes.lowerBound, in: spans)...] {
      box.add(
        LineBox(span.attributes, scale: scale, calibration: book.catalogue.calibration))
      if span.end >= bytes.upperBound { break }
    }
    return box
  }

  /// Returns the sum of a line's advances, in Pango's units.
  func width(of line: BrokenLine) -> Int {
    var width = 0
    var node = line.line.runs
    while let current = node {
      let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      if let glyphs = item?.glyphs { width += Int(pango_glyph_string_get_width(glyphs)) }
      node = current.pointee.next
    }
    return width
  }

  // MARK: Glyphs

  /// The content of a line from left to right, and its width in points.
  struct LineContent {
    var glyphRuns: [ShapedText.GlyphRun] = []
    var clusters: [ShapedText.Cluster] = []
    var width = 0.0
  }

  /// Returns the glyphs of a line, and the room of its characters.
  func content(
    of line: BrokenLine, spans: [TextSpan], scale: Double, unknown: inout [Unicode.Scalar]
  ) -> LineContent {
    var content = LineContent()
    var x: Int32 = 0
    var node = line.line.runs
    while let current = node {
      if let data = current.pointee.data {
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        Self.append(item, at: x, to: &content.clusters, spans: spans)
        append(
          item, at: &x, to: &content.glyphRuns, spans: spans, scale: scale, unknown: &unknown)
      }
      node = current.pointee.next
    }
    content.width = Double(x &+ Self.edgeSpacing(content.glyphRuns)) / 1024
    return content
  }

  /// Appends the clusters of an item that begins at a place.
  private static func append(
    _ item: PangoGlyphItem, at start: Int32, to clusters: inout [ShapedText.Cluster],
    spans: [TextSpan]
  ) {
    guard let glyphs = item.glyphs?.pointee, let run = item.item?.pointee, !spans.isEmpty else {
      return
    }
    var (x, last) = (start, Int32(-1))
    for index in 0..<Int(glyphs.num_glyphs) {
      let left = x
      x &+= glyphs.glyphs[index].geometry.width
      let cluster = glyphs.log_clusters[index]
      if cluster != last {
        let byte = Int(run.offset) + Int(cluster)
        let span = spans[TextSpan.index(of: byte, in: spans)]
        clusters.append(
          ShapedText.Cluster(
            byte: Int32(clamping: span.source + byte - span.start), left: Float(left) / 1024,
            right: 0, isRightToLeft: run.analysis.level % 2 == 1))
      }
      clusters[clusters.count - 1].right = Float(x) / 1024
      last = cluster
    }
  }

  /// Returns the letter spacing that Pango takes off a line's two ends after it has broken the
  /// line.
  ///
  /// It belongs to the width all the same: Pango breaks with it, and a text that is laid out anew
  /// at its own width must break as before. SwiftUI too measures the spacing after the last glyph.
  private static func edgeSpacing(_ glyphRuns: [ShapedText.GlyphRun]) -> Int32 {
    guard let first = glyphRuns.first, let last = glyphRuns.last else { return 0 }
    return (first.spacing &+ last.spacing) / 2
  }

  private func append(
    _ item: PangoGlyphItem, at x: inout Int32, to glyphRuns: inout [ShapedText.GlyphRun],
    spans: [TextSpan], scale: Double, unknown: inout [Unicode.Scalar]
  ) {
    guard let glyphs = item.glyphs?.pointee, let run = item.item?.pointee, !spans.isEmpty else {
      return
    }
    let font = run.analysis.font.flatMap { fonts.number(of: $0) }
    for index in 0..<Int(glyphs.num_glyphs) {
      let info = glyphs.glyphs[index]
      let byte = Int(run.offset) + Int(glyphs.log_clusters[index])
      let span = spans[TextSpan.index(of: byte, in: spans)]
      let start = x
      x &+= info.geometry.width
      let isNew =
        glyphRuns.last.map { $0.run != span.run || $0.font != (font ?? -1) || $0.symbol != nil }
      if isNew ?? true || span.symbol != nil {
        glyphRuns.append(
          ShapedText.GlyphRun(
            run: span.run, font: font ?? -1, start: Double(start) / 1024,
            end: Double(x) / 1024, rise: span.attributes.baselineOffset * scale,
            spacing: Self.letterSpacing(run), glyphs: [], symbol: span.symbol))
      }
      glyphRuns[glyphRuns.count - 1].end = Double(x) / 1024
      guard span.symbol == nil, info.glyph != PangoClasses.emptyGlyph else { continue }
      if info.glyph & PangoClasses.unknownFlag != 0 {
        let value = info.glyph & ~PangoClasses.unknownFlag
        if let scalar = Unicode.Scalar(value) { unknown.append(scalar) }
        continue
      }
      glyphRuns[glyphRuns.count - 1].glyphs.append(
        ShapedText.Glyph(
          id: info.glyph, x: Float(start &+ info.geometry.x_offset) / 1024,
          y: Float(info.geometry.y_offset) / 1024))
    }
  }

  /// Returns the letter spacing that an item was shaped with, in Pango's units.
  private static func letterSpacing(_ item: PangoItem) -> Int32 {
    var node = item.analysis.extra_attrs
    while let current = node {
      if let data = current.pointee.data {
        let attribute = data.assumingMemoryBound(to: PangoAttrInt.self)
        if attribute.pointee.attr.klass.pointee.type == PANGO_ATTR_LETTER_SPACING {
          return attribute.pointee.value
        }
      }
      node = current.pointee.next
    }
    return 0
  }

  // MARK: Attributes

  private func attributeList(
    _ spans: [TextSpan], scale: Double, tightening: Double, keeping kept: [Range<Int>]
  ) -> OpaquePointer? {
    let list = pango_attr_list_new()
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute, !range.isEmpty else { return }
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    for span in TextSpan.joined(spans) {
      let all = span.start..<span.end
      let font = span.attributes.font
      insert(pango_attr_font_desc_new(description(font, scale: scale)), all)
      insertSpacing(span, scale: scale, tightening: tightening, insert)
      if let language = span.attributes.language {
        insert(pango_attr_language_new(pango_language_from_string(language)), all)
      }
      if let features = Self.features(font) {
        insert(pango_attr_font_features_new(features), all)
      }
      for range in span.text.rangesOfLettersBetweenDigits() {
        insert(
          pango_attr_font_features_new("calt=0"),
          span.start + range.lowerBound..<span.start + range.upperBound)
      }
      if let symbol = span.symbol { insert(shape(symbol, scale: scale), all) }
      // A word that no hyphen can divide is broken as it is, as in TextKit. Pango would hide soft
      // hyphens with its own, so that texts that have some keep both.
      if !span.text.unicodeScalars.contains("\u{AD}") {
        insert(pango_attr_insert_hyphens_new(0), all)
      }
    }
    for range in kept { insert(pango_attr_allow_breaks_new(0), range) }
    return list
  }

  private func insertSpacing(
    _ span: TextSpan, scale: Double, tightening: Double,
    _ insert: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
  ) {
    let units = spacing(of: span.attributes, scale: scale, tightening: tightening)
    guard units != 0 else { return }
    // A break that is not taken would be a hole in a word that the app spaces (CSS Text 3, 8.2).
    let isSpaced = span.attributes.tracking + span.attributes.kerning != 0
    for range in span.text.rangesOfSpacedLetters(spacesUnseen: !isSpaced) {
      insert(
        pango_attr_letter_spacing_new(units),
        span.start + range.lowerBound..<span.start + range.upperBound)
    }
  }

  /// Returns the room added after each letter, in Pango's units.
  private func spacing(
    of attributes: TextAttributes, scale: Double, tightening: Double = 0
  ) -> Int32 {
    let (font, size) = (attributes.font, attributes.font.size * scale)
    let own = book.catalogue.tracking(family(font, scale: scale), size: size) + tightening
    let added = (attributes.tracking + attributes.kerning) * scale
    return Int32(clamping: Int(((own * size + added) * 1024).rounded().bounded))
  }

  /// Returns the room added after all letters, about, in Pango's units.
  func spacing(of spans: [TextSpan], scale: Double) -> Double {
    spans.reduce(0) { sum, span in
      let letters = Double(span.text.unicodeScalars.count)
      return sum + letters * Double(spacing(of: span.attributes, scale: scale))
    }
  }

  private func shape(
    _ symbol: SymbolReference, scale: Double
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    let metrics = symbolMetrics(symbol)
    func units(_ points: Double) -> Int32 {
      Int32(clamping: Int((points * scale * 1024).rounded().bounded))
    }
    var box = PangoRectangle(
      x: 0, y: -units(metrics.baseline), width: units(metrics.size.width),
      height: units(metrics.size.height))
    return pango_attr_shape_new(&box, &box)
  }

  private static func features(_ font: ResolvedFont) -> String? {
    var features: [String] = []
    if font.features.contains(.monospacedDigits) { features.append("tnum=1") }
    // JetBrains Mono's contextual alternates are programming ligatures, which SF Mono has not.
    if font.family == .system(.monospaced) { features.append("calt=0") }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }

  // MARK: Fonts

  /// Returns the family that a font is drawn with.
  func family(_ font: ResolvedFont, scale: Double = 1) -> String {
    switch font.family {
    case .system(let design):
      book.catalogue.family(design.rawValue, size: font.size * scale)
    case .custom(let name):
      book.own.family(name, of: font) ?? book.catalogue.family("default", size: font.size)
    }
  }

  private func description(_ font: ResolvedFont, scale: Double) -> OpaquePointer? {
    let key = DescriptionKey(font: font, scale: scale)
    if let known = descriptions[key] { return known }
    let family = family(font, scale: scale)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: guint(font.weight.rawValue)))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_font_description_set_variant(description, Self.variant(font.features))
    let size = max(0.01, font.size * scale) * book.catalogue.glyphScale(family)
    pango_font_description_set_absolute_size(description, size * 1024)
    descriptions[key] = description
    return description
  }

  /// Returns the face that was taken where an app's family has none of a font's weight or slant, or
  /// one of the system's designs is not there; nil where all is as asked.
  ///
  /// Of the designs, the rounded one has three weights and no italic, the serif one two weights:
  /// the nearest is what the design looks like here, and nobody who asks for a weight between could
  /// do anything about it.
  func substitution(for font: ResolvedFont, scale: Double) -> RenderIssue? {
    // A face's own name decides its weight.
    if case .custom(let name) = font.family, !book.own.isFamily(name) { return nil }
    guard let asked = description(font, scale: scale),
      let loaded = pango_context_load_font(context, asked)
    else { return nil }
    defer { g_object_unref(loaded) }
    guard let taken = pango_font_describe(loaded) else { return nil }
    defer { pango_font_description_free(taken) }
    func name(_ description: OpaquePointer) -> String {
      pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    }
    let isUpright = pango_font_description_get_style(taken) == PANGO_STYLE_NORMAL
    if case .system = font.family, name(taken) == name(asked) { return nil }
    guard
      pango_font_description_get_weight(taken) != pango_font_description_get_weight(asked)
        || isUpright == font.isItalic || name(taken) != name(asked)
    else { return nil }
    let weight = pango_font_description_get_weight(taken).rawValue
    return .substitutedFace(
      family: name(asked), weight: font.weight.rawValue, italic: font.isItalic,
      taken: "\(name(taken)) of weight \(weight)\(isUpright ? "" : ", italic")")
  }

  private static func variant(_ features: ResolvedFont.Features) -> PangoVariant {
    switch (features.contains(.lowercaseSmallCaps), features.contains(.uppercaseSmallCaps)) {
    case (true, true): PANGO_VARIANT_ALL_SMALL_CAPS
    case (true, false): PANGO_VARIANT_SMALL_CAPS
    case (false, true): PANGO_VARIANT_UNICASE
    case (false, false): PANGO_VARIANT_NORMAL
    }
  }
}

extension Double {
  /// The number within what Pango's units hold; not-a-number is 0.
  fileprivate var bounded: Double { isNaN ? 0 : Swift.min(2e9, Swift.max(-2e9, self)) }
}
