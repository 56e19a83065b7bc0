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
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    if ideal.isWhole, width >= ideal.size.width {
      return answer(ideal, height: height, width: .from(ideal.size.width), at: width)
    }
    if width < ideal.widestCharacter { return narrowest(height: height) }
    let metrics = measuring.measure(text, width: width, height: .infinity)
    return answer(metrics, height: height, width: .only(proposal.width), at: width)
  }

  /// The answer where not even each character has room: they stand one below the other, as many as
  /// the height and the limit of lines allow, and at least one.
  ///
  /// Stacks ask each text so, to learn how flexible it is. The answer therefore follows from the
  /// text's ideal size: to break it by its characters would take three quarters more time for all
  /// screens.
  private func narrowest(height: Double) -> LeafSize {
    let paragraph = text.paragraph
    let most = min(ideal.characterCount, paragraph.lineLimit ?? ideal.characterCount)
    let spacing = paragraph.lineSpacing
    let idealLines = paragraph.reservesSpace ? max(ideal.lineCount, most) : ideal.lineCount
    var line = (ideal.size.height + spacing) / Double(max(1, idealLines)) - spacing
    var width = ideal.widestCharacter
    var baseline = ideal.firstBaseline
    var room = (height + spacing + Self.slack) / (line + spacing)
    if paragraph.minimumScaleFactor < 1, min(Double(most), room) < Double(ideal.characterCount) {
      let scale = max(0.01, paragraph.minimumScaleFactor)
      (line, width, baseline) = (line * scale, width * scale, baseline * scale)
      room = (height + spacing + Self.slack) / (line + spacing)
    }
    let count = max(1, min(Double(most), room.rounded(.down)))
    let tall = (line + spacing) * count - spacing
    return LeafSize(
      Size(width: width, height: tall), firstBaseline: baseline,
      lastBaseline: baseline + tall - line,
      range: ProposalRange(
        width: LengthRange(-.infinity, ideal.widestCharacter.nextDown),
        height: count < Double(most) ? .only(height) : .from(tall)))
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
