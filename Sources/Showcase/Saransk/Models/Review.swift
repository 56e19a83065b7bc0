import Foundation

/// The review of a sight by a visitor.
struct Review: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let sight: POI.ID
  let author: String
  /// 1 to 5.
  let stars: Int
  /// The day, as `2024-08-21`.
  let date: String
  let text: String

  /// The beginning of the day; nil if it is none.
  var day: Date? { try? Date(date, strategy: .iso8601.year().month().day()) }
}
