import SwiftUI

/// A goal: its tree of skills, one of which may be looked at, and its sprint.
@MainActor
final class GoalDetailViewModel: ObservableObject {
  @Published private(set) var goal: Goal
  @Published private(set) var selected: Skill?
  let services: GrowthServices

  init(goal: Goal, services: GrowthServices) {
    (self.goal, self.services) = (goal, services)
    services.analytics.track(.goalOpened(id: goal.id))
  }

  var tree: SkillTree { SkillTree(goal.skills) }

  /// Looks at a skill, or away from the one that is looked at.
  func select(_ skill: Skill) { selected = selected?.id == skill.id ? nil : skill }

  /// Returns the skills that a locked one still waits for.
  func missing(for skill: Skill) -> [Skill] {
    goal.skills.filter { skill.requires.contains($0.id) && $0.state != .done }
  }
}
