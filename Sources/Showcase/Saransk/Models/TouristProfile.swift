/// Who is signed in.
struct TouristProfile: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let displayName: String
  let email: String
}

/// A sight that somebody has been to.
struct Visit: Codable, Sendable, Hashable, Identifiable {
  let sight: POI.ID
  /// The day, as `2024-08-21`.
  let date: String

  var id: POI.ID { sight }
}
