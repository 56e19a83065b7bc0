/// A sample of people, visits, badges and points.
struct Community: Codable, Sendable {
  let user: TouristProfile
  let history: [Visit]
  /// The sights that the person has marked with a heart.
  let favourites: [POI.ID]
  let routes: Int
  let reviews: Int
  let badges: [Badge]
  let leaderboard: [LeaderboardEntry]

  /// The sample, read once.
  @MainActor static let sample = SampleData { try Community.load() }

  /// Reads the sample.
  static func load() throws(ShowcaseDataError) -> Community {
    try ShowcaseResource.decode(Community.self, from: "Saransk/community.json")
  }
}
