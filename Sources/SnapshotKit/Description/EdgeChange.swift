/// The insets of which some alone are others: `vertical` from 4 to 8.
struct EdgeChange: Equatable {
  /// The edge or both edges that changed; nil where several did, each in its own way.
  let edge: String?
  /// Both values, of several edges each with its name: `4 to 8`, `top 4 to 8, leading 0 to 2`.
  let values: String

  /// Compares insets as descriptions write them: one number, or those of the top, leading, bottom
  /// and trailing edges.
  ///
  /// nil where all edges are alike, before and after, or something is no number.
  init?(from before: String, to after: String) {
    guard let old = Self.edges(before), let new = Self.edges(after),
      Set(old).count > 1 || Set(new).count > 1
    else { return nil }
    let changed = old.indices.filter { old[$0] != new[$0] }
    guard let first = changed.first else { return nil }
    let values = "\(old[first]) to \(new[first])"
    let isOne = changed.allSatisfy { old[$0] == old[first] && new[$0] == new[first] }
    let name =
      switch changed {
      case [0, 2]: "vertical"
      case [1, 3]: "horizontal"
      default: changed.count == 1 ? Self.names[first] : nil
      }
    if isOne, let name {
      (edge, self.values) = (name, values)
    } else {
      edge = nil
      self.values =
        changed.map { "\(Self.names[$0]) \(old[$0]) to \(new[$0])" }.joined(separator: ", ")
    }
  }

  private static let names = ["top", "leading", "bottom", "trailing"]

  private static func edges(_ value: String) -> [Substring]? {
    let parts = value.split(separator: " ")
    guard parts.allSatisfy({ Double($0) != nil }) else { return nil }
    switch parts.count {
    case 1: return Array(repeating: parts[0], count: 4)
    case 4: return parts
    default: return nil
    }
  }
}
