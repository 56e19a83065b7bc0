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

  /// Takes on the goal as it was changed on another page.
  func update(_ goal: Goal) {
    self.goal = goal
    selected = goal.skills.first { $0.id == selected?.id }
  }

  /// Looks at a skill, or away from the one that is looked at.
  func select(_ skill: Skill) { selected = selected?.id == skill.id ? nil : skill }

  /// Returns the skills that a locked one still waits for.
  func missing(for skill: Skill) -> [Skill] {
    goal.skills.filter { skill.requires.contains($0.id) && $0.state != .done }
  }
}
