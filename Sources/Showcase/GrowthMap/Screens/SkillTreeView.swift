import Components
import SwiftUI

/// The skills of a goal in rows, with lines from each to those that require it.
///
/// A tree that is wider than its room scrolls sideways; one that is narrower spreads over it. Where
/// type is so large that a row would not fit, the skills stand in one column.
struct SkillTreeView: View {
  let tree: SkillTree
  let selected: Skill.ID?
  let select: @MainActor (Skill) -> Void

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if typeSize.isAccessibilitySize {
      column
    } else {
      ViewThatFits(in: .horizontal) {
        rows.frame(maxWidth: .infinity)
        // From edge to edge of its card, so that a node that is cut shows that there are more.
        ScrollView(.horizontal, showsIndicators: false) {
          rows.padding(.horizontal, AppSpacing.md)
        }
        .padding(.horizontal, -AppSpacing.md)
      }
    }
  }

  /// The skills one beneath the other, each with the width for its name, and their lines in the
  /// margin.
  private var column: some View {
    let lanes = tree.lanes
    let heights = LaneHeights(lanes)
    return VStack(alignment: .leading, spacing: AppSpacing.lg) {
      ForEach(tree.rows.flatMap { $0 }) { skill in
        SkillNodeView(skill: skill, isSelected: skill.id == selected) { select(skill) }
      }
    }
    .padding(.leading, lanes.map { SkillLane.distance($0.place) + 2 }.max() ?? 0)
    .frame(maxWidth: .infinity, alignment: .leading)
    .backgroundPreferenceValue(SkillAnchors.self) { anchors in
      GeometryReader { room in
        ForEach(lanes, id: \.self) { lane in
          if let from = anchors[lane.from] {
            let line = SkillLane(
              from: heights.end(of: lane, at: lane.from, circle: room[from]),
              to: lane.to.compactMap { skill in
                anchors[skill].map { heights.end(of: lane, at: skill, circle: room[$0]) }
              },
              place: lane.place, isMirrored: direction == .rightToLeft)
            // It leads over those that it crosses, so that none seems to turn off there.
            line.stroke(style: StrokeStyle(lineWidth: 8)).blendMode(.destinationOut)
            line.stroke(tint(from: lane.from), style: stroke(from: lane.from))
          }
        }
      }
      .compositingGroup()
      .accessibilityHidden(true)
    }
  }

  private var isLarge: Bool { horizontalSizeClass == .regular }

  private var rows: some View {
    // Lines that lead to a neighbour's head need height for their bends.
    VStack(spacing: isLarge ? 92 : 56) {
      ForEach(Array(tree.rows.enumerated()), id: \.offset) { _, row in
        HStack(alignment: .top, spacing: AppSpacing.sm) {
          ForEach(row) { skill in
            SkillNodeView(skill: skill, isSelected: skill.id == selected) { select(skill) }
              .frame(maxWidth: isLarge ? 260 : 200)
          }
        }
      }
    }
    .padding(.vertical, AppSpacing.sm)
    .backgroundPreferenceValue(SkillAnchors.self) { anchors in
      GeometryReader { room in
        ForEach(linksInOrder, id: \.self) { link in
          if let from = anchors[link.from], let to = anchors[link.to] {
            SkillLink(from: room[from], to: room[to])
              .stroke(tint(from: link.from), style: stroke(from: link.from))
          }
        }
      }
      .accessibilityHidden(true)
    }
  }

  /// The links, those from what is done on top: a translucent dash would soil the end of a line
  /// that it meets.
  private var linksInOrder: [SkillTree.Link] {
    tree.links.filter { !isDone($0.from) } + tree.links.filter { isDone($0.from) }
  }

  private func tint(from skill: String) -> Color {
    isDone(skill) ? GrowthStyle.done : Color(.secondaryLabel)
  }

  private func stroke(from skill: String) -> StrokeStyle {
    StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .round, dash: isDone(skill) ? [] : [2, 5])
  }

  private func isDone(_ skill: String) -> Bool {
    tree.rows.joined().first { $0.id == skill }?.state == .done
  }
}

/// A line from the foot of one node, in a curve, to the head of another.
struct SkillLink: Shape {
  let from: CGRect
  let to: CGRect

  /// The distance of a line from its nodes, in points: beyond the ring around a selected one.
  static let gap: CGFloat = 7

  nonisolated func path(in rect: CGRect) -> Path {
    let start = CGPoint(x: rect.minX + from.midX, y: rect.minY + from.maxY + Self.gap)
    let end = CGPoint(x: rect.minX + to.midX, y: rect.minY + to.minY - Self.gap)
    let bend = (end.y - start.y) / 2
    return Path { path in
      path.move(to: start)
      path.addCurve(
        to: end, control1: CGPoint(x: start.x, y: start.y + bend),
        control2: CGPoint(x: end.x, y: end.y - bend))
    }
  }
}
