/// The memory that the device has of the app from launch to launch.
struct DeviceMemory: Codable, Hashable, Sendable {
  /// A Boolean value that indicates whether the onboarding was seen, or was never needed.
  var hasLaunched = false
  var isReminding = true
  /// A Boolean value that indicates whether the person has signed out, and wants to stay so.
  var isSignedOut = false
  /// Goals as they were changed, until the server has taken them.
  private(set) var unsaved: [Goal] = []

  /// Keeps a goal in place of its older version.
  mutating func hold(_ goal: Goal) {
    if let index = unsaved.firstIndex(where: { $0.id == goal.id }) {
      unsaved[index] = goal
    } else {
      unsaved.append(goal)
    }
  }

  /// Forgets a goal that was saved; what was changed since stays.
  mutating func release(_ goal: Goal) { unsaved.removeAll { $0 == goal } }

  /// Puts the kept goals in place of those that a server still has as they were.
  func merged(into goals: [Goal]) -> [Goal] {
    unsaved.reduce(into: goals) { goals, goal in
      if let index = goals.firstIndex(where: { $0.id == goal.id }) {
        goals[index] = goal
      } else {
        goals.append(goal)
      }
    }
  }
}
