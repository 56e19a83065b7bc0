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

  var body: some View {
    if typeSize.isAccessibilitySize {
      column
    } else {
      ViewThatFits(in: .horizontal) {
        rows.frame(maxWidth: .infinity)
        ScrollView(.horizontal, showsIndicators: false) {
          rows.padding(.horizontal, AppSpacing.xs)
        }
      }
    }
  }

  /// The skills one beneath the other, each with all the width for its name.
  private var column: some View {
    VStack(spacing: AppSpacing.lg) {
      ForEach(tree.rows.flatMap { $0 }) { skill in
        SkillNodeView(skill: skill, isSelected: skill.id == selected) { select(skill) }
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var isLarge: Bool { horizontalSizeClass == .regular }

  private var rows: some View {
    VStack(spacing: isLarge ? 56 : 36) {
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
        ForEach(tree.links, id: \.self) { link in
          if let from = anchors[link.from], let to = anchors[link.to] {
            SkillLink(from: room[from], to: room[to])
              .stroke(
                isOpen(link) ? GrowthStyle.done.opacity(0.7) : Color(.tertiaryLabel),
                style: StrokeStyle(
                  lineWidth: 2, lineCap: .round, dash: isOpen(link) ? [] : [2, 5]))
          }
        }
      }
      .accessibilityHidden(true)
    }
  }

  /// Returns a Boolean value that indicates whether the skill at a line's beginning is done.
  private func isOpen(_ link: SkillTree.Link) -> Bool {
    tree.rows.joined().first { $0.id == link.from }?.state == .done
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
