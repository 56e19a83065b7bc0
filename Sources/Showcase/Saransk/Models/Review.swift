import Foundation

/// The review of a sight by a visitor.
struct Review: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let sight: POI.ID
  var author: String
  /// 1 to 5.
  let stars: Int
  /// The day, as `2024-08-21`.
  let date: String
  var text: String
  /// The sample's words in English; nil for those that a user writes.
  var english: Words?

  /// An author and a text in one language.
  struct Words: Codable, Sendable, Hashable {
    let author: String
    let text: String
  }

  /// The beginning of the day; nil if it is none.
  var day: Date? { try? Date(date, strategy: .iso8601.year().month().day()) }

  /// The review in a locale's language, as far as it is written in that.
  func written(in locale: Locale) -> Review {
    guard ContentLanguage(locale) == .english, let english else { return self }
    var review = self
    (review.author, review.text) = (english.author, english.text)
    return review
  }
}
