import LayoutEngine

/// Measures a text as a leaf of the layout.
final class TextMeasure: LeafRule {
  private let text: StyledText
  private let measuring: any TextMeasuring
  /// The text in as much room as it wants, which most answers begin with.
  private lazy var ideal = measuring.measure(text, width: .infinity, height: .infinity)

  init(_ text: StyledText, by measuring: any TextMeasuring) {
    (self.text, self.measuring) = (text, measuring)
  }

  /// The height that a text may lack without losing a line, in points: a stack that is offered the
  /// sum of its parts hands it out again by differences, and rounding must not take a line.
  private static let slack = 1.0 / 256

  /// The text's size under a proposal, and the proposals under which its lines are the same.
  func measure(_ proposal: Proposal) -> LeafSize {
    // Offered no width, a text can shrink to nothing: its words are cut or broken before its
    // neighbours overflow, and so stacks must know it as flexible. They ask each text so: to break
    // it by its characters, as SwiftUI does, takes three quarters more time for all screens.
    if proposal.width == 0 {
      return LeafSize(.zero, range: ProposalRange(width: .only(0), height: .all))
    }
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    if ideal.isWhole, width >= ideal.size.width {
      return answer(ideal, height: height, width: .from(ideal.size.width), at: width)
    }
    let metrics = measuring.measure(text, width: width, height: .infinity)
    return answer(metrics, height: height, width: .only(proposal.width), at: width)
  }

  /// The answer that was measured under an infinite height, if that height is there.
  private func answer(
    _ metrics: TextMetrics, height: Double, width range: LengthRange, at width: Double
  ) -> LeafSize {
    let enough = metrics.size.height - Self.slack
    if metrics.isWhole, height >= enough {
      return LeafSize(metrics, range: ProposalRange(width: range, height: .from(enough)))
    }
    return LeafSize(
      measuring.measure(text, width: width, height: height + Self.slack), range: nil)
  }
}

extension TextMetrics {
  /// A Boolean value that indicates whether the text is complete, at its own size.
  fileprivate var isWhole: Bool { !isTruncated && scale == 1 }
}

extension LengthRange {
  /// All lengths from one on, and the ideal.
  fileprivate static func from(_ length: Double) -> LengthRange {
    LengthRange(length, .infinity, includesIdeal: true)
  }
}

extension LeafSize {
  fileprivate init(_ metrics: TextMetrics, range: ProposalRange?) {
    self.init(
      Size(width: metrics.size.width, height: metrics.size.height),
      firstBaseline: metrics.firstBaseline, lastBaseline: metrics.lastBaseline, range: range)
  }
}
