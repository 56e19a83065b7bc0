import Foundation

/// Who is signed in.
struct TouristProfile: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let displayName: String
  let email: String
  /// The name in Latin letters; nil for a name that is written in one way.
  var latinName: String?

  /// The name as people of a locale read it.
  func name(in locale: Locale) -> String {
    ContentLanguage(locale) == .english ? latinName ?? displayName : displayName
  }
}

/// A sight that somebody has been to.
struct Visit: Codable, Sendable, Hashable, Identifiable {
  let sight: POI.ID
  /// The day, as `2024-08-21`.
  let date: String

  var id: POI.ID { sight }
}
