import Foundation
import Testing

@testable import Showcase

/// Finding, filtering and ordering sights.
@Suite struct SightQueryTests {
  /// Monday, 9:41: museums are closed, churches are open.
  private let monday = LocalMoment(Date(timeIntervalSince1970: 1_725_874_860), in: .gmt)

  private func ids(
    _ query: SightQuery, locale: String = "ru", distance: (POI) -> Double? = { _ in nil }
  ) throws -> [String] {
    query.results(
      in: try POI.load(), at: monday, locale: Locale(identifier: locale), distance: distance
    ).map(\.id)
  }

  @Test func nothingNarrowsAtFirst() throws {
    #expect(try ids(SightQuery()).count == 24)
    #expect(!SightQuery().isNarrowed && SightQuery().filter.count == 0)
  }

  @Test(arguments: [
    ("эрьзи", ["erzia-museum"]), ("  ЭРЬЗИ ", ["erzia-museum"]), ("Erzia", ["erzia-museum"]),
    ("погост", ["makarovsky-pogost"]), ("Нагорная", ["makarovsky-pogost"]), ("аквапарк", []),
  ])
  func wordsAreFoundInEitherLanguage(words: String, expected: [String]) throws {
    #expect(try ids(SightQuery(words: words)) == expected)
  }

  @Test func allThatIsSetNarrows() throws {
    var query = SightQuery()
    query.filter.categories = [.temple, .museum]
    #expect(try ids(query).count == 10)
    query.filter.isOpenNow = true
    #expect(try ids(query).count == 6)
    query.filter.minimumRating = 4.9
    #expect(try ids(query).count == 3)
    query.filter.price = .free
    #expect(query.filter.count == 4)
    #expect(try ids(query).count == 3)
  }

  @Test func ticketsAndDistanceAreLimits() throws {
    var query = SightQuery()
    query.filter.price = .upTo200
    let cheap = try POI.load().filter { $0.price <= 200 }
    #expect(try Set(ids(query)) == Set(cheap.map(\.id)))
    query = SightQuery()
    query.filter.maximumDistance = 500
    let near = try ids(query) { $0.id == "pushkin-park" ? 400 : 501 }
    #expect(near == ["pushkin-park"])
    // Where nobody knows how far it is, nothing is left out.
    #expect(try ids(query).count == 24)
  }

  @Test func ordersAreStable() throws {
    let sights = try POI.load()
    let byRating = try ids(SightQuery())
    let ratings = byRating.compactMap { id in sights.first { $0.id == id }?.rating }
    #expect(ratings == ratings.sorted(by: >))
    let byName = try ids(SightQuery(sort: .name))
    let names = byName.compactMap { id in sights.first { $0.id == id }?.shortName }
    // The letter ё stands where е does.
    let plain = names.map { $0.lowercased().replacing("ё", with: "е") }
    #expect(plain == plain.sorted())
    // In English the names are others, and so is their order.
    let english = try ids(SightQuery(sort: .name), locale: "en")
    let shown = english.compactMap { id in sights.first { $0.id == id }?.english.shortName }
    #expect(shown.map { $0.lowercased() } == shown.map { $0.lowercased() }.sorted())
    #expect(english != byName)
    let near = try ids(SightQuery(sort: .distance)) { $0.latitude }
    #expect(near.first == "makarovsky-pogost")
  }
}

/// The order of names, and what the data do not know for certain.
@Suite struct SightWordsTests {
  @Test func namesAreOrderedByTheAlphabet() throws {
    var sights = Array(try POI.load().prefix(4))
    for (index, name) in ["Яма", "Ёлка", "еда", "Жар"].enumerated() {
      sights[index].shortName = name
    }
    let moment = LocalMoment(SampleMoment.date, in: .gmt)
    let names = SightQuery(sort: .name).results(
      in: sights, at: moment, locale: Locale(identifier: "ru"), distance: { _ in nil }
    ).map(\.shortName)
    // By code points Ё would come first, and a small letter last.
    #expect(names == ["еда", "Ёлка", "Жар", "Яма"])
  }

  @Test(arguments: [
    ("erzia-museum", "1960"), ("puppet-theatre", "1938"), ("nikolskaya-church", "1906"),
    ("pushkin-park", "1864"),
  ])
  func whatSourcesDisagreeAboutIsNoYear(id: String, year: String) throws {
    let sight = try #require(try POI.load().first { $0.id == id })
    #expect(!sight.year.contains(year) && !sight.english.year.contains(year))
  }

  /// No line of a text begins with a dash.
  @Test func dashesStayWithTheWordBeforeThem() throws {
    let texts = try POI.load().flatMap {
      [$0.name, $0.description, $0.fact, $0.english.description, $0.english.fact]
    }
    #expect(texts.filter { $0.contains(" —") } == [])
    #expect(texts.contains { $0.contains("\u{A0}— ") })
  }

  @Test func derivedPointsSayThatTheyAre() throws {
    let derived = try POI.load().filter { $0.isApproximate == true }.map(\.id)
    #expect(Set(derived) == ["pushkin-park", "ogarev-university", "three-saints-church"])
  }
}

/// Opening hours, as they are read and asked.
@Suite struct OpeningHoursTests {
  private let hours = try? OpeningHours([
    "", "10:00-18:00", "10:00-18:00", "", "", "", "09:30-24:00",
  ])

  @Test(arguments: [
    (599, 1, OpeningHours.Status.opensToday(at: 600)), (600, 1, .open(until: 1080)),
    (1079, 1, .open(until: 1080)), (1080, 1, .closed), (700, 0, .closed),
    (1439, 6, .open(until: 1440)),
    (700, 7, .closed), (700, -1, .closed),
  ])
  func statusFollowsTheClock(minute: Int, day: Int, status: OpeningHours.Status) {
    #expect(hours?.status(at: minute, on: day) == status)
  }

  @Test(arguments: ["10:00", "18:00-10:00", "10:00-25:00", "ten-six", "10-18"])
  func otherHoursAreErrors(day: String) {
    #expect(throws: OpeningHoursError.day(day)) {
      try OpeningHours([day, "", "", "", "", "", ""])
    }
  }

  @Test func aWeekHasSevenDays() {
    #expect(throws: OpeningHoursError.days(1)) { try OpeningHours([""]) }
  }

  @Test(arguments: [
    ("ru_RU", "19:05"), ("en_GB", "19:05"), ("en_US", "7:05\u{A0}PM"), ("en", "7:05\u{A0}PM"),
  ])
  func timesAreWrittenAsTheReaderHasThem(locale: String, time: String) {
    #expect(OpeningHours.written(19 * 60 + 5, in: Locale(identifier: locale)) == time)
  }

  @Test(arguments: [(0, "12:00"), (60, "1:00"), (720, "12:00"), (1440, "12:00")])
  func clocksOfTwelveHoursHaveNoZero(minutes: Int, time: String) {
    let written = OpeningHours.written(minutes, in: Locale(identifier: "en_US"))
    #expect(written.hasPrefix(time) && written.hasSuffix(minutes == 720 ? "PM" : "AM"))
  }

  @Test func hoursAreWrittenAsTheyAreRead() throws {
    let hours = try #require(hours)
    let written = try JSONEncoder().encode(hours)
    #expect(try JSONDecoder().decode(OpeningHours.self, from: written) == hours)
  }

  /// Stars add up to the rating that stands beside them.
  @Test func samplesAgreeWithEachOther() throws {
    for sight in try POI.load() {
      let sum = zip(sight.stars, [5, 4, 3, 2, 1]).reduce(0) { $0 + $1.0 * $1.1 }
      #expect(abs(Double(sum) / Double(sight.reviewCount) - sight.rating) < 0.05, "\(sight.id)")
      #expect(sight.price >= 0 && !sight.english.description.isEmpty)
    }
  }
}
