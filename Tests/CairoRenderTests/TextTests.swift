import DisplayList
import Foundation
import RecordedEnvironment
import Testing

@testable import CairoRender

/// Measuring, breaking and cutting texts.
struct TextTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  func measure(
    _ text: StyledText, _ width: Double = .infinity, _ height: Double = .infinity
  ) -> TextMetrics { studio.text.measure(text, width: width, height: height) }

  @Test func lineBoxesAreThoseOfSFPro() {
    let metrics = measure(styled("Hamburgefonstiv"))
    #expect(abs(metrics.size.height - 17 * 1.19336) < 1e-9)
    #expect(abs(metrics.firstBaseline - 17 * 0.95215) < 1e-9)
    // A fallback glyph does not change the line.
    #expect(measure(styled("A 👍 ش")).size.height == metrics.size.height)
  }

  @Test(.recordedEnvironment) func latinIsAsWideAsInSFPro() {
    // 144.093 pt is what UIKit gives for SF Pro at 17 pt.
    let width = measure(styled("This is a test string")).size.width
    #expect(abs(width - 144.093) < 0.5, "\(width)")
  }

  @Test(arguments: [8.0, 13, 15, 17, 20, 28, 34])
  func measuredWidthHoldsTheText(_ size: Double) {
    let text = styled("Крупнейший православный храм Мордовии, office flow", size: size)
    for width in stride(from: 40.0, to: 500, by: 7.3) {
      let wrapped = measure(text, width)
      let again = measure(text, wrapped.size.width, wrapped.size.height)
      #expect(again == wrapped)
      let upward = wrapped.size.width.rounded(.up)
      if upward <= width { #expect(measure(text, upward).lineCount == wrapped.lineCount) }
    }
  }

  @Test func narrowestIsTheLongestWord() {
    let narrow = measure(styled("a longest b"), 0)
    #expect(narrow.size.width == measure(styled("longest")).size.width)
    #expect(narrow.lineCount == 3)
  }

  @Test func wordsWithoutDivisionsGetNoHyphenButSoftHyphensShow() {
    // No pattern divides a word without vowels.
    let half = measure(styled("ммм")).size.width
    #expect(measure(styled("мммммм"), half).lineCount == 2)
    let soft = measure(styled("mmm\u{2010}")).size.width
    let divided = measure(styled("mmm\u{AD}mmm"), soft + 1)
    #expect(divided.lineCount == 2)
    #expect(abs(divided.size.width - soft) < 0.01)
  }

  @Test func whatIsNotSeenTakesNoLetterSpacing() {
    func width(_ text: String, tracking: Double) -> Double {
      var styled = styled(text)
      styled.runs[0].attributes.tracking = tracking
      return measure(styled).size.width
    }
    for unseen in ["\u{AD}", "\u{200B}"] {
      #expect(width("mm\(unseen)mm", tracking: 4) == width("mmmm", tracking: 4))
    }
    // The control: a letter does.
    #expect(width("mmmm", tracking: 4) - width("mmmm", tracking: 0) > 12)
  }

  @Test func linesAreLimited() {
    let text = "Первая строка и ещё слова, чтобы их было больше, чем нужно для двух строк."
    let limited = styled(text, paragraph: ParagraphStyle(lineLimit: 2))
    let metrics = measure(limited, 200)
    #expect(metrics.lineCount == 2 && metrics.isTruncated)
    #expect(metrics.size.width <= 200)
    #expect(measure(styled(text), 200).isTruncated == false)
    // The height limits too, but for the first line.
    #expect(measure(styled(text), 200, 41).lineCount == 2)
    #expect(measure(styled(text), 200, 5).lineCount == 1)
  }

  @Test func shortLastLineOfALongTextEndsInAnEllipsis() {
    let text = styled("A\nB\nC", paragraph: ParagraphStyle(lineLimit: 2))
    let metrics = measure(text, 200)
    #expect(metrics.isTruncated && metrics.lineCount == 2)
    #expect(metrics.size.width == measure(styled("B…")).size.width)
  }

  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail])
  func cutsKeepTheirEnds(_ truncation: ParagraphStyle.Truncation) {
    let paragraph = ParagraphStyle(lineLimit: 1, truncation: truncation)
    let text = styled("Abcdefghij klmnopqrst uvwxyz", paragraph: paragraph)
    let metrics = measure(text, 120)
    #expect(metrics.isTruncated && metrics.lineCount == 1)
    #expect(metrics.size.width <= 120 && metrics.size.width > 90)
  }

  /// A line that is cut ends where its letters do, and no hole gapes behind its ellipsis.
  @Test(arguments: [ParagraphStyle.Truncation.head, .middle, .tail])
  func anEllipsisIsAsWideAsItsDots(_ truncation: ParagraphStyle.Truncation) throws {
    let paragraph = ParagraphStyle(lineLimit: 1, truncation: truncation)
    let letter = measure(styled("mm")).size.width - measure(styled("m")).size.width
    let dots = measure(styled("…")).size.width
    for width in [100.0, 105, 110, 115] {
      let cut = studio.text.layout(
        styled(String(repeating: "m", count: 30), paragraph: paragraph), width: width,
        height: .infinity)
      let end = try #require(cut.lines[0].cells.map(\.right).max())
      let letters = (end - dots) / letter
      #expect(cut.lines.count == 1 && letters > 4)
      #expect(abs(letters - letters.rounded()) < 0.05, "\(letters) letters at \(width)")
    }
  }

  @Test func shrinksAsFarAsAllowed() {
    let words = "Количество просмотренных достопримечательностей"
    let natural = measure(styled(words)).size.width
    let paragraph = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let shrunk = measure(styled(words, paragraph: paragraph), natural * 0.8)
    #expect(!shrunk.isTruncated && shrunk.scale < 0.82 && shrunk.scale > 0.75)
    #expect(shrunk.size.height < 20)
    let cut = measure(styled(words, paragraph: paragraph), natural * 0.3)
    #expect(cut.isTruncated && cut.scale == 0.5)
  }

  @Test func reservesSpaceForLines() {
    let paragraph = ParagraphStyle(lineLimit: 3, reservesSpace: true, lineSpacing: 4)
    let metrics = measure(styled("одна", paragraph: paragraph), 200)
    #expect(abs(metrics.size.height - (3 * 17 * 1.19336 + 8)) < 1e-9)
    #expect(metrics.lineCount == 1)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func width(_ digits: String, _ features: ResolvedFont.Features) -> Double {
      let font = ResolvedFont(size: 17, features: features)
      return measure(
        StyledText(runs: [
          .init(
            .text(digits), attributes: TextAttributes(font: font), paint: .color(.black))
        ])
      ).size.width
    }
    #expect(width("1111", .monospacedDigits) == width("8888", .monospacedDigits))
    #expect(width("1111", []) < width("8888", []))
  }

  @Test func trackingLeavesArabicJoined() {
    func width(_ string: String, tracking: Double) -> Double {
      var attributes = TextAttributes(font: ResolvedFont(size: 17))
      attributes.tracking = tracking
      return measure(
        StyledText(runs: [.init(.text(string), attributes: attributes, paint: .color(.black))])
      ).size.width
    }
    #expect(width("سلام", tracking: 3) == width("سلام", tracking: 0))
    #expect(abs(width("слон", tracking: 3) - width("слон", tracking: 0) - 12) < 0.01)
  }

  @Test func colorsDoNotShapeAnew() {
    _ = measure(styled("Один текст", color: .black), 100)
    let before = studio.text.statistics
    _ = measure(styled("Один текст", color: .white), 100)
    #expect(studio.text.statistics.misses == before.misses)
    #expect(studio.text.statistics.hits == before.hits + 1)
  }

  @Test func unknownGlyphsAndFontsAreReported() throws {
    let lenient = try Studio(isStrict: false)
    _ = lenient.text.measure(styled("\u{10FFFD}x"), width: 100, height: 100)
    #expect(lenient.text.issues.count == 1)
    var text = styled("x")
    text.runs[0].attributes.font.family = .custom("Helvetica Neue")
    _ = lenient.text.measure(text, width: 100, height: 100)
    #expect(lenient.text.issues.last == .unknownFont(name: "Helvetica Neue", nearest: []))
    #expect(throws: RenderError.self) {
      try studio.draw(
        [.text(TextDrawing(text: text, frame: CGRect(x: 0, y: 0, width: 50, height: 30)))],
        size: CGSize(width: 50, height: 30))
    }
  }

  /// Emoji are drawn alike again; too large ones leave the rest of the picture alone.
  @Test func emojiAreDrawnAlikeAgain() throws {
    let size = CGSize(width: 200, height: 30)
    func digest(_ emoji: String, size fontSize: Double, scale: Double) throws -> PixelDigest {
      let frame = CGRect(origin: .zero, size: size)
      let emoji = DrawOperation.text(
        TextDrawing(text: styled(emoji, size: fontSize), frame: frame))
      let word = DrawOperation.text(TextDrawing(text: styled("Слово"), frame: frame))
      return PixelDigest(of: try studio.draw([emoji, word], size: size, scale: scale))
    }
    let blank = try digest("", size: 17, scale: 1)
    for fontSize in [9.0, 17, 24] {
      let first = try digest("👍 👍 👍🏽 🇷🇺", size: fontSize, scale: 1)
      #expect(first != blank, "\(fontSize)")
      #expect(try digest("👍 👍 👍🏽 🇷🇺", size: fontSize, scale: 1) == first, "\(fontSize)")
    }
    #expect(try digest("👍", size: 1e5, scale: 1) == blank)
  }

  @Test func oddNumbersGiveSizesThatLayoutCanTake() {
    func isSound(_ metrics: TextMetrics) -> Bool {
      [metrics.size.width, metrics.size.height].allSatisfy { $0.isFinite && $0 >= 0 }
    }
    for width in [-5, .nan, .infinity, 1e300, 0.0001] {
      for height in [-5, .nan, .infinity, 0] {
        let text = styled("Слово и слово", paragraph: ParagraphStyle(lineLimit: 0))
        #expect(isSound(measure(text, width, height)), "\(width) x \(height)")
      }
    }
    for size in [.nan, -4, 1e9] { #expect(isSound(measure(styled("x", size: size))), "\(size)") }
    #expect(isSound(measure(styled("", paragraph: ParagraphStyle(lineLimit: 1)), 10, 1)))
    #expect(isSound(measure(StyledText(runs: []), 10, 1)))
  }

  // MARK: Pictures

  /// A text in each of the styles that there are.
  static var samples: [(StyledText, Double)] {
    func run(
      _ string: String, _ change: (inout TextAttributes) -> Void = { _ in },
      color: RGBAColor = .black
    ) -> StyledText.Run {
      var attributes = TextAttributes(font: ResolvedFont(size: 17))
      change(&attributes)
      return .init(.text(string), attributes: attributes, paint: .color(color))
    }
    let long = "Съешь ещё этих мягких французских булок, да выпей чаю."
    var rows: [(StyledText, Double)] = []
    for weight in ResolvedFont.Weight.allCases {
      rows.append((styled("Вес \(weight.rawValue) Weight", weight: weight), 300))
    }
    for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
      rows.append(
        (styled(long, paragraph: ParagraphStyle(lineLimit: 2, truncation: truncation)), 240))
    }
    rows += [
      (
        StyledText(runs: [
          run("Малые ", { $0.font.features = .lowercaseSmallCaps }),
          run("Small Caps ", { $0.font.features = [.lowercaseSmallCaps, .uppercaseSmallCaps] }),
          run("1118", { $0.font.features = .monospacedDigits }),
        ]), 300
      ),
      (
        StyledText(runs: [
          run("подчёркнут", { $0.underline = .init() }), run(" "),
          run("зачёркнут", { $0.strikethrough = .init(color: RGBAColor(hex: 0xFF3B30)) }),
          run(" "), run("фон", { $0.background = RGBAColor(hex: 0xFFCC00) }),
          run(" точки", { $0.underline = .init(pattern: .dot) }),
        ]), 300
      ),
      (
        StyledText(runs: [
          run("H"), run("2", { ($0.baselineOffset, $0.font.size) = (-4, 11) }), run("O, x"),
          run("2", { ($0.baselineOffset, $0.font.size) = (6, 11) }),
          run(" тре", { $0.tracking = 4 }), run("кинг", { $0.font.isItalic = true }),
          .init(
            .symbol(SymbolReference(name: "star.fill", font: ResolvedFont(size: 17))),
            attributes: TextAttributes(font: ResolvedFont(size: 17)),
            paint: .color(RGBAColor(hex: 0xFF9500))), run(" 4,8"),
        ]), 300
      ),
      (styled("שלום עולם ABC مرحبا 123", paragraph: ParagraphStyle(direction: .rightToLeft)), 300),
      (styled("👩‍🚀 👍🏽 🇷🇺 👨‍👩‍👧‍👦 ❤️ 🏳️‍🌈 ✂️", paragraph: ParagraphStyle(alignment: .center)), 300),
      (styled(long, paragraph: ParagraphStyle(alignment: .trailing, lineSpacing: 6)), 200),
      (styled(long, paragraph: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.4)), 240),
      (styled("Title 34 Заголовок", size: 34, weight: .bold), 340),
      (styled("Заголовок 28", size: 28, weight: .bold), 340),
      (styled("caption 11 подпись мелким шрифтом", size: 11), 340),
    ]
    for design in ResolvedFont.Design.allCases {
      rows.append(
        (
          StyledText(runs: [run("\(design) Дизайн 123 != fi", { $0.font.family = .system(design) })]
          ),
          340
        ))
    }
    return rows
  }

  @Test func drawsTheSheet() throws {
    var y = 8.0
    var items: [DrawOperation] = []
    for (text, width) in Self.samples {
      let metrics = studio.text.measure(text, width: width, height: .infinity)
      let frame = CGRect(x: 8, y: y, width: width, height: metrics.size.height)
      items.append(fill(Path(frame), RGBAColor(hex: 0xF2F2F7)))
      items.append(.text(TextDrawing(text: text, frame: frame)))
      y += metrics.size.height + 4
    }
    let image = try studio.draw(items, size: CGSize(width: 360, height: y + 4))
    try look(image, "texts")
    #expect(studio.text.issues.isEmpty)
  }
}
