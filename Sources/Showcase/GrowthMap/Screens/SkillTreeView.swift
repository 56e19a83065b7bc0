import Components
import SwiftUI

/// The skills of a goal in rows, with lines from each to those that require it.
///
/// A tree that is wider than its room scrolls sideways; one that is narrower spreads over it. Where
/// type is so large that a row does not fit, the skills stand in one column.
struct SkillTreeView: View {
  let tree: SkillTree
  let selected: Skill.ID?
  let select: @MainActor (Skill) -> Void

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 64
  /// The width of what shows of a tree that scrolls, in points.
  @State private var visible: CGFloat = 0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      rows(isScrolling: false).frame(maxWidth: .infinity)
      if typeSize.isAccessibilitySize {
        column
      } else {
        // From edge to edge of its card, so that a node that is cut shows that there are more.
        ScrollView(.horizontal, showsIndicators: false) {
          rows(isScrolling: true).padding(.horizontal, AppSpacing.md)
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          visible = $0
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
        SkillNodeView(skill: skill, isSelected: skill.id == selected, isInColumn: true) {
          select(skill)
        }
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

  /// The width of a node, in points.
  private var nodeWidth: CGFloat { SkillNodeView.width(side: side, isLarge: isLarge) }

  /// The width of a node's place such that the scroll view ends at the middle of a node, which so
  /// shows that there are more.
  private var place: CGFloat {
    let room = visible - AppSpacing.md
    return room / (max(1, (room / nodeWidth - 0.5).rounded(.down)) + 0.5)
  }

  private func rows(isScrolling: Bool) -> some View {
    // Lines that lead to a neighbour's head need height for their bends.
    VStack(spacing: isLarge ? 92 : 56) {
      ForEach(Array(tree.rows.enumerated()), id: \.offset) { _, row in
        HStack(alignment: .top, spacing: isScrolling ? 0 : AppSpacing.sm) {
          ForEach(row) { skill in
            SkillNodeView(skill: skill, isSelected: skill.id == selected) { select(skill) }
              .frame(minWidth: isScrolling ? place : nil, maxWidth: isLarge ? 420 : 200)
          }
        }
      }
    }
    .padding(.vertical, AppSpacing.sm)
    .backgroundPreferenceValue(SkillAnchors.self) { anchors in
      GeometryReader { room in
        DashedLinks(links: links(anchors, in: room, isDone: false), width: Self.lineWidth)
          .fill(Color(.secondaryLabel))
        // On top: a dash would soil the end of a line that it meets.
        ForEach(Array(links(anchors, in: room, isDone: true).enumerated()), id: \.offset) {
          $1.stroke(GrowthStyle.done, lineWidth: Self.lineWidth)
        }
      }
      .accessibilityHidden(true)
    }
  }

  /// The lines from skills that are done, or from all others.
  private func links(
    _ anchors: [String: Anchor<CGRect>], in room: GeometryProxy, isDone: Bool
  ) -> [SkillLink] {
    tree.links.filter { self.isDone($0.from) == isDone }.compactMap { link in
      guard let from = anchors[link.from], let to = anchors[link.to] else { return nil }
      return SkillLink(from: room[from], to: room[to])
    }
  }

  private func tint(from skill: String) -> Color {
    isDone(skill) ? GrowthStyle.done : Color(.secondaryLabel)
  }

  /// In points.
  private static let lineWidth: CGFloat = 2

  private func stroke(from skill: String) -> StrokeStyle {
    StrokeStyle(
      lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round,
      dash: isDone(skill) ? [] : [2, 5])
  }

  private func isDone(_ skill: String) -> Bool {
    tree.rows.joined().first { $0.id == skill }?.state == .done
  }
}
