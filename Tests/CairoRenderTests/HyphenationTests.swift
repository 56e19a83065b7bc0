import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Words that are wider than their line.
struct HyphenationTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  private func shaped(_ text: String, _ width: Double, lineLimit: Int? = nil) -> ShapedText {
    let paragraph = ParagraphStyle(lineLimit: lineLimit)
    return studio.text.shaped(styled(text, paragraph: paragraph), width: width, height: .infinity)
  }

  private func width(_ text: String) -> Double {
    studio.text.measure(styled(text), width: .infinity, height: .infinity).size.width
  }

  /// The lines' words as the whole text has them.
  private func lines(_ text: String, _ width: Double) -> [String] {
    let bytes = Array(text.utf8)
    return shaped(text, width).lines.map { line in
      let range = line.bytes.clamped(to: bytes.indices)
      return String(decoding: bytes[range], as: UTF8.self)
    }
  }

  @Test(arguments: [("обновление", "обновле", "ние"), ("neighbourhood", "neighbour", "hood")])
  func aWordIsDividedWhereItsLanguageAllows(_ word: String, _ head: String, _ tail: String) {
    let room = width(head + "\u{2010}") + 0.1
    #expect(lines(word, room) == [head, tail])
    #expect(abs(shaped(word, room).lines[0].width - width(head + "\u{2010}")) < 0.1)
    // With a little less room the hyphen does not fit, and the word is divided earlier.
    #expect(lines(word, room - 0.2).first.map { $0.utf8.count < head.utf8.count } ?? false)
  }

  @Test func wordsThatFitTheirLineStayWhole() {
    let text = "Доступно обновление карты"
    #expect(lines(text, width("обновление") + 0.1) == ["Доступно ", "обновление ", "карты"])
  }

  @Test func otherWordsKeepTheirBytes() {
    let text = "Есть обновление карты."
    let result = lines(text, width("обновле\u{2010}") + 0.1)
    #expect(result.joined() == text)
    #expect(result == ["Есть ", "обновле", "ние ", "карты."])
  }

  @Test func aWordWithoutDivisionsIsBrokenAsItIs() {
    let half = width("мммм")
    #expect(lines("мммммм", half + 0.1) == ["мммм", "мм"])
    #expect(abs(shaped("мммммм", half + 0.1).lines[0].width - half) < 0.1)
  }

  @Test func measuringAtItsOwnWidthChangesNothing() {
    let text = styled("Достопримечательности Саранска и обновление", size: 40)
    for room in stride(from: 90.0, to: 600, by: 7.3) {
      let first = studio.text.measure(text, width: room, height: .infinity)
      let again = studio.text.measure(text, width: first.size.width, height: first.size.height)
      #expect(again == first, "\(room)")
    }
  }

  @Test func aWordOfManyLinesIsDividedInEach() {
    let word = "Достопримечательности"
    let result = lines(word, width("Досто\u{2010}") + 6)
    #expect(result.count > 3 && result.joined() == word)
    #expect(
      result.dropLast().allSatisfy { width($0 + "\u{2010}") <= width("Досто\u{2010}") + 6.01 })
  }

  /// A hyphen that does not fit must not leave a piece of a syllable before it.
  @Test(arguments: ["Млекопитающие", "мммм Млекопитающие", "Достопримечательности"])
  func wordsAreDividedOnlyWhereTheirLanguageAllows(_ text: String) throws {
    let patterns = try #require(HyphenationPatterns(path: "/usr/share/hyphen/hyph_ru_RU.dic"))
    let word = try #require(text.split(separator: " ").last).unicodeScalars
    let start = text.unicodeScalars.count - word.count
    let allowed = Set(patterns.divisions(of: Array(word)).map { $0 + start } + [start])
    for room in stride(from: width("Дос\u{2010}") + 8, to: width(text), by: 1.3) {
      var end = 0
      for line in lines(text, room).dropLast() {
        end += line.unicodeScalars.count
        // A word before that has no divisions is broken as it is.
        guard end >= start else { continue }
        #expect(allowed.contains(end), "\(room): \(lines(text, room))")
      }
    }
  }

  /// Words that a space holds together are parted before one of them is divided.
  @Test func gluedWordsArePartedBeforeOneIsDivided() throws {
    let text = "Сообщать о\u{A0}событиях"
    let room = max(width("событиях"), width("Сообщать")) + 0.1
    try #require(width("о\u{A0}событиях") > room)
    #expect(lines(text, room) == ["Сообщать ", "о\u{A0}", "событиях"])
    // Where they fit, they stay together.
    #expect(lines(text, width("о\u{A0}событиях") + 0.1).last == "о\u{A0}событиях")
    // A word that has no room by itself is divided beside its neighbour all the same.
    let long = lines("о\u{A0}обновление", width("обновле\u{2010}") + 0.1)
    #expect(long.joined() == "о\u{A0}обновление" && long.count == 2)
  }

  @Test func loosenedSpansKnowTheirSource() {
    let spans = TextSpan.spans(of: styled("а\u{A0}б в\u{A0}где\u{A0}ж з\u{A0}и"))
    // A byte of «где», of which the stretch around has two such spaces.
    let loose = TextSpan.loosened(spans, around: 13)
    #expect(loose.map(\.text) == ["а\u{A0}б в ", "где ", "ж з\u{A0}и"])
    #expect(loose.map(\.start) == [0, 10, 17])
    #expect(loose.map(\.source) == [0, 11, 19])
    #expect(loose.map(\.continues) == [false, true, true])
    #expect(TextSpan.loosened(loose, around: 12).count == 3)
  }

  /// Two letters would read as a word of their own in the next line.
  @Test(arguments: [
    ("приплюсните", "приплюсни", "приплюс"), ("hyphenated", "hyphenat", "hyphen"),
  ])
  func noFewerThanThreeLettersAreCarried(_ word: String, _ tooLong: String, _ head: String) {
    let result = lines(word, width(tooLong + "\u{2010}") + 0.1)
    #expect(result == [head, String(word.dropFirst(head.count))])
  }

  @Test func shortWordsStayWhole() throws {
    let russian = try #require(HyphenationPatterns(path: "/usr/share/hyphen/hyph_ru_RU.dic"))
    #expect(parts("мука", russian) == "мука" && parts("корова", russian) == "ко-рова")
  }

  @Test(arguments: ["Говорить по-английски", "Ответить кое-чего", "Первое во-вторых"])
  func aPrefixStaysBesideItsWord(_ text: String) throws {
    let hyphen = try #require(text.firstIndex(of: "-"))
    let head = String(text[...hyphen])
    let result = lines(text, max(width(head), width(String(text.split(separator: " ")[1]))) + 1)
    #expect(result == text.split(separator: " ").enumerated().map { $1 + ($0 == 0 ? " " : "") })
  }

  @Test(arguments: ["Возьмите что-то", "Купить из-за", "Урок для 10-й", "Чертежи x-axis"])
  func aPartOfAWordIsNotShorterThanADivisionLeaves(_ text: String) throws {
    let hyphen = try #require(text.firstIndex(of: "-"))
    #expect(
      lines(text, width(String(text[...hyphen])) + 1).first == text.prefix { $0 != " " } + " ")
  }

  @Test func aLongerPartMayEndALine() {
    #expect(
      lines("Город Нью-Йорк и\u{A0}ты", width("Город Нью-") + 1)
        == ["Город Нью-", "Йорк и\u{A0}ты"])
  }

  /// A hyphen of the word's own is nearer than another, so long as the prefix is not alone.
  @Test func aWordWithAPrefixThatHasNoRoomIsPartedBehindIt() {
    let room = max(width("Ехать по-"), width("английски")) + 1
    #expect(lines("Ехать по-английски", room) == ["Ехать по-", "английски"])
  }

  /// Where the prefix would be alone in its line, the word is divided within.
  @Test func aWordWithAPrefixIsDividedByItsSyllables() {
    let room = width("по-англий\u{2010}") + 2
    #expect(lines("Говорить по-английски", room).suffix(2) == ["по-англий", "ски"])
  }

  /// Where no hyphen fits, the word is parted after its prefix all the same.
  @Test func aPrefixIsLeftWhereTheWordHasNoOtherRoom() {
    let room = width("мммммм") + 0.1
    #expect(lines("по-мммммм", room) == ["по-", "мммммм"])
    let narrow = width("по-а") - 0.5
    #expect(lines("по-английски", narrow).joined() == "по-английски")
    #expect(shaped("по-английски", narrow).lines.allSatisfy { $0.width <= narrow })
  }

  @Test func rangesAroundHyphensAreTold() {
    let spans = TextSpan.spans(of: styled("Ёж по-английски, x-a и Нью-Йорк 8-14"))
    // «о-а» and «x-a».
    let text = Array(spans.flatMap { Array($0.text.utf8) })
    #expect(
      TextSpan.heldHyphens(in: spans).map { String(decoding: text[$0], as: UTF8.self) }
        == ["о-а", "x-a"])
    #expect(TextSpan.heldHyphens(in: TextSpan.spans(of: styled("-а а- -"))).isEmpty)
  }

  @Test func aLimitOfLinesStillCuts() {
    let cut = shaped("обновление", width("обновле\u{2010}") + 0.1, lineLimit: 1)
    #expect(cut.lines.count == 1 && cut.isTruncated)
  }

  @Test func patternsAreThoseOfTheLanguages() throws {
    let russian = try #require(HyphenationPatterns(path: "/usr/share/hyphen/hyph_ru_RU.dic"))
    let english = try #require(HyphenationPatterns(path: "/usr/share/hyphen/hyph_en_US.dic"))
    #expect(parts("сообщать", russian) == "со-об-щать")
    #expect(parts("Достопримечательности", russian) == "До-сто-при-ме-ча-тель-но-сти")
    #expect(parts("МАКАРОВСКИЙ", russian) == "МА-КА-РОВ-СКИЙ")
    #expect(parts("ёжик", russian) == "ёжик")
    // As TeX divides it, by whose patterns the algorithm was described.
    #expect(parts("hyphenation", english) == "hy-phen-ation")
    #expect(parts("project", english) == "project")
    // Letters of another language, nothing, and a word of absurd length.
    #expect(parts("їжа", russian) == "їжа" && parts("", russian) == "")
    let absurd = String(repeating: "обновление", count: 50)
    #expect(parts(absurd, russian) == absurd)
    #expect(HyphenationPatterns(path: "/nowhere") == nil)
  }

  private func parts(_ word: String, _ patterns: HyphenationPatterns) -> String {
    var scalars = Array(word.unicodeScalars)
    for place in patterns.divisions(of: scalars).reversed() { scalars.insert("-", at: place) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  @Test func missingPatternsAreNamedWithTheirPackages() throws {
    let error = #expect(throws: RenderError.self) { try Hyphenation(folder: "/nowhere") }
    #expect(
      error?.description == "The patterns are missing by which words are divided. Install the "
        + "Debian packages hyphen-en-us, hyphen-ru, or run `make deps`.")
    #expect(throws: Never.self) { try Hyphenation() }
  }

  @Test func aFileOfPatternsMayBeOddOrBroken() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "patterns-\(UUID().uuidString).dic")
    defer { try? FileManager.default.removeItem(at: file) }
    func read(_ text: String) throws -> HyphenationPatterns? {
      try Data(text.utf8).write(to: file)
      return HyphenationPatterns(path: file.path)
    }
    #expect(try read("EBCDIC\n1a\n") == nil)
    #expect(try read("") == nil)
    #expect(parts("aaaa", try #require(try read("UTF-8\n"))) == "aaaa")
    // A greater digit forbids what a smaller one allows; a pattern that respells is passed over.
    let odd = "UTF-8\r\nLEFTHYPHENMIN 1\r\nRIGHTHYPHENMIN -9\r\na1b\r\n.a2b\r\nb1c/b=c,1,2\r\n1\r\n"
    let patterns = try #require(try read(odd))
    #expect(parts("ababab", patterns) == "aba-bab" && parts("bbcbbb", patterns) == "bbcbbb")
  }
}
