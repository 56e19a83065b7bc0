import DisplayList
import Foundation

/// The gaps between the lines of a drawing, and between them and its areas, where it stands in
/// another.
struct SymbolGaps {
  /// The widest line that leaves gaps of six tenths of it between two lines, a third of it between
  /// the ends of two and beside a dot, and as wide as itself within one; nil where there are no
  /// gaps.
  let openStroke: CGFloat?

  /// The smallest part of a line's width that is left beside it.
  static let share: CGFloat = 0.6
  /// The smallest part of a line's width that is left at its end beside another that it meets, as
  /// between a barb and the shaft of an arrow: with less the head is a lump.
  static let barbShare: CGFloat = 0.3
  /// The smallest part of a line's width that is left between its end and another's or a dot, which
  /// are round and read apart with less than two bars do: an exclamation mark is bold with it.
  static let endShare: CGFloat = 0.3

  /// Measures a drawing as it stands in others: filled, its details cut out.
  init(of source: SymbolSource) {
    let shapes = source.shapes.filter { $0.stands(inFilled: true) && !$0.isCut }
    let outlines = shapes.map { Self.outlines(of: $0, hasFill: source.hasFill) }
    var least = CGFloat.infinity
    for (index, outline) in outlines.joined().enumerated() where outline.isLine {
      for (other, another) in outlines.joined().enumerated() {
        // Two lines are looked at once.
        if another.isLine, other < index { continue }
        least = min(least, outline.openStroke(beside: another, isSame: other == index))
      }
    }
    openStroke = least.isFinite ? least : nil
  }

  private static func outlines(of shape: SymbolShape, hasFill: Bool) -> [Outline] {
    let ratio: CGFloat = shape.isFine ? 0.7 : hasFill ? 0.8 : 1
    return shape.outlines.filter { !$0.isDot }.map {
      Outline(
        outline: $0, isLine: shape.form == .line, ratio: ratio, isFlat: shape.form == .flat)
    }
  }

  private struct Outline {
    let outline: SymbolOutline
    let isLine: Bool
    /// The ratio of its stroke to the pen's line.
    let ratio: CGFloat
    let isFlat: Bool

    /// Returns the widest line of the pen that leaves a gap to another outline.
    func openStroke(beside other: Outline, isSame: Bool) -> CGFloat {
      guard !isSame else {
        return openStroke(beside: other, at: outline.distance(to: other.outline), share: 1)
      }
      let beside = outline.distance(to: other.outline, betweenEnds: false)
      let ends = outline.distance(to: other.outline, betweenEnds: true)
      let open = min(
        openStroke(beside: other, at: beside, share: SymbolGaps.share),
        openStroke(beside: other, at: ends, share: SymbolGaps.endShare))
      guard other.isLine else { return open }
      let (wider, middle) = (max(ratio, other.ratio), (ratio + other.ratio) / 2)
      return min(open, opening(to: other) / (wider * SymbolGaps.barbShare + middle))
    }

    /// Returns the widest line of the pen that leaves a share of itself of a distance.
    private func openStroke(
      beside other: Outline, at distance: CGFloat, share: CGFloat
    ) -> CGFloat {
      // The gap is what strokes leave of the distance: d - w = share w between two lines.
      if other.isLine {
        return distance / (max(ratio, other.ratio) * share + (ratio + other.ratio) / 2)
      }
      let area = other.isFlat ? 0 : SymbolStroke.stem(.regular) / 2
      return (distance - area) / (ratio * (share + 0.5))
    }

    /// Returns the distance of either line's ends from the other where they meet.
    private func opening(to other: Outline) -> CGFloat {
      min(outline.opening(to: other.outline), other.outline.opening(to: outline))
    }
  }
}
