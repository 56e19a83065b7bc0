import DisplayList
import Foundation

/// Gives names their room, the important ones first, so that none overlaps another.
struct LabelPlacement {
  private let canvas: CGRect
  private let measure: any TextMeasuring
  private let halo: RGBAColor
  private let markers: [OrientedBox]
  private let lines: [OrientedBox]
  /// The room of bars, panels and markers.
  private let taken: [OrientedBox]
  private(set) var labels: [PlacedLabel] = []

  /// Room between labels, and around markers, in points.
  private static let gap: CGFloat = 3
  /// Room between labels at the ends of their lines, so that two are not read as one, in points.
  private static let endGap: CGFloat = 10
  /// The least distance of one name's labels, in points.
  private static let repetition: CGFloat = 220
  /// The distance from a marker within which a name gives way to it, in points.
  private static let markerReach: CGFloat = 44
  /// The widest line of a name that is written level, in points.
  private static let widest: Double = 104

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - canvas: Labels lie wholly within it.
  ///   - obstacles: Bars and panels over the map.
  ///   - markers: The markers' room, which names near them give way to.
  ///   - lines: The room of lines over the map's base, such as routes.
  ///   - halo: The colour around letters.
  ///   - measure: The measurer of texts as they are drawn.
  init(
    canvas: CGRect, obstacles: [CGRect], markers: [CGRect], lines: [OrientedBox] = [],
    halo: RGBAColor, measure: any TextMeasuring
  ) {
    (self.canvas, self.measure, self.halo) = (canvas.insetBy(dx: 2, dy: 2), measure, halo)
    (self.markers, self.lines) = (markers.map { OrientedBox($0) }, lines)
    taken = obstacles.map { OrientedBox($0) } + self.markers
  }

  /// Places candidates by priority, importance, and order.
  mutating func place(_ candidates: [LabelCandidate]) {
    let order = candidates.indices.sorted { a, b in
      let (first, second) = (candidates[a], candidates[b])
      if first.priority != second.priority { return first.priority > second.priority }
      if first.importance != second.importance { return first.importance > second.importance }
      return a < b
    }
    for index in order { place(candidates[index]) }
  }

  private mutating func place(_ candidate: LabelCandidate) {
    switch candidate.anchor {
    case .point(let point): placeLevel(candidate, at: point)
    case .marker(let rect): placeBeside(rect, candidate)
    case .line(let window, let letters): placeAlong(window, letters, candidate)
    }
  }

  private mutating func placeLevel(_ candidate: LabelCandidate, at point: CGPoint) {
    let isCovered = markers.contains { $0.isNear(point, within: Self.markerReach) }
    guard !(candidate.yieldsToMarkers && isCovered) else { return }
    let text = styled(candidate)
    let size = measure.measure(text, width: Self.widest, height: .infinity).size
    let box = OrientedBox(center: point, size: size)
    if isClearOfLines(box) { _ = accept(box, text, candidate) }
  }

  /// Beneath a marker if there is room, else above, else at its sides: where no line runs, if there
  /// is such a side.
  private mutating func placeBeside(_ rect: CGRect, _ candidate: LabelCandidate) {
    let text = styled(candidate)
    let size = measure.measure(text, width: Self.widest, height: .infinity).size
    let (dx, dy) = ((rect.width + size.width) / 2 + 3, (rect.height + size.height) / 2 + 1)
    let sides: [(CGFloat, CGFloat)] = [(0, 1), (0, -1), (1, 0), (-1, 0)]
    let boxes = sides.map { sx, sy in
      OrientedBox(
        center: CGPoint(x: rect.midX + dx * sx, y: rect.midY + dy * sy), size: size)
    }
    for box in boxes where isClearOfLines(box) {
      if accept(box, text, candidate, gap: 0) { return }
    }
    for box in boxes where !isClearOfLines(box) {
      if accept(box, text, candidate, gap: 0) { return }
    }
  }

  private func isClearOfLines(_ box: OrientedBox) -> Bool { !lines.contains { $0.overlaps(box) } }

  private mutating func placeAlong(
    _ window: LineWindow, _ letters: Int, _ candidate: LabelCandidate
  ) {
    // Letters are at least two fifths of their size wide: most lines are too short at a glance.
    let estimate = CGFloat(Double(letters) * candidate.style.size * 0.4)
    guard window.length > estimate else { return }
    let text = styled(candidate)
    var size = measure.measure(text, width: .infinity, height: .infinity).size
    size.width += 2
    var namesakes = labels.indices.filter { labels[$0].bears(candidate.name) }
    var steps: [(length: CGFloat, most: Int)] = [(max(12, size.width / 2), 40)]
    // A name that has no room at steps of half a label may have it between them.
    if namesakes.isEmpty { steps.append((8, 24)) }
    let before = labels.count
    for step in steps where labels.count == before {
      for middle in Self.middles(window.length, step: step.length, most: step.most) {
        guard let box = window.box(at: middle, size: size, sag: size.height * 0.22),
          isFar(box, from: namesakes), crossesNoLine(box)
        else { continue }
        if accept(box, text, candidate) { namesakes.append(labels.count - 1) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a box is far from labels of its name.
  private func isFar(_ box: OrientedBox, from namesakes: [Int]) -> Bool {
    !namesakes.contains { labels[$0].box.isNear(box.center, within: Self.repetition) }
  }

  /// Returns a Boolean value that indicates whether no line runs across a street's name; it may run
  /// along it.
  private func crossesNoLine(_ box: OrientedBox) -> Bool {
    !lines.contains { $0.crosses(box) && $0.overlaps(box) }
  }

  /// Returns places along a line, the middle first and then outwards in steps, at most so many each
  /// way.
  private static func middles(
    _ length: CGFloat, step: CGFloat, most: Int
  ) -> some Sequence<CGFloat> {
    let count = min(most, Int(length / 2 / step))
    return (0...2 * count).lazy.map { place in
      let reach = CGFloat((place + 1) / 2) * step
      return place % 2 == 1 ? length / 2 + reach : length / 2 - reach
    }
  }

  /// Takes the room if it is free.
  private mutating func accept(
    _ box: OrientedBox, _ text: StyledText, _ candidate: LabelCandidate, gap: CGFloat = Self.gap
  ) -> Bool {
    guard box.isInside(canvas) else { return false }
    let spaced = box.insetBy(-gap)
    guard !taken.contains(where: { $0.overlaps(spaced) }) else { return false }
    let apart = box.widened(along: Self.endGap, across: gap)
    guard !labels.contains(where: { $0.box.overlaps(apart) }) else { return false }
    labels.append(
      PlacedLabel(name: candidate.name, text: text, halo: halo, box: box))
    return true
  }

  private func styled(_ candidate: LabelCandidate) -> StyledText {
    let style = candidate.style
    let font = ResolvedFont(size: style.size, weight: style.weight, isItalic: style.isItalic)
    return StyledText(
      runs: [
        .init(.text(candidate.name), attributes: .init(font: font), paint: .color(style.color))
      ],
      paragraph: ParagraphStyle(alignment: .center))
  }
}
