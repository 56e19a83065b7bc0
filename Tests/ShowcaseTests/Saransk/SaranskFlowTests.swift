import Foundation
import SwiftUI
import Testing

@testable import Showcase

/// What somebody does in the app for tourists, tap by tap.
@MainActor @Suite struct SaranskFlowTests {
  private func hand(_ link: String = "catalogue") throws -> AppInHand {
    try AppInHand(SaranskModel(services: try .double()).go(link))
  }

  @Test func aSightIsFoundBySearchAndOpened() throws {
    let hand = try hand()
    try hand.type("эрьзи", into: "Поиск")
    let results = hand.app.results(
      of: hand.app.catalogue.query, in: Locale(identifier: "ru"))
    #expect(results.map(\.id) == ["erzia-museum"])
    try hand.tap("open-erzia-museum")
    #expect(hand.app.paths[.catalogue] == [.sight("erzia-museum")])
    let words = try hand.words
    #expect(words.contains { $0.contains("имени С.\u{A0}Д.\u{A0}Эрьзи") })
  }

  @Test func theMapIsFilteredAndReset() throws {
    let hand = try hand("map")
    try hand.tap("Фильтры")
    try hand.tap("filter-temple")
    try hand.tap("Открыто сейчас")
    #expect(try hand.words.contains("Показать 6 мест"))
    // Until they are taken over, the map keeps showing all.
    #expect(hand.app.map.query == SightQuery())
    try hand.tap("apply-filters")
    #expect(hand.app.map.query.filter.categories == [.temple])
    #expect(try hand.words.contains("6 мест"))
    try hand.tap("Сбросить")
    #expect(hand.app.map.query == SightQuery())
  }

  @Test func aFavouriteIsFoundInTheProfile() throws {
    let hand = try hand()
    try hand.tap("favourite-makarovsky-pogost")
    #expect(hand.app.favourites == ["makarovsky-pogost"])
    try hand.tap("Профиль")
    try hand.tap("Избранное")
    #expect(try hand.words.contains("Макаровский погост"))
    try hand.tap("favourite-makarovsky-pogost")
    #expect(try hand.words.contains("Пока пусто"))
  }

  @Test func aReviewIsWrittenAfterAnError() throws {
    let hand = try hand("sight/erzia-museum")
    try hand.tap("Все отзывы")
    #expect(try hand.words.contains("32 оценки"))
    try hand.tap("Написать отзыв")
    // There is nothing yet to publish.
    #expect(throws: (any Error).self) { try hand.tap("Опубликовать") }
    try hand.type("Уютно", into: "Текст отзыва")
    try hand.tap("Опубликовать")
    #expect(try hand.words.contains("Поставьте оценку от одной до пяти звёзд."))
    #expect(try hand.words.contains("Напишите хотя бы 10 символов."))
    #expect(try !hand.words.contains("Хорошо"))
    try hand.tap("star-4")
    #expect(try hand.words.contains("Поставьте оценку от одной до пяти звёзд.") == false)
    #expect(try hand.words.contains("Хорошо"))
    try hand.type("Вернёмся сюда с друзьями.", into: "Текст отзыва")
    try hand.tap("Опубликовать")
    #expect(try hand.words.contains("Вернёмся сюда с друзьями."))
    #expect(try hand.words.contains("33 оценки"))
    #expect(hand.app.reviewsWritten == 1)
    try hand.back()
    // The sight's own page, where it stands below the fold, has it too, and so have all reviews.
    let sight = try #require(try POI.load().first { $0.id == "erzia-museum" })
    #expect(hand.app.reviews(of: sight).count == 33)
    try hand.tap("Все отзывы")
    #expect(try hand.words.contains("33 оценки"))
    #expect(try hand.words.contains("Вернёмся сюда с друзьями."))
  }

  @Test func aLinkOpensASight() throws {
    let hand = try hand("profile")
    try hand.open("saransk://sight/erzia-museum")
    #expect(hand.app.paths[.catalogue] == [.sight("erzia-museum")])
    #expect(try hand.words.contains { $0.contains("имени С.\u{A0}Д.\u{A0}Эрьзи") })
    try hand.open("https://example.com")
    #expect(hand.app.paths[.catalogue] == [.sight("erzia-museum")])
  }

  @Test func aMarkerIsSpokenOfAsAButtonAndOpensASight() throws {
    let hand = try hand("map")
    let spoken = try hand.spoken
    let marker = try #require(spoken.first { $0.label == "Собор Феодора Ушакова" })
    #expect(marker.traits.contains("button") && !marker.traits.contains("image"))
    // A cluster tells what it gathers.
    let clusters = spoken.filter { $0.label?.contains(", ") == true && Int($0.value ?? "") != nil }
    #expect(!clusters.isEmpty)
    #expect(!spoken.contains { Int($0.label ?? "") != nil })
    try hand.tap("Собор Феодора Ушакова")
    #expect(hand.app.map.selection == "ushakov-cathedral")
    try hand.tap("open-selected")
    #expect(hand.app.map.isShowingPage && hand.app.paths[.map] == nil)
    // The page stands over the map, and further ones above it.
    #expect(try hand.words.contains("Закрыть"))
    try hand.tap("Все отзывы")
    #expect(hand.app.map.pages == [.reviews("ushakov-cathedral")])
    try hand.back()
    try hand.tap("Закрыть")
    #expect(!hand.app.map.isShowingPage && hand.app.map.selection == "ushakov-cathedral")
  }

  /// The tap on a number shows the places that it stands for.
  @Test func aClusterIsTappedApart() throws {
    let hand = try hand("map")
    func clusters() throws -> [String] {
      try hand.spoken.compactMap { node in
        guard Int(node.value ?? "") != nil else { return nil }
        return node.label
      }
    }
    let cluster = try #require(try clusters().first)
    let names = cluster.components(separatedBy: ", ")
    #expect(names.count > 1)
    try hand.tap(cluster)
    #expect(try !clusters().contains(cluster))
    let labels = try hand.spoken.compactMap(\.label)
    #expect(names.allSatisfy(labels.contains))
    // A marker among them can be chosen, which moves the map again.
    try hand.tap(names[0])
    #expect(hand.app.map.selection != nil)
  }

  /// A card leads on wherever it is touched but on its own controls.
  @Test func aWholeCardLeadsOn() throws {
    let hand = try hand()
    try hand.tap("favourite-makarovsky-pogost")
    #expect(hand.app.paths[.catalogue] == nil)
    try hand.tapAtWords("Макаровский погост")
    #expect(hand.app.paths[.catalogue] == [.sight("makarovsky-pogost")])
  }

  @Test func achievementsAreTriedAgain() throws {
    let services = try SaranskServices.double(community: FailingCommunity(times: 1))
    let hand = try AppInHand(SaranskModel(services: services).go("achievements"))
    #expect(try hand.words.contains("Не удалось загрузить достижения"))
    try hand.tap("Повторить")
    #expect(try hand.words.contains("Уровень 1"))
  }

  /// What is invented says so once, where it is first met; to whoever is signed in too.
  @Test(arguments: [
    ("catalogue", true), ("achievements", true), ("map/erzia-museum", false),
    ("sight/erzia-museum", false),
  ])
  func samplesSayThatTheyAre(link: String, isFirst: Bool) throws {
    let hand = try AppInHand(SaranskModel(services: try .double()).signIn().go(link))
    #expect(try hand.spokenWords.contains("примеры") == isFirst)
  }

  @Test func theCatalogueBeginsWithWhatIsInvented() throws {
    let hand = try AppInHand(SaranskModel(services: try .double()))
    try hand.type("эрьзи", into: "Поиск")
    let words = try hand.words
    let note = try #require(words.firstIndex { $0.hasPrefix("Оценки, отзывы, часы") })
    #expect(try note < #require(words.firstIndex(of: "Музей имени Эрьзи")))
  }

  /// Controls that each card has say whose they are; a chart's bars say their kind in words.
  @Test func controlsAndBarsAreSpokenOfByName() throws {
    let cards = try hand().spoken.compactMap(\.label)
    #expect(cards.contains("В избранное: Макаровский погост"))
    #expect(cards.contains("Поделиться: Макаровский погост"))
    #expect(cards.contains("Подробнее: Макаровский погост"))
    let profile = try AppInHand(
      SaranskModel(services: try .double()).signIn().go("profile")
    ).spoken
    let bars = Set(profile.compactMap(\.label)).intersection(["Музеи", "museum", "Вид, museum"])
    #expect(bars == ["Музеи"])
  }

  /// A mean comes before the bars beside it; places and points say what they are.
  @Test func figuresAreSpokenOfInOrderAndByName() throws {
    let page = try hand("sight/erzia-museum").spoken.compactMap(\.label)
    let mean = try #require(page.firstIndex { $0.hasSuffix("32 оценки") })
    #expect(page[mean...].dropFirst().first == "5 звёзд")
    let places = try hand("achievements").spoken.compactMap(\.label)
    #expect(places.contains { $0.hasPrefix("Место 1, Илья М., 1") && $0.hasSuffix("баллов") })
  }

  @Test func aCardIsSharedByASheetThatCloses() throws {
    let hand = try hand()
    try hand.tap("share-makarovsky-pogost")
    let words = try hand.words
    #expect(words.contains("AirDrop") && words.contains("openstreetmap.org"))
    try hand.tap("Закрыть")
    #expect(try !hand.words.contains("AirDrop"))
  }

  @Test func theThemeOfTheSettingsIsTheApps() throws {
    let hand = try hand("profile")
    try hand.tap("open-settings")
    #expect(try hand.scheme == .light)
    try hand.tap("Тема")
    try hand.tap("Тёмная")
    #expect(try hand.scheme == .dark)
  }

  @Test func aForgottenPasswordIsAnsweredByALetter() throws {
    let hand = try hand("profile")
    try hand.tap("Войти")
    try hand.tap("Забыли пароль?")
    #expect(try hand.words.contains("Введите адрес почты."))
    try hand.type("anna@example.com", into: "Почта")
    try hand.tap("Забыли пароль?")
    #expect(try hand.words.contains { $0.contains("anna@example.com") && $0.contains("Письмо") })
  }

  @Test func somebodySignsInAndOut() throws {
    let hand = try hand("profile")
    #expect(try hand.words.contains("Гость"))
    try hand.tap("Войти")
    try hand.type("anna@example.com", into: "Почта")
    // A field is empty still.
    #expect(throws: (any Error).self) { try hand.tap("submit-sign-in") }
    try hand.type("saransk1641", into: "Пароль")
    try hand.tap("submit-sign-in")
    #expect(try hand.words.contains("Анна Соколова"))
    try hand.tap("Выйти")
    #expect(try hand.words.contains("Гость"))
    #expect(hand.app.visits.isEmpty)
  }

  @Test func anAchievementIsEarned() throws {
    let hand = try hand("sight/pushkin-park")
    try hand.tap("Отметить посещение")
    #expect(hand.app.earned?.badge.id == "first-step")
    #expect(try hand.words.contains("Первый шаг"))
    try hand.tap("Отлично")
    #expect(hand.app.earned == nil)
    #expect(try hand.words.contains("Вы здесь были"))
  }

  @Test func anErrorIsTriedAgain() throws {
    let services = try SaranskServices.double(sights: FailingSights(times: 1))
    let hand = try AppInHand(SaranskModel(services: services))
    #expect(try hand.words.contains("Не удалось загрузить места"))
    try hand.tap("Повторить")
    #expect(try hand.words.contains("Макаровский погост"))
  }

  @Test func aTabKeepsItsPageAndWords() throws {
    let hand = try hand()
    try hand.type("кукол", into: "Поиск")
    try hand.tap("open-puppet-theatre")
    try hand.tap("Карта")
    try hand.tap("Места")
    #expect(try hand.words.contains("Театр кукол Республики Мордовия"))
    #expect(hand.app.catalogue.query.words == "кукол")
  }

  @Test func aRefusedLocationIsExplained() throws {
    let services = try SaranskServices.double(location: RefusedLocation())
    let hand = try AppInHand(SaranskModel(services: services).go("map"))
    try hand.tap("Моё местоположение")
    #expect(try hand.words.contains("Нет доступа к геопозиции"))
    try hand.tap("Не сейчас")
    #expect(try hand.words.contains("Нет доступа к геопозиции") == false)
    try hand.tap("Моё местоположение")
    try hand.tap("Открыть настройки")
    #expect(hand.app.tab == .profile)
    #expect(try hand.words.contains("Нет доступа"))
  }

  @Test(arguments: [
    "catalogue", "profile", "achievements", "sight/erzia-museum", "sight/railway-station", "map",
    "map/ushakov-cathedral",
  ])
  func targetsAreAtLeastFortyFourPoints(link: String) throws {
    let hand = try hand(link)
    #expect(hand.smallTargets == [])
  }

  /// The words of the app are English in English, those of its samples too.
  @Test(arguments: [
    "catalogue", "map/erzia-museum", "profile", "achievements", "sight/pugachev-house",
  ])
  func theAppIsInEnglishToo(link: String) throws {
    let app = SaranskModel(services: try .double()).go(link)
    let hand = try AppInHand(app, locale: "en_GB")
    let own = try Set(GeoJSONNames.all())
    let words = try hand.words.filter { word in
      !own.contains { $0.contains(word) || word.contains($0) }
        && word.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
    }
    #expect(words.filter { !$0.contains("©") } == [])
  }
}

/// The names that stand on Saransk's map, which are those on its signs.
private enum GeoJSONNames {
  private struct Map: Decodable {
    struct Feature: Decodable { let properties: [String: String] }
    let features: [Feature]
  }

  static func all() throws -> [String] {
    try ShowcaseResource.decode(Map.self, from: "saransk-map.geojson").features
      .compactMap { $0.properties["name"] }
  }
}
