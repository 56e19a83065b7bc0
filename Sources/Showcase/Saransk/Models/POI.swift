import Foundation

/// A sight of Saransk: a point of interest of the catalogue and the map.
struct POI: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let category: POICategory
  /// The name of the picture among the assets.
  let picture: String
  /// The full, official name.
  let name: String
  /// The name that fits a card or a map label.
  var shortName: String
  var address: String
  /// The time at which it was built or founded, as people say it: a year, a decade or a century.
  var year: String
  /// Degrees north, WGS84.
  let latitude: Double
  /// Degrees east, WGS84.
  let longitude: Double
  /// True where no source has the point, which was derived from descriptions of the place.
  let isApproximate: Bool?
  /// Sample data, 0 to 5: no true rating.
  let rating: Double
  /// Sample data: how many gave five stars, four, and so on down to one.
  let stars: [Int]
  /// Sample data: the ticket in rubles, 0 for free entrance.
  let price: Int
  /// Sample data; nil for what is never closed.
  let hours: OpeningHours?
  let website: URL?
  /// The number in E.164.
  let phone: String?
  var description: String
  var fact: String
  /// The texts in English.
  let english: Texts

  /// The texts on a sight in one language.
  struct Texts: Codable, Sendable, Hashable {
    let shortName: String
    let address: String
    let year: String
    let description: String
    let fact: String
  }

  /// The number of reviews.
  var reviewCount: Int { stars.reduce(0, +) }

  /// The sight with its texts in a locale's language: English where it is not Russian.
  func written(in locale: Locale) -> POI {
    guard ContentLanguage(locale) == .english else { return self }
    var sight = self
    (sight.shortName, sight.address, sight.year) = (
      english.shortName, english.address, english.year
    )
    (sight.description, sight.fact) = (english.description, english.fact)
    return sight
  }

  /// Returns a Boolean value that indicates whether the name or the address holds some words.
  func matches(_ words: String) -> Bool {
    let words = words.trimmingCharacters(in: .whitespaces)
    return words.isEmpty
      || [name, shortName, address, english.shortName, english.address].contains {
        $0.localizedCaseInsensitiveContains(words)
      }
  }

  /// The 24 sights, in the order of the guide.
  static func load() throws(ShowcaseDataError) -> [POI] {
    try ShowcaseResource.decode(File.self, from: "saransk.json").sights
  }

  private struct File: Decodable {
    let sights: [POI]
  }
}
