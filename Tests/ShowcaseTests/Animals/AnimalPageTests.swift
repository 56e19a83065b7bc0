import Components
import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// Where the animals' pages put their pictures, and what stands beside them.
@MainActor @Suite struct AnimalPageTests {
  nonisolated private static let phone = CGSize(width: 393, height: 852)
  nonisolated private static let small = CGSize(width: 375, height: 667)
  nonisolated private static let largeTablet = CGSize(width: 1024, height: 1366)

  private func stage(
    _ view: some View, _ size: CGSize, type: DynamicTypeSize = .large
  ) throws -> Stage {
    try Stage.app(view, size: size, isRegular: size.width > 500) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.dynamicTypeSize = type
      if size.height < 400 { $0.verticalSizeClass = .compact }
    }
  }

  /// The frame that a page's largest picture is cut out by.
  private func picture(_ stage: Stage) throws -> CGRect {
    let clips: [CGRect] = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
    let size = stage.surroundings.size
    let inner = clips.filter { $0.width < size.width - 20 && $0.height < size.height * 0.7 }
    return try #require(inner.max { $0.width * $0.height < $1.width * $1.height })
  }

  /// From question to question a picture may be lower, and is as wide as what stands beneath it, or
  /// narrower in its middle where that would cut its animal.
  @Test(arguments: [phone, small]) func picturesOfAGameAreAsWideAsItsColumn(_ size: CGSize) throws {
    var heights: Set<CGFloat> = []
    for number in 0..<10 {
      let game = SampleGame(answers: Array(repeating: true, count: number))
      let frame = try picture(stage(game, size))
      let column = size.width - 32
      #expect(abs(frame.midX - size.width / 2) < 0.1 && frame.width <= column + 0.1, "\(number)")
      #expect(size == Self.small || abs(frame.width - column) < 0.1, "\(number)")
      #expect(frame.height >= 120 && frame.width > column * 0.75)
      heights.insert(frame.height.rounded())
    }
    // The control: on a small phone longer questions leave them less height.
    #expect(size == Self.phone || heights.count > 1, "\(heights)")
    let start = try stage(AnimalsApp(tab: .quiz) { try .sample($0) }, size)
    let frame = try picture(start)
    #expect(frame.minX == 16 && abs(frame.width - (size.width - 32)) < 0.1)
  }

  /// What a low room cuts off is neither an ear nor all below the neck, in any picture.
  @Test(arguments: [135, 160, 200] as [CGFloat]) func subjectsStayInSight(_ height: CGFloat) throws
  {
    let size = CGSize(width: 343, height: height)
    for animal in try Animal.load() {
      let name = try #require(animal.picture)
      let room = AnimalPictureLayout(name: name, limit: height) { AnimalPicture(animal: animal) }
      let list = try stage(room.frame(width: size.width, height: height), size).render()
      let frame = try #require(list.items.flatMap(\.pictures).first)
      // The picture covers its room, which is no wider than the subject allows.
      #expect(frame.minY <= 0.01 && frame.maxY >= height - 0.01, "\(name)")
      let subject = FacePicture.subject(of: name)
      #expect(frame.minY + subject.lowerBound * frame.height >= -0.01, "\(name)")
      #expect(frame.minY + subject.upperBound * frame.height <= height + 0.01, "\(name)")
      #expect(subject.upperBound - subject.lowerBound > 0.55, "\(name)")
    }
    // Paws, feet and tails belong to what stays.
    let feet = ["tiger": 0.93, "penguin": 0.96, "elephant": 0.91, "cobra": 0.96]
    for (name, foot) in feet {
      #expect(FacePicture.subject(of: "animal-\(name)").upperBound >= foot, "\(name)")
    }
    // The control: in the middle of a picture as wide as the column, a penguin would lose its head.
    let (whole, head) = (size.width * 3 / 4, FacePicture.subject(of: "animal-penguin").lowerBound)
    #expect(height > 200 || head * whole < (whole - height) / 2)
  }

  /// A small phone's answers make room for the picture, and no question is cut off.
  @Test func aSmallPhonesQuestionFitsWithItsAnimal() throws {
    for number in 0..<10 {
      let game = SampleGame(answers: Array(repeating: true, count: number))
      let stage = try stage(game, Self.small)
      let list = try stage.render()
      let frame = try #require(list.items.flatMap(\.pictures).first)
      let room = try picture(stage)
      #expect(room.height > frame.height * 0.68, "\(number) \(room) \(frame)")
      #expect(try stage.frame("Выберите один ответ").maxY <= Self.small.height)
    }
  }

  /// In large words an answer shows its verdict and the way on, wherever the page is scrolled to.
  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility5], [phone, small])
  func aVerdictIsInSight(_ type: DynamicTypeSize, _ size: CGSize) throws {
    for (last, words) in [(true, "Верно! +1 балл"), (false, "Верный ответ отмечен")] {
      let game = SampleGame(answers: [true, false, true], last: last)
      let stage = try stage(game, size, type: type)
      let (verdict, next) = (try stage.frame(words), try stage.frame("Далее"))
      #expect(next.maxY <= size.height && verdict.minY > size.height / 2, "\(verdict) \(next)")
      let right = try stage.frame("Panthera tigris altaica")
      #expect(right.minY > 0 && right.maxY <= verdict.minY, "\(right) \(verdict)")
      // In the largest type a phone shows the right answer in the picture's place.
      if type < .accessibility5 { #expect(try picture(stage).height <= 151) }
    }
    // The control: before an answer there is no bar.
    let asked = try stage(SampleGame(answers: [true, false, true]), size, type: type)
    #expect(try !asked.shows("Далее"))
  }

  /// Chips are as far from the field above them as from the cards beneath.
  @Test func chipsStandInTheMiddle() throws {
    let stage = try stage(AnimalsApp { try .sample($0) }, Self.phone)
    let fills: [CGRect] = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    let word = try stage.frame("Все")
    let chip = try #require(fills.filter { $0.contains(word) && $0.height < 44 }.last)
    let field = try #require(
      fills.filter { $0.width > 300 && $0.height < 50 && $0.maxY < chip.minY }.last)
    let name = try stage.frame("Африканский слон")
    let clips: [CGRect] = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
    let card = try #require(
      clips.first {
        $0.width < 200 && $0.width > 150 && $0.maxY > name.minY && $0.minY > chip.maxY
      })
    #expect(abs((chip.minY - field.maxY) - (card.minY - chip.maxY)) < 2, "\(field) \(chip) \(card)")
  }

  /// A category has one colour on an animal's page, by night too.
  @Test(arguments: [ColorScheme.light, .dark])
  func aCategoryHasOneColour(_ scheme: ColorScheme) throws {
    let animal = try #require(try Animal.load().first { $0.id == "tiger" })
    let stage = try stage(AnimalsApp(path: [animal.id]) { try .sample($0) }, Self.phone)
    stage.surroundings.environment.colorScheme = scheme
    let inks = try stage.render().items.flatMap { $0.inks(of: "Млекопитающие") }
    let ink = try #require(inks.last)
    #expect(ink.red == (scheme == .dark ? 0 : 1) && ink.green == ink.red)
  }

  /// Beneath their large titles all tabs' pages begin at one distance.
  @Test func pagesBeginAtOneDistance() throws {
    func top(_ tab: AnimalsTab) throws -> CGFloat {
      let app = AnimalsApp(tab: tab) { try .sample($0, games: SampleGames.all) }
      let stage = try stage(app, Self.phone)
      let items = try stage.render().items
      let fills: [CGRect] = items.flatMap(\.fills).map(\.boundingRect)
      let clips: [CGRect] = items.flatMap(\.clips).map(\.boundingRect)
      let boxes = (fills + clips).filter { box in
        box.minX == 16 && box.width > 100 && box.height > 60 && box.minY > 60
      }
      return try #require(boxes.map(\.minY).min())
    }
    #expect(try abs(top(.statistics) - top(.quiz)) < 1)
  }

  /// A question stands as far from its answers on a phone that lies as on one that stands.
  @Test func aQuestionStandsOffItsAnswers() throws {
    func gap(_ size: CGSize) throws -> CGFloat {
      let stage = try stage(SampleGame(answers: [true, false, true]), size)
      let question = try #require(try stage.words().first { $0.text.hasPrefix("Как называется") })
      let fills: [CGRect] = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      let answers = fills.filter { $0.height >= 44 && $0.height < 80 && $0.width > 200 }
      let first = try #require(
        answers.filter { $0.minY >= question.frame.maxY }.map(\.minY).min())
      // All of them, and what is beneath them, are on the screen.
      #expect(try stage.frame("Выберите один ответ").maxY <= size.height)
      return first - question.frame.maxY
    }
    let upright = try gap(Self.phone)
    #expect(abs(upright - 16) < 1)
    for size in [CGSize(width: 667, height: 375), CGSize(width: 852, height: 393)] {
      #expect(try abs(gap(size) - upright) < 1)
    }
  }

  /// A card's heart lies over no eye.
  @Test func theHeartIsClearOfTheChameleonsEye() throws {
    let card = CGSize(width: 160, height: 120)
    let picture = try Picture(
      FacePicture(name: "animal-chameleon").frame(width: card.width, height: card.height),
      size: card)
    let pupil: UInt32 = 0x22_20_1E
    func sees(_ rect: CGRect) -> Bool {
      picture.colors(in: rect).contains { color in
        [0, 8, 16].allSatisfy {
          let (a, b) = (Int((color >> $0) & 0xFF), Int((pupil >> $0) & 0xFF))
          return abs(a - b) < 24
        }
      }
    }
    #expect(!sees(CGRect(x: card.width - 44, y: 0, width: 44, height: 44)))
    // The control: it is seen on the other side.
    #expect(sees(CGRect(x: 0, y: 0, width: 60, height: 60)))
  }

  /// Upright, a tablet's question is one column, which begins below its progress.
  @Test func aTabletsQuestionIsOneColumn() throws {
    let stage = try stage(SampleGame(answers: [true, false, true]), Self.largeTablet)
    let frame = try picture(stage)
    let number = try #require(try stage.words().first { $0.text.hasPrefix("Вопрос 4") }).frame
    #expect(abs(number.minX - frame.minX) < 0.1 && frame.width <= 720)
    #expect(number.minY < 80)
    let fills: [CGRect] = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    let answers: [CGRect] = fills.filter { box in
      box.minY > frame.maxY && box.height >= 52 && box.width > 200 && box.width < 900
    }
    #expect(answers.map(\.minX).min() == frame.minX && answers.map(\.maxX).max() == frame.maxX)
    #expect(frame.minY - number.maxY < 60)
    // The question is larger than on a phone.
    let question = try #require(try stage.words().first { $0.text.hasPrefix("Как называется") })
    let phone = try self.stage(SampleGame(answers: [true, false, true]), Self.phone)
    let small = try #require(try phone.words().first { $0.text.hasPrefix("Как называется") })
    // One line of it is higher than half of the phone's two.
    #expect(question.frame.height > small.frame.height / 2 + 5)
  }

  /// On a phone that lies, the way into the game is in sight.
  @Test(arguments: [CGSize(width: 734, height: 393), CGSize(width: 667, height: 375)])
  func theGamesStartIsInSight(_ size: CGSize) throws {
    let stage = try stage(AnimalsApp(tab: .quiz) { try .sample($0) }, size)
    let (frame, start) = (try picture(stage), try stage.frame("Начать игру"))
    let tab = try #require(try stage.words().last { $0.text == "Статистика" }).frame
    #expect(start.minX > frame.maxX && frame.minX == 20)
    #expect(start.maxY < tab.minY - 10)
    #expect(frame.maxY < tab.minY)
  }

  /// Upright, a tablet's way into the game is one column, which the questions and the result keep:
  /// its controls are as wide as its picture.
  @Test func aTabletsStartIsOneColumn() throws {
    let app = AnimalsApp(tab: .quiz) { try .sample($0, games: SampleGames.all) }
    let stage = try stage(app, Self.largeTablet)
    let frame = try picture(stage)
    #expect(abs(frame.width - 720) < 0.1 && abs(frame.midX - Self.largeTablet.width / 2) < 0.1)
    let fills: [CGRect] = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    let controls = fills.filter { box in
      box.minY > frame.maxY && (28..<100).contains(box.height) && (600..<1000).contains(box.width)
    }
    // The choice, the button and the best result.
    #expect(controls.count >= 3)
    #expect(controls.allSatisfy { abs($0.minX - frame.minX) < 1 && abs($0.maxX - frame.maxX) < 1 })
  }

  /// The way into the game is in sight beside the largest words, over all that scrolls.
  @Test func theStartOfLargeWordsIsInSight() throws {
    let app = AnimalsApp(tab: .quiz) { try .sample($0, games: SampleGames.all) }
    let stage = try stage(app, Self.small, type: .accessibility5)
    let (start, tab) = (try stage.frame("Начать игру"), try stage.frame("Статистика"))
    #expect(start.minY > Self.small.height / 2 && start.maxY < tab.minY)
    #expect(try picture(stage).height <= 140)
  }

  /// Beneath the title the search field grows with the type, on a tablet as on a phone.
  @Test func theSearchFieldGrowsOnATabletToo() throws {
    func height(_ size: CGSize, _ type: DynamicTypeSize) throws -> CGFloat {
      try stage(AnimalsApp { try .sample($0) }, size, type: type).frame("Поиск").height
    }
    let large = try height(Self.largeTablet, .accessibility5)
    #expect(try large == height(Self.phone, .accessibility5))
    #expect(try large > 2 * height(Self.largeTablet, .large))
  }

  /// Large words need all the width of a tablet.
  @Test func anArticleOfLargeWordsIsOneColumn() throws {
    func page(_ type: DynamicTypeSize) throws -> (picture: CGRect, fact: CGRect) {
      let app = AnimalsApp(path: ["tiger"]) { try .sample($0) }
      let stage = try stage(
        app, CGSize(width: 1024, height: 6000), type: type)
      return (try picture(stage), try stage.frame("Питание"))
    }
    let (large, usual) = (try page(.accessibility5), try page(.large))
    #expect(large.fact.minY > large.picture.maxY && large.fact.minX < large.picture.midX)
    // As wide as the words beneath it, and no higher than a tablet that lies has room for.
    #expect(large.picture.minX == 20 && large.picture.maxX == 1004)
    #expect(large.picture.height <= 680)
    // The control: usual words stand beside the picture.
    #expect(usual.fact.minX > usual.picture.maxX && usual.fact.minY < usual.picture.maxY)
  }

  /// The columns of a tablet's statistics are as far apart as the cards above them.
  @Test func theGuttersOfStatisticsAreEqual() throws {
    let app = AnimalsApp(tab: .statistics) { try .sample($0, games: SampleGames.all) }
    let stage = try stage(app, CGSize(width: 1024, height: 1366))
    let fills: [CGRect] = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    func gap(_ boxes: [CGRect]) throws -> CGFloat {
      let sorted = boxes.sorted { $0.minX < $1.minX }
      let pair = try #require(zip(sorted, sorted.dropFirst()).first { $0.maxX <= $1.minX })
      return pair.1.minX - pair.0.maxX
    }
    let words = ["Сыграно игр", "Верных ответов"]
    let tiles = try words.map { word in
      let frame = try stage.frame(word)
      return try #require(fills.filter { $0.contains(frame) && $0.width < 300 }.last)
    }
    let columns = fills.filter { abs($0.width - (1024 - 40 - 16) / 2) < 1 && $0.height > 100 }
    #expect(try gap(tiles) == 16 && abs(gap(columns) - 16) < 0.1)
  }

  /// A tablet has room for large points beside the question's number, a phone has not.
  @Test func largePointsStandBesideTheQuestionsNumberOnATablet() throws {
    func frames(_ size: CGSize) throws -> (CGRect, CGRect) {
      let bar = try stage(
        QuizProgress(number: 4, total: 10, score: 2).frame(width: size.width - 40), size,
        type: .accessibility5)
      return (try bar.frame("Вопрос 4 из 10"), try bar.frame("2"))
    }
    let (number, points) = try frames(Self.largeTablet)
    #expect(number.midY == points.midY && number.maxX < points.minX)
    let (upper, lower) = try frames(Self.phone)
    #expect(upper.maxY <= lower.minY)
  }
}
