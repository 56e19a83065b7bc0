import DisplayList
import Foundation

/// The gaps between the lines of a drawing, and between them and its areas.
///
/// Two places face each other across a gap where the way from one to the other is square to both
/// outlines, as between the bars of a waveform or the sides of a ring.
struct SymbolGaps {
  /// The widest line that leaves gaps of six tenths of it between two lines, and as wide as itself
  /// within one; nil where there are no gaps.
  let openStroke: CGFloat?

  /// The smallest part of a line's width that is left beside it.
  static let share: CGFloat = 0.6
  /// Middle lines that are closer touch each other at the regular weight.
  fileprivate static let contact: CGFloat = 10
  /// The distance of the places that are looked at.
  private static let step: CGFloat = 4
  /// The sine of the angle by which a way may lean and count as square.
  fileprivate static let lean: CGFloat = 0.2

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
    let isLine = shape.form == .line
    let ratio: CGFloat = shape.isFine ? 0.7 : hasFill ? 0.8 : 1
    return shape.path.flattened().compactMap {
      Outline($0, isLine: isLine, ratio: ratio, isFlat: shape.form == .flat, step: step)
    }
  }

  /// A part of a path as places with directions.
  fileprivate struct Outline {
    struct Place {
      var point: CGPoint
      /// The direction of the path, of the length 1.
      var direction: CGPoint
      /// 1 where the path ends, -1 where it begins, else 0.
      var end: CGFloat = 0
    }

    var places: [Place] = []
    let isLine: Bool
    /// The ratio of its stroke to the pen's line.
    let ratio: CGFloat
    let isFlat: Bool

    /// Creates an outline; nil for a dot.
    init?(_ points: [CGPoint], isLine: Bool, ratio: CGFloat, isFlat: Bool, step: CGFloat) {
      (self.isLine, self.ratio, self.isFlat) = (isLine, ratio, isFlat)
      for (a, b) in zip(points, points.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { continue }
        let direction = CGPoint(x: dx / length, y: dy / length)
        let count = max(1, Int(length / step))
        for index in 0..<count {
          let share = CGFloat(index) / CGFloat(count)
          places.append(
            Place(
              point: CGPoint(x: a.x + dx * share, y: a.y + dy * share), direction: direction))
        }
        if b == points.last { places.append(Place(point: b, direction: direction)) }
      }
      guard places.count > 1 else { return nil }
      let (first, last) = (places[0].point, places[places.count - 1].point)
      if hypot(first.x - last.x, first.y - last.y) > 1 {
        places[0].end = -1
        places[places.count - 1].end = 1
      }
    }

    /// Returns the widest line of the pen that leaves a gap to another outline.
    func openStroke(beside other: Outline, isSame: Bool) -> CGFloat {
      var least = CGFloat.infinity
      for a in places {
        for b in other.places {
          let (dx, dy) = (b.point.x - a.point.x, b.point.y - a.point.y)
          let distance = (dx * dx + dy * dy).squareRoot()
          guard distance > SymbolGaps.contact, distance < least else { continue }
          let way = CGPoint(x: dx / distance, y: dy / distance)
          if a.faces(way), b.faces(CGPoint(x: -way.x, y: -way.y)) { least = distance }
        }
      }
      // The gap is what strokes leave of the distance: d - w = share w between two lines.
      let share = isSame ? 1 : SymbolGaps.share
      if other.isLine {
        return least / (max(ratio, other.ratio) * share + (ratio + other.ratio) / 2)
      }
      let area = other.isFlat ? 0 : SymbolStroke.stem(.regular) / 2
      return (least - area) / (ratio * (share + 0.5))
    }
  }
}

extension SymbolGaps.Outline.Place {
  /// Returns a Boolean value that indicates whether a way leads square from the path, or onwards
  /// from its end.
  fileprivate func faces(_ way: CGPoint) -> Bool {
    let along = way.x * direction.x + way.y * direction.y
    return abs(along) < SymbolGaps.lean || along * end > 0
  }
}
