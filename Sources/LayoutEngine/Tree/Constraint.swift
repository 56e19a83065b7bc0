/// The room in one axis, in points.
public enum Constraint: Hashable, Sendable {
  /// The box has this size, whatever its style says.
  case exactly(Double)
  /// The box has this much room (up to infinity) and takes what it needs.
  case atMost(Double)
  /// The box is as small as its content allows.
  case minContent
  /// The box is as large as its content likes.
  case maxContent
}

extension Constraint {
  /// The length that percentages refer to when none is given beside the constraint.
  var percentageBasis: Double {
    switch self {
    case .exactly(let value), .atMost(let value):
      value.isFinite ? value.asSize : .indefinite
    case .minContent, .maxContent: .indefinite
    }
  }
}
