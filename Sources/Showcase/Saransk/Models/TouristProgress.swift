/// The progress of a tourist, in figures.
struct TouristProgress: Hashable, Sendable {
  let visits: Int
  let routes: Int
  let reviews: Int

  /// The number of points in a level.
  static let levelStep = 250

  /// 50 for a visit, 100 for a route, 20 for a review.
  var points: Int { visits * 50 + routes * 100 + reviews * 20 }
  var level: Int { points / Self.levelStep + 1 }
  /// The points with which the next level begins.
  var nextLevelPoints: Int { level * Self.levelStep }
  /// The number of points to earn before the next level.
  var missingPoints: Int { nextLevelPoints - points }
  /// The share of the level that is done, from 0 to 1.
  var levelProgress: Double { Double(points % Self.levelStep) / Double(Self.levelStep) }
}
