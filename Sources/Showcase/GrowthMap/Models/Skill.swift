/// A node of a goal's tree of skills.
struct Skill: Codable, Sendable, Hashable, Identifiable {
  /// The state of a node.
  enum State: Hashable, Sendable, CaseIterable { case locked, available, done }

  let id: String
  let title: String
  /// The name of the symbol in the node.
  let icon: String
  /// The share that is learned, 0 to 1.
  var progress: Double
  var locked: Bool
  /// The ids of the skills that come before it.
  let requires: [String]

  var state: State { locked ? .locked : progress >= 1 ? .done : .available }
}
