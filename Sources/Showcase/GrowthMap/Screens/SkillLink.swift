import SwiftUI

/// A line from the foot of one node, in a curve, to the head of another.
struct SkillLink: Shape {
  let from: CGRect
  let to: CGRect

  /// The distance of a line from its nodes, in points: beyond the ring around a selected one.
  static let gap: CGFloat = 7

  nonisolated func path(in rect: CGRect) -> Path {
    let (start, end) = ends(in: rect)
    let bend = (end.y - start.y) / 2
    return Path { path in
      path.move(to: start)
      path.addCurve(
        to: end, control1: CGPoint(x: start.x, y: start.y + bend),
        control2: CGPoint(x: end.x, y: end.y - bend))
    }
  }

  nonisolated private func ends(in rect: CGRect) -> (start: CGPoint, end: CGPoint) {
    (
      CGPoint(x: rect.minX + from.midX, y: rect.minY + from.maxY + Self.gap),
      CGPoint(x: rect.minX + to.midX, y: rect.minY + to.minY - Self.gap)
    )
  }

  /// The length of the line, in points, as the sum of short chords.
  nonisolated var length: CGFloat {
    let (start, end) = ends(in: .zero)
    // With control points beneath and above the ends, x is a smooth step of the line's parameter.
    let points = (0...32).map { step in
      let t = CGFloat(step) / 32
      let across = t * t * (3 - 2 * t)
      let down = t * (1.5 - t * (1.5 - t))
      return CGPoint(x: (end.x - start.x) * across, y: (end.y - start.y) * down)
    }
    return zip(points, points.dropFirst()).reduce(0) { sum, chord in
      sum + hypot(chord.1.x - chord.0.x, chord.1.y - chord.0.y)
    }
  }
}

/// Dashed lines between nodes, as one area: a translucent colour is no darker where they meet.
struct DashedLinks: Shape {
  let links: [SkillLink]
  let width: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path { area in
      for link in links {
        area.addPath(link.path(in: rect).strokedPath(style(of: link)))
      }
    }
  }

  /// The style of a line whose first and last dash are whole, so that the dashes of lines that meet
  /// at a node lie upon each other.
  nonisolated private func style(of link: SkillLink) -> StrokeStyle {
    let (dash, gap, length) = (width, 2.5 * width, link.length)
    let count = max(1, ((length - dash) / (dash + gap)).rounded())
    return StrokeStyle(
      lineWidth: width, lineCap: .round, lineJoin: .round,
      dash: length > 2 * dash ? [dash, (length - dash) / count - dash] : [])
  }
}
