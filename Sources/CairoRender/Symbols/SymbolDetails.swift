import DisplayList
import Foundation

/// The details of a drawing: fine lines, lines and solid forms that are smaller than one of its
/// areas or rings, and what the drawing itself makes thinner.
///
/// The outline has the stroke of the text; details give way to it above the regular weight, as far
/// as gaps between them and to what is beside them need.
struct SymbolDetails {
  /// The strokes at the heaviest weight of the details that give way, by their shapes' numbers.
  let strokes: [Int: CGFloat]

  /// The gap that is left beside a detail at the heaviest weight.
  private static let gap: CGFloat = 3.6

  /// Measures a drawing.
  ///
  /// - Parameters:
  ///   - source: The drawing as it lies at the heaviest weight.
  ///   - heaviest: The stroke of its outline at the heaviest weight.
  init(of source: SymbolSource, heaviest: CGFloat) {
    let shapes = source.shapes
    let full = shapes.map { $0.stroke(heaviest: heaviest) }
    let isDetail = Self.details(of: shapes)
    let outlines = shapes.map(\.outlines)
    var strokes: [Int: CGFloat] = [:]
    for index in shapes.indices where isDetail[index] || shapes[index].black != nil {
      var widest = full[index]
      for other in shapes.indices
      where isDetail[index] && Self.leavesGap(shapes, index, other) {
        // The gap is what half of either stroke leaves of the distance; two details give way
        // alike, or one as far as the other needs.
        let room =
          Self.distance(outlines[index], outlines[other], isSame: index == other)
          - Self.gap
        let beside = 2 * room - full[other]
        widest = min(widest, isDetail[other] ? max(room, beside) : beside)
      }
      for other in shapes.indices
      where isDetail[index] && isDetail[other] && Self.areLines(shapes, index, other) {
        widest = min(
          widest,
          Self.opening(outlines[index], outlines[other]) / (1 + SymbolGaps.barbShare))
      }
      if widest < full[index] || shapes[index].black != nil {
        strokes[index] = max(widest, shapes[index].regularStroke)
      }
    }
    self.strokes = strokes
  }

  private static func details(of shapes: [SymbolShape]) -> [Bool] {
    let boxes = shapes.map(\.path.inkRect)
    return shapes.indices.map { index in
      let shape = shapes[index]
      guard shape.form == .line || shape.form == .solid else { return false }
      return shape.isFine
        || shapes.indices.contains {
          shapes[$0].stands(with: shape) && boxes[$0].area > boxes[index].area + 1
            && (shapes[$0].isGround || shapes[$0].isRing && boxes[$0].contains(boxes[index]))
        }
    }
  }

  /// Returns a Boolean value that indicates whether nothing but their distance keeps two shapes
  /// apart: what lies over another has a gap around it, but none to what is drawn after it.
  private static func leavesGap(_ shapes: [SymbolShape], _ index: Int, _ other: Int) -> Bool {
    shapes[index].stands(with: shapes[other])
      && !shapes[max(index, other)].isOver
  }

  /// Returns a Boolean value that indicates whether two shapes are lines of one variant.
  private static func areLines(_ shapes: [SymbolShape], _ index: Int, _ other: Int) -> Bool {
    shapes[index].form == .line && shapes[other].form == .line
      && shapes[index].stands(with: shapes[other])
  }

  /// Returns the smallest distance of barbs from their shafts; infinite where there are no arrows.
  private static func opening(
    _ outlines: [SymbolOutline], _ others: [SymbolOutline]
  ) -> CGFloat {
    var least = CGFloat.infinity
    for outline in outlines {
      for other in others {
        least = min(least, outline.opening(to: other), other.opening(to: outline))
      }
    }
    return least
  }

  private static func distance(
    _ outlines: [SymbolOutline], _ others: [SymbolOutline], isSame: Bool
  ) -> CGFloat {
    var least = CGFloat.infinity
    for (index, outline) in outlines.enumerated() {
      for other in others.dropFirst(isSame ? index : 0) {
        least = min(least, outline.distance(to: other))
      }
    }
    return least
  }
}

extension SymbolShape {
  /// A Boolean value that indicates whether what is smaller is a detail of it.
  fileprivate var isGround: Bool { form == .area && !isCut }

  /// A Boolean value that indicates whether it is a line around what it encloses.
  fileprivate var isRing: Bool { form == .line && !isCut && outlines.allSatisfy(\.isClosed) }

  /// Returns a Boolean value that indicates whether there is a variant with both shapes.
  fileprivate func stands(with other: SymbolShape) -> Bool {
    [false, true].contains { stands(inFilled: $0) && other.stands(inFilled: $0) }
  }
}

extension CGRect {
  /// The size of the rectangle; zero of the null one.
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
