import DisplayList
import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// What a designer would see at a glance: things that stay where they are, and that stand apart.
@MainActor @Suite struct LooksTests {
  nonisolated private static let phone = CGSize(width: 393, height: 852)
  nonisolated private static let small = CGSize(width: 375, height: 667)

  private func saransk(
    _ link: String, size: CGSize = phone, type: DynamicTypeSize = .large,
    _ change: (SaranskModel) -> Void = { _ in }
  ) throws -> Stage {
    let app = SaranskModel(services: try .double()).go(link)
    change(app)
    return try Stage.app(SaranskRoot(app), size: size) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.dynamicTypeSize = type
    }
  }

  @Test(arguments: [phone, small]) func anAnswerMovesNothingAboveIt(_ size: CGSize) throws {
    func question(_ last: Bool?) throws -> CGRect {
      let stage = try Stage.app(SampleGame(answers: [true, false, true], last: last), size: size) {
        $0.locale = Locale(identifier: "ru_RU")
      }
      return try #require(try stage.words().first { $0.text.hasPrefix("Как называется") }).frame
    }
    let asked = try question(nil)
    #expect(try question(true) == asked)
    #expect(try question(false) == asked)
  }

  /// A favourite's row leads on, as its chevron says, and its heart has a place of its own: before
  /// the chevron, or beside the picture above large words.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func aHeartStandsBeforeItsRowsChevron(_ type: DynamicTypeSize) throws {
    let stage = try saransk("profile", size: CGSize(width: 393, height: 1600), type: type) {
      $0.toggleFavourite("erzia-museum")
      $0.push(.favourites)
    }
    let symbols = try stage.render().items.flatMap(\.symbols)
    let heart = try #require(symbols.first { $0.name == "heart.fill" }).frame
    let chevron = try #require(symbols.first { $0.name == "chevron.right" }).frame
    let name = try stage.frame("Музей имени Эрьзи")
    if type.isAccessibilitySize {
      #expect(heart.maxY < name.minY && heart.minX > 393 / 2)
    } else {
      #expect(heart.minX > name.maxX && heart.maxX + 8 < chevron.minX)
      #expect(abs(heart.midY - chevron.midY) < 2)
    }
    try stage.tap("favourite-erzia-museum")
    #expect(try stage.shows("Пока пусто"))
  }

  /// Favourites and history are rows of one build in lists of one kind.
  @Test func favouritesAreRowsAsTheHistorys() throws {
    func rows(_ page: SaranskRoute) throws -> (left: CGFloat, step: CGFloat, cards: Int) {
      let stage = try saransk("profile") {
        $0.signIn()
        $0.push(page)
      }
      let names = try stage.words().map(\.frame).filter { $0.minX > 90 && $0.minY > 60 }
      let left = try #require(names.map(\.minX).min())
      let cards = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
        .filter { $0.width == 393 - 32 && $0.height > 60 }
      let tops = names.map(\.minY).sorted()
      return (left, tops[2] - tops[0], cards.count)
    }
    let (favourites, history) = (try rows(.favourites), try rows(.history))
    #expect(favourites.left == history.left && min(favourites.cards, history.cards) > 0)
    #expect(abs(favourites.step - history.step) < 1, "\(favourites) \(history)")
  }

  /// The colours of games are explained beneath their chart.
  @Test func theColoursOfGamesAreTold() throws {
    let stage = try Stage.app(
      AnimalsApp(tab: .statistics) { try .sample($0, games: SampleGames.all) },
      size: CGSize(width: 375, height: 1200)
    ) { $0.locale = Locale(identifier: "ru_RU") }
    let names = try ["Хорошие: от\u{A0}70\u{A0}%", "Остальные", "Среднее"].map {
      try stage.frame($0)
    }
    #expect(Set(names.map(\.minY)).count == 1)
    #expect(names[0].maxX < names[1].minX && names[1].maxX < names[2].minX)
    // Nearer to the chart than to what follows, and yet apart from its axis.
    let axis = try stage.frame("11")
    #expect((7.9...14).contains(names[0].minY - axis.maxY), "\(names[0].minY - axis.maxY)")
  }

  @Test func cardsAreNotCutAtTheirShadows() throws {
    let list = try saransk("catalogue").render()
    let clips = list.items.flatMap(\.clips).map(\.boundingRect)
    // The list of cards is as wide as the screen, though they keep a margin.
    #expect(clips.contains { $0.width == 393 && $0.height > 300 })
    #expect(!clips.contains { $0.width == 393 - 32 && $0.height > 500 })
  }

  /// The number on the card is that of the pins and of what lies beyond the map.
  @Test(arguments: [
    ("temple", SightFilter(categories: [.temple]), 1),
    ("museum", SightFilter(categories: [.museum]), 0),
  ])
  func allThatIsFoundShowsOnTheMap(_ name: String, _ filter: SightFilter, _ beyond: Int) throws {
    let stage = try saransk("map", size: Self.small) { $0.map.query.filter = filter }
    let symbols = try stage.render().items.flatMap(\.symbols)
    let category = try #require(filter.categories.first)
    let pins = symbols.filter {
      $0.name == category.iconName && (180...500).contains($0.frame.midY)
    }
    let all = try SaranskModel(services: .double()).all.filter { $0.category == category }
    // Two that lie together are a number.
    let together = try stage.words().filter { (180...500).contains($0.frame.midY) }
      .compactMap { Int($0.text) }
    #expect(pins.count + together.reduce(0, +) == all.count - beyond)
    #expect(try stage.shows("вне карты: 1") == (beyond == 1))
  }

  /// Far places are not fitted into a map that ends before the screen does.
  @Test func theGroundGoesOnBeyondTheDrawnStreets() throws {
    let stage = try saransk("map", size: Self.small) {
      $0.map.query.filter = SightFilter(categories: [.temple])
    }
    let fills = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    // The paper, and the settlement on it.
    let grounds = fills.filter { $0.minX <= 0 && $0.maxX >= 375 && $0.height > 300 }
    #expect(grounds.count >= 2)
  }

  /// A pin stands above the names of the map's makers, on a phone that lies too.
  @Test func theSelectedPinIsClearOfTheAttribution() throws {
    let app = SaranskModel(services: try .double()).go("map/ushakov-cathedral")
    let stage = try Stage.app(SaranskRoot(app), size: CGSize(width: 667, height: 375)) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.verticalSizeClass = .compact
    }
    let makers = try #require(try stage.words().first { $0.text.contains("OpenStreetMap") }).frame
    let symbols = try stage.render().items.flatMap(\.symbols)
    let pins = symbols.filter { $0.name == POICategory.temple.iconName && $0.frame.height > 18 }
    let pin = try #require(pins.first { $0.frame.midY > 80 })
    #expect(pin.frame.maxY + 30 < makers.minY)
  }

  /// The map's scale and the names of its makers lie over no pin.
  @Test(arguments: [phone, small]) func pinsAreClearOfThePlates(_ size: CGSize) throws {
    let stage = try saransk("map/ushakov-cathedral", size: size)
    let words = try stage.words()
    let makers = try #require(words.first { $0.text.contains("OpenStreetMap") }).frame
    let scale = try #require(
      words.first {
        $0.text.wholeMatch(of: /\d+ м/) != nil && abs($0.frame.minY - makers.minY) < 40
      }
    ).frame
    let icons = Set(POICategory.allCases.map(\.iconName))
    let pins = try stage.render().items.flatMap(\.symbols)
      .filter { icons.contains($0.name) && (140...560).contains($0.frame.midY) }.map(\.frame)
    try #require(pins.count > 3)
    let plates = [makers, CGRect(x: makers.minX, y: scale.minY, width: 140, height: scale.height)]
    #expect(!pins.contains { pin in plates.contains { $0.intersects(pin) } })
  }

  /// What is chosen in the sample settings is seen at once.
  @Test func theChosenAppearanceShows() throws {
    let stage = try Stage.app(GeneralSettingsScreen()) { $0.locale = Locale(identifier: "ru_RU") }
    let light = try stage.render().background
    try stage.tap("Оформление")
    try stage.tap("Тёмное")
    #expect(try stage.render().background != light)
  }

  @Test func theArrowIsFullWhereTheMapFollows() throws {
    func arrow(_ follows: Bool) throws -> [String] {
      try saransk("map") { $0.map.centersOnUser = follows }.render().items.flatMap(\.symbols)
        .map(\.name).filter { $0.hasPrefix("location") }
    }
    #expect(try arrow(false) == ["location"] && arrow(true) == ["location.fill"])
  }

  @Test func fieldsAndChipsStandApartInLargeType() {
    #expect(FilterBar.gap(above: .large) == 4)
    #expect(FilterBar.gap(above: .accessibility1) == 12)
  }

  @Test func lightsTakeNoContrastFromSubtitles() throws {
    func ink(_ contrast: ColorSchemeContrast) throws -> Double {
      let stage = try Stage.app(Text("Слово").foregroundStyle(GrowthStyle.secondary)) {
        $0.colorSchemeContrast = contrast
      }
      let list = try stage.render()
      return try #require(list.items.flatMap(\.inks).first).alpha
    }
    #expect(try abs(ink(.increased) - 0.8) < 0.01)
    #expect(try abs(ink(.standard) - 0.72) < 0.01)
  }

  /// On a tablet as on a phone: what a part shows is kept while another one does.
  @Test(arguments: [false, true]) func aPartKeepsWhatItShows(isRegular: Bool) throws {
    let app = SaranskModel(services: try .double()).go("sight/ushakov-cathedral")
    let stage = try Stage.app(
      SaranskRoot(app), size: isRegular ? CGSize(width: 1180, height: 820) : Self.phone,
      isRegular: isRegular
    ) { $0.locale = Locale(identifier: "ru_RU") }
    #expect(try stage.shows("Вечером"))
    try stage.tap("other-time")
    #expect(try stage.shows("Днём"))
    app.tab = .profile
    #expect(try !stage.shows("Днём"))
    app.tab = .catalogue
    #expect(try stage.shows("Днём"))
  }

  /// No card has room for a line of a name that none in its row needs.
  @Test func cardsOfAnimalsEndBelowTheirWords() throws {
    func rest(_ words: String, _ size: CGSize, isRegular: Bool) throws -> CGFloat {
      let stage = try Stage.app(
        AnimalsApp { try .sample($0) }, size: size, isRegular: isRegular
      ) { $0.locale = Locale(identifier: "ru_RU") }
      let frame = try stage.frame(words)
      let cards = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
        .filter { $0.contains(frame) && $0.width < 300 }
      return try #require(cards.map(\.maxY).min()) - frame.maxY
    }
    let pad = CGSize(width: 820, height: 1180)
    #expect(try rest("Loxodonta africana", pad, isRegular: true).rounded() == 12)
    // The control: beside a name of two lines a card of one is as high.
    #expect(try rest("Loxodonta africana", Self.phone, isRegular: false).rounded() == 12)
    #expect(try rest("Panthera tigris altaica", Self.phone, isRegular: false) > 24)
  }

  /// The words that destroy nothing are not red as those that do.
  @Test func alertsTellWhatDestroys() throws {
    let stage = try Stage.app(SampleGame(answers: [true])) {
      $0.locale = Locale(identifier: "ru_RU")
    }
    try stage.tap("Выйти")
    func ink(_ words: String) throws -> RGBAColor {
      try #require(try stage.render().items.flatMap { $0.inks(of: words) }.last)
    }
    let (stay, leave) = (try ink("Продолжить игру"), try ink("Выйти"))
    #expect(leave.red > leave.blue && stay.blue > stay.red)
  }

  /// No picture of a question or before a game is cut by its frame.
  @Test(arguments: [CGSize(width: 820, height: 1180), CGSize(width: 1180, height: 820), phone])
  func picturesOfTheQuizAreWhole(_ size: CGSize) throws {
    for isGame in [false, true] {
      let view =
        isGame
        ? AnyView(SampleGame(answers: [])) : AnyView(AnimalsApp(tab: .quiz) { try .sample($0) })
      let stage = try Stage.app(view, size: size, isRegular: size.width > 500) {
        $0.locale = Locale(identifier: "ru_RU")
      }
      let frames = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
      #expect(frames.contains { $0.height > 190 && abs($0.width / $0.height - 4.0 / 3) < 0.02 })
    }
  }

  /// On a phone that lies, a sight's name is in sight beside its picture.
  @Test func aSightsNameIsInSight() throws {
    func page(isLow: Bool) throws -> (name: CGRect, picture: CGRect) {
      let app = SaranskModel(services: try .double()).go("sight/erzia-museum")
      let size = isLow ? CGSize(width: 667, height: 375) : Self.small
      let stage = try Stage.app(SaranskRoot(app), size: size) {
        $0.locale = Locale(identifier: "ru_RU")
        if isLow { $0.verticalSizeClass = .compact }
      }
      let name = try #require(try stage.words().first { $0.text.contains("имени С.") }).frame
      let clips: [CGRect] = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
      let pictures = clips.filter { abs($0.width / $0.height - FramedPicture.ratio) < 0.01 }
      return (name, try #require(pictures.first { $0.width > 200 }))
    }
    let low = try page(isLow: true)
    #expect(low.name.minX > low.picture.maxX && low.name.minY < 160, "\(low)")
    #expect(low.picture.height < 375 * 0.6)
    // The control: upright it stands beneath.
    let upright = try page(isLow: false)
    #expect(upright.name.minY > upright.picture.maxY)
  }

  /// The name of a chosen sight has one line where it has room for it.
  @Test func aChosenSightsNameHasOneLine() throws {
    let stage = try saransk("map/ushakov-cathedral")
    let items = try stage.render().items
    let name = try #require(
      items.flatMap(\.words).filter { $0.text == "Собор Феодора Ушакова" }.last)
    #expect(name.frame.height < 30, "\(name)")
    let cross = try #require(items.flatMap(\.symbols).last { $0.name == "xmark" }).frame
    #expect(abs(cross.midY - name.frame.midY) < 1)
  }

  /// An empty review says what to write where it is written; the first word takes its place.
  @Test func anEmptyReviewSaysWhatToWrite() throws {
    let stage = try saransk("sight/erzia-museum") { $0.push(.reviews("erzia-museum")) }
    let prompt = "Расскажите, что понравилось и что стоит знать заранее"
    try stage.tap("Написать отзыв")
    let (words, button) = (try stage.frame(prompt), try stage.frame("Опубликовать"))
    let fields = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    let field = try #require(
      fields.first { $0.contains(words) && $0.height > 100 && $0.maxY < button.minY })
    // In the editor's type, so on two lines, where the first word will stand.
    #expect(words.height > 40 && words.minY - field.minY < 20)
    try stage.type("Вернёмся сюда с друзьями.", into: "Текст отзыва")
    #expect(try !stage.shows(prompt))
  }

  /// The bar leads to the settings, the head of the page out, as the guide has them.
  @Test func theProfilesBarLeadsToItsSettings() throws {
    let stage = try saransk("profile") { $0.signIn() }
    let items = try stage.render().items
    let gears = items.flatMap(\.symbols).filter { $0.name.hasPrefix("gearshape") }
    #expect(gears.count == 1 && gears.allSatisfy { $0.frame.maxY < 110 && $0.frame.minX > 300 })
    let (out, mail) = (try stage.frame("Выйти"), try stage.frame("anna@example.com"))
    #expect(out.minY > mail.maxY && out.minY < mail.maxY + 60)
    try stage.tap("Выйти")
    #expect(try stage.shows("Гость") && !stage.shows("Выйти"))
  }

  @Test func searchFieldsAreAsHighAsTheSystems() throws {
    let fills = try saransk("catalogue").render().items.flatMap(\.fills).map(\.boundingRect)
    #expect(fills.contains { $0.height == 36 && $0.width == 393 - 32 })
    // Its line of 28 points is higher by 11 in 17 of a usual one, the room around it is not.
    let large = try saransk("catalogue", type: .accessibility1).render()
    let others = large.items.flatMap(\.fills).map(\.boundingRect)
    let higher = others.filter { abs($0.height - 36 - 20.281 * 11 / 17) < 0.5 }
    #expect(higher.contains { $0.width == 393 - 32 })
  }

  /// The average's share stands at the end of its line, at its height, and covers no bar.
  @Test(arguments: [phone, small]) func theAverageOfGamesIsTold(_ size: CGSize) throws {
    let stage = try Stage.app(
      AnimalsApp(tab: .statistics) { try .sample($0, games: SampleGames.all) },
      size: CGSize(width: size.width, height: 1200)
    ) { $0.locale = Locale(identifier: "ru_RU") }
    // The card above says the same.
    let label = try #require(try stage.words().filter { $0.text == "72\u{A0}%" }.last).frame
    let line = try #require(
      try stage.render().items.flatMap(\.strokes).first { $0.style.dash == [4, 3] }
    ).path.boundingRect
    #expect(abs(label.midY - line.midY) < 1)
    #expect(label.minX >= line.maxX && label.minX - line.maxX < 8)
    // Of the axis's labels, not of the card above.
    let edges = try stage.words().filter { $0.text == "100\u{A0}%" }
    let edge = try #require(edges.dropFirst().first).frame
    #expect(label.maxX <= edge.maxX + 4)
  }

  /// What tells the day from the evening lies beneath the picture, not on the sun or the moon.
  @Test func nothingLiesOnTheGallery() throws {
    let stage = try saransk("sight/erzia-museum")
    let clips: [CGRect] = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
    let wide = clips.filter { $0.width > 300 }
    let picture = try #require(
      wide.first { abs($0.width / $0.height - FramedPicture.ratio) < 0.01 })
    #expect(try stage.frame("Вечером").minY >= picture.maxY)
    let fills: [CGRect] = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    let dots = fills.filter { $0.width == 8 && $0.height == 8 }
    #expect(dots.count == 2 && dots.allSatisfy { $0.minY > picture.maxY })
  }

  /// The button that leads on keeps a margin from the edge of a small phone that lies.
  @Test func theWayOnKeepsItsMargin() throws {
    let stage = try Stage.app(
      SampleGame(answers: [true, false, true], last: false), size: CGSize(width: 667, height: 375),
      isRegular: true
    ) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.verticalSizeClass = .compact
    }
    let next = try stage.frame("Далее")
    // 44 points high, in the middle of which its word is.
    #expect(next.midY + 22 <= 375 - 7.9)
    // The bar's button and the page begin at one line.
    let pictures = try stage.render().items.flatMap(\.clips).map(\.boundingRect)
      .filter { abs($0.width / $0.height - 4.0 / 3) < 0.02 }
    #expect(try abs(#require(pictures.first).minX - stage.frame("Выйти").minX) < 1)
  }

  @Test func theCardsOfARowAreEquallyHigh() throws {
    let stage = try Stage.app(
      AnimalsApp(tab: .statistics) { try .sample($0, games: SampleGames.all) },
      size: CGSize(width: 667, height: 375), isRegular: true
    ) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.verticalSizeClass = .compact
    }
    let words = ["Сыграно игр", "Верных ответов", "Средний результат", "Лучший результат"]
    let fills = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
    let cards = try words.map { word in
      let frame = try stage.frame(word)
      return try #require(fills.filter { $0.contains(frame) && $0.width < 200 }.last)
    }
    #expect(Set(cards.map(\.height)).count == 1 && Set(cards.map(\.minX)).count == 4)
    // The control: one of the names has two lines, another one.
    #expect(try stage.frame(words[2]).height > stage.frame(words[0]).height)
  }

  /// Signs and bars on a dark card have three times its light at the least (WCAG 2.2, 1.4.11).
  @Test(arguments: AnimalCategory.allCases)
  func categoriesAreSeenInTheDark(_ category: AnimalCategory) throws {
    func ink(_ color: Color) throws -> RGBAColor {
      let stage = try Stage.app(Text("Слово").foregroundStyle(color)) { $0.colorScheme = .dark }
      return try #require(try stage.render().items.flatMap(\.inks).first)
    }
    func light(_ color: RGBAColor) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
        + 0.0722 * linear(color.blue)
    }
    let card = light(RGBAColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255))
    #expect(try (light(ink(category.cardTint)) + 0.05) / (card + 0.05) > 4.5)
    // The control: by day's colour at least one is too dark.
    if category == .mammal {
      #expect(try (light(ink(category.tint)) + 0.05) / (card + 0.05) < 4.5)
    }
  }

  /// Pages of one app have one margin where the screen is wide.
  @Test(arguments: ["achievements", "sight/erzia-museum", "profile", "settings"])
  func pagesHaveOneMargin(_ link: String) throws {
    let app = SaranskModel(services: try .double())
    if link == "settings" { app.go("profile").push(.settings) } else { app.go(link) }
    let stage = try Stage.app(
      SaranskRoot(app), size: CGSize(width: 700, height: 400), isRegular: false
    ) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.verticalSizeClass = .compact
      $0.horizontalSizeClass = .regular
    }
    let list = try stage.render()
    let paths: [Path] = list.items.flatMap(\.fills) + list.items.flatMap(\.clips)
    let cards: [CGRect] = paths.map(\.boundingRect).filter { box in
      // A form scrolls in a wider room than its cards have.
      box.width > 200 && box.width < 670 && box.height > 40
    }
    // That of the bar above them.
    #expect(cards.map(\.minX).min() == 20)
  }

  @Test func linesKeepClearOfTheRingsOfSkills() {
    let link = SkillLink(
      from: CGRect(x: 0, y: 0, width: 96, height: 100),
      to: CGRect(x: 0, y: 140, width: 96, height: 100))
    let line = link.path(in: CGRect(x: 0, y: 0, width: 96, height: 240)).boundingRect
    // A chosen skill's ring reaches five points beyond its circle.
    #expect(line.minY >= 105 && line.maxY <= 135)
  }

  /// The middle of a bullet is that of small letters, whose height is half of the type's size.
  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func bulletsStandInTheMiddleOfTheirLine(_ type: DynamicTypeSize) throws {
    let stage = try Stage.app(
      TastyNotesApp(), size: CGSize(width: 393, height: 3000)
    ) {
      $0.locale = Locale(identifier: "ru_RU")
      $0.dynamicTypeSize = type
    }
    try stage.tap("Сырники с ягодами, 30 мин, 3 порции")
    let line = try stage.frame("1 яйцо")
    let bullets = try stage.render().items.flatMap(\.fills).map(\.boundingRect)
      .filter { $0.width == $0.height && $0.maxX < line.minX && $0.width < line.height / 2 }
    let bullet = try #require(bullets.first { line.minY < $0.midY && $0.midY < line.maxY })
    #expect(abs(bullet.midY - line.midY) < line.height * 0.12)
    #expect(bullet.width > line.height * 0.2)
  }
}
