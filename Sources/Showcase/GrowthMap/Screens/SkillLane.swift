import SwiftUI

/// A line from the side of a node's circle, down in the margin, to the sides of others.
struct SkillLane: Shape {
  /// A circle that a lane meets, and at what height.
  struct End {
    let circle: CGRect
    /// The distance below the circle's middle, in shares of its height.
    let offset: CGFloat
  }

  let from: End
  let to: [End]
  /// The number of lanes between this one and the circles.
  let place: Int
  let isMirrored: Bool

  private static let radius: CGFloat = 5

  /// Returns the distance of a lane from the circles, in points.
  ///
  /// The margin is narrow: the longest names need the width.
  static func distance(_ place: Int) -> CGFloat { 9 + 11 * CGFloat(place) }

  nonisolated func path(in rect: CGRect) -> Path {
    let inward: CGFloat = isMirrored ? -1 : 1
    let edge = isMirrored ? from.circle.maxX : from.circle.minX
    let x = rect.minX + edge - inward * Self.distance(place)
    func point(_ end: End) -> CGPoint {
      // A circle is narrower beside its middle.
      let side = end.circle.width * (0.25 - end.offset * end.offset).squareRoot()
      return CGPoint(
        x: rect.minX + end.circle.midX - inward * side,
        y: rect.minY + end.circle.midY + end.circle.height * end.offset)
    }
    return Path { path in
      let start = point(from)
      path.move(to: start)
      path.addLine(to: CGPoint(x: x + inward * Self.radius, y: start.y))
      path.addQuadCurve(
        to: CGPoint(x: x, y: start.y + Self.radius), control: CGPoint(x: x, y: start.y))
      let ends = to.sorted { $0.circle.minY > $1.circle.minY }
      for (index, end) in ends.enumerated() {
        let target = point(end)
        let bend = CGPoint(x: x, y: target.y - Self.radius)
        // The first one is farthest: its line is the trunk of all others.
        if index == 0 { path.addLine(to: bend) } else { path.move(to: bend) }
        path.addQuadCurve(
          to: CGPoint(x: x + inward * Self.radius, y: target.y),
          control: CGPoint(x: x, y: target.y))
        path.addLine(to: target)
      }
    }
  }
}

/// The heights at which lanes meet the circles of skills: a lane alone at the middle, several
/// around it, each at its own.
///
/// From the top come the lanes that end at the skill, inner ones first, so that an outer one comes
/// in beneath those that it would cross; lowest is the one that begins there.
struct LaneHeights {
  private let lanes: [SkillTree.Lane]

  /// Creates the heights of a column's lanes.
  init(_ lanes: [SkillTree.Lane]) { self.lanes = lanes }

  /// Returns the end of a lane at a skill's circle.
  func end(of lane: SkillTree.Lane, at skill: String, circle: CGRect) -> SkillLane.End {
    SkillLane.End(circle: circle, offset: offset(of: lane, at: skill))
  }

  /// Returns the distance of a lane's end below the middle of a skill's circle, in shares of the
  /// circle's height.
  func offset(of lane: SkillTree.Lane, at skill: String) -> CGFloat {
    let entering = lanes.filter { $0.to.contains(skill) }.sorted { $0.place < $1.place }
    let meeting = entering + lanes.filter { $0.from == skill }
    guard meeting.count > 1, let index = meeting.firstIndex(of: lane) else { return 0 }
    let gaps = CGFloat(meeting.count - 1)
    // The outermost stay where a circle's side is still steep.
    return (CGFloat(index) - gaps / 2) * min(0.24, 0.7 / gaps)
  }
}
