/// The standing of a cell towards its approval.
enum CellStatus: String, Codable, Sendable, CaseIterable {
  /// The key or the pixels are the approved ones.
  case unchanged
  /// Pixels differ.
  case changed
  /// Pixels differ within a tolerance.
  case tolerated
  /// Nothing was approved.
  case missing
  /// Approved, but declared no more.
  case orphaned
  /// The screen could not be drawn.
  case failed
  /// Drawn or approved by this run.
  case written

  /// A Boolean value that indicates whether a run with such a cell must not pass.
  var isFailure: Bool {
    switch self {
    case .unchanged, .tolerated, .written: false
    case .changed, .missing, .orphaned, .failed: true
    }
  }
}

/// Decides whether a cell has changed.
enum Gate {
  /// Returns the status of what was drawn against what was approved.
  ///
  /// An equal key stands for equal pixels; where pixels were drawn, they decide.
  static func judge(_ drawn: CellReply.Picture, approved: Lock.Entry?) -> CellStatus {
    guard let approved else { return .missing }
    if let pixels = drawn.pixels {
      if pixels == approved.pixels { return .unchanged }
      return drawn.difference?.spent == nil ? .changed : .tolerated
    }
    return drawn.key == approved.key ? .unchanged : .changed
  }
}
