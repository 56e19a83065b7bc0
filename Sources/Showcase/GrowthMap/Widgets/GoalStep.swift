/// The thing to do next for a goal.
struct GoalStep: Hashable {
  let title: String
  /// The name of the symbol before the title.
  let icon: String

  /// Returns the first task of the sprint that is not done; of a sprint that is over, the first
  /// skill to learn; nil where all is done.
  init?(of goal: Goal) {
    if let task = goal.sprint.tasks.first(where: { !$0.done }) {
      (title, icon) = (task.title, "circle")
    } else if let skill = goal.skills.first(where: { $0.state == .available }) {
      (title, icon) = (skill.title, skill.icon)
    } else {
      return nil
    }
  }
}
