import DisplayList
import Testing

@testable import CairoRender

/// Words that would stand alone in a paragraph's last line.
struct OrphanedWordsTests {
  let studio: Studio

  init() throws { studio = try Studio() }

  private func width(_ text: String) -> Double {
    studio.text.measure(styled(text), width: .infinity, height: .infinity).size.width
  }

  /// The lines' words as the whole text has them.
  private func lines(
    _ text: String, _ width: Double, limit: Int? = nil, pushesOut: Bool = true
  ) -> [String] {
    let bytes = Array(text.utf8)
    let paragraph = ParagraphStyle(lineLimit: limit, pushesOutWords: pushesOut)
    return studio.text.shaped(
      styled(text, paragraph: paragraph), width: width, height: .infinity
    ).lines.map { String(decoding: bytes[$0.bytes.clamped(to: bytes.indices)], as: UTF8.self) }
  }

  @Test func theWordBeforeGoesToTheLastLine() {
    let room = width("Publish the first version in the") + 1
    #expect(
      lines("Publish the first version in the store", room)
        == ["Publish the first version in ", "the store"])
  }

  @Test func anEditorLeavesEachWord() {
    let room = width("Publish the first version in the") + 1
    #expect(
      lines("Publish the first version in the store", room, pushesOut: false)
        == ["Publish the first version in the ", "store"])
  }

  @Test func aPairOfWordsStays() {
    let room = width("Publish the first version") + 1
    #expect(
      lines("Publish the first version in store", room)
        == ["Publish the first version ", "in store"])
  }

  /// A preposition that is held to its noun makes a pair of them, whatever holds it.
  @Test func aPairThatIsHeldTogetherStays() {
    let room = width("Выучить сорок слов") + 2
    #expect(
      lines("Выучить сорок слов о\u{A0}путешествиях", room)
        == ["Выучить сорок слов ", "о\u{A0}путешествиях"])
    #expect(
      lines("Выучить сорок слов путешествий", room) == ["Выучить сорок ", "слов путешествий"])
  }

  /// A line of one short word would be the worse hole.
  @Test func noStumpIsLeft() {
    let room = width("знать заранее") + 1
    #expect(
      lines("понравилось всё знать заранее", room)
        == ["понравилось ", "всё знать ", "заранее"])
    #expect(lines("всё знать заранее", room) == ["всё ", "знать заранее"])
    // The controls: a longer line stays long enough, and of two the first may be a step.
    #expect(
      lines("понравилось стоимость на пути", width("стоимость на") + 1)
        == ["понравилось ", "стоимость ", "на пути"])
    #expect(
      lines("Публикация новых мест", width("Публикация новых") + 1)
        == ["Публикация ", "новых мест"])
  }

  /// What is left of a line between others is as long as the last one.
  @Test func aPlaceholderIsFilled() {
    #expect(
      lines(
        "Расскажите, что понравилось и что стоит знать заранее.", width("понравилось и что") + 1)
        == ["Расскажите, что ", "понравилось и что ", "стоит знать ", "заранее."])
  }

  @Test func runningTextIsFilledLineByLine() {
    let text =
      "Факты и адреса — по открытым источникам; где те расходятся, сказано приблизительно. "
      + "Оценки, отзывы, часы работы, цены и\u{A0}участники\u{A0}— примеры."
    let result = lines(text, width("те расходятся, сказано приблизительно. Оценки,") + 1)
    #expect(result.count == 4)
    #expect(result.suffix(2) == ["отзывы, часы работы, цены и\u{A0}участники\u{A0}— ", "примеры."])
  }

  /// A word of four letters at the end of running text would hardly be seen.
  @Test func aShortWordAtTheEndOfRunningTextIsNotAlone() {
    let room = width("one two three") + 1
    #expect(
      lines("one two three one two three one two three four", room).suffix(2)
        == ["one two ", "three four"])
    #expect(
      lines("one two three one two three one two three fourth", room).suffix(2)
        == ["one two three ", "fourth"])
  }

  /// A preposition leaves a hole that is narrow beside its noun.
  @Test func aPrepositionGoesToItsNounBelowAShortLineToo() {
    #expect(
      lines(
        "Рассказать о\u{A0}себе и\u{A0}своей работе без словаря",
        width("о\u{A0}себе и\u{A0}своей") + 1
      )
      .suffix(2) == ["работе ", "без словаря"])
  }

  /// Two lines part by their sense.
  @Test func aPrepositionGoesToItsNoun() {
    #expect(lines("Борщ со сметаной", width("со сметаной") + 1) == ["Борщ ", "со сметаной"])
  }

  @Test func eachParagraphIsJudgedByItself() {
    let room = width("one two three") + 1
    #expect(
      lines("one two three\none to threes four\none two three four", room)
        == ["one two three", "one to ", "threes four", "one two ", "three four"])
    // Of the first, the word before has no room beside the last one.
    #expect(
      lines("one two three immediately\none two three four", width("one two three i") + 1)
        == ["one two three ", "immediately", "one two ", "three four"])
  }

  @Test func aLineIsNotLeftEmpty() {
    #expect(lines("Средний результат", width("результат") + 1) == ["Средний ", "результат"])
  }

  @Test func wordsThatDoNotFitBesideEachOtherStay() {
    let room = width("в энциклопедии") + 1
    #expect(
      lines("в энциклопедии достопримечат", room) == ["в энциклопедии ", "достопримечат"])
  }

  /// A break after a hyphen is an opportunity like another.
  @Test func aHyphenatedWordGoesToTheLastLineWhole() {
    let room = max(width("Говорить по-"), width("по-английски")) + 1
    #expect(lines("Говорить по-английски", room) == ["Говорить ", "по-английски"])
  }

  @Test func eachParagraphIsKeptFromIt() {
    let room = width("one two three") + 1
    #expect(
      lines("one two three four\none two three four", room)
        == ["one two ", "three four", "one two ", "three four"])
  }

  /// What a line limit cuts off has no last line.
  @Test func aCutTextIsBrokenAsUsual() {
    let room = width("one two three") + 1
    #expect(lines("one two three four five six seven", room, limit: 2).first == "one two three ")
  }

  @Test func measuringAtItsOwnWidthChangesNothing() throws {
    let other = try Studio()
    let text = styled("Сделайте по-английски первый шаг и добавьте цель", size: 20)
    for room in stride(from: 90.0, to: 480, by: 3.7) {
      let first = studio.text.measure(text, width: room, height: .infinity)
      let whole = studio.text.shaped(text, width: room, height: .infinity)
      let again = studio.text.measure(text, width: first.size.width, height: first.size.height)
      #expect(again == first, "\(room)")
      // Another studio's cache knows nothing of the wider room.
      let fresh = other.text.shaped(text, width: first.size.width, height: .infinity)
      #expect(fresh.lines.map(\.bytes) == whole.lines.map(\.bytes), "\(room)")
    }
  }
}
