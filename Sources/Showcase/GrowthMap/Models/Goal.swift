import Foundation

/// A goal of the growth map, with its tree of skills and the sprint under way.
struct Goal: Codable, Sendable, Hashable, Identifiable {
  let id: String
  /// The name of the symbol on the goal's card.
  let icon: String
  let due: CalendarDay
  let title: String
  /// The reason for the goal.
  let reason: String
  var skills: [Skill]
  var sprint: Sprint

  /// The share of the tree that is done, 0 to 1.
  var progress: Double {
    skills.isEmpty ? 0 : skills.reduce(0) { $0 + $1.progress } / Double(skills.count)
  }

  /// The goals, in the order of the list.
  static func load() throws(ShowcaseDataError) -> [Goal] {
    try load(json: ShowcaseResource.data(of: file))
  }

  /// Reads goals from JSON and checks that each tree of skills holds together.
  static func load(json: Data) throws(ShowcaseDataError) -> [Goal] {
    let goals = try ShowcaseResource.decode(File.self, from: json, named: file).goals
    for goal in goals { try goal.validate() }
    return goals
  }

  /// A skill comes after all that it requires, so that the tree has no cycle.
  private func validate() throws(ShowcaseDataError) {
    var known: Set<String> = []
    for skill in skills {
      for required in skill.requires where !known.contains(required) {
        throw .inconsistent(
          file: Self.file, item: "\(id)/\(skill.id)",
          reason: "requires \(required), which does not come before it")
      }
      known.insert(skill.id)
    }
  }

  private static let file = "goals.json"

  private struct File: Decodable {
    let goals: [Goal]
  }
}
