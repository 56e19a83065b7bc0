import Components
import SwiftUI

/// The colours of goals beneath a chart: in one line, else in two columns, else one below the
/// other, so that no line holds a lone one.
struct GoalLegend: View {
  /// The titles of the goals, in the order of their colours.
  let goals: [String]
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: AppSpacing.md) { ForEach(goals.indices, id: \.self, content: entry) }
      Grid(alignment: .leading, horizontalSpacing: AppSpacing.sm, verticalSpacing: spacing) {
        ForEach(Array(stride(from: 0, to: goals.count, by: 2)), id: \.self) { first in
          GridRow {
            ForEach(first..<min(first + 2, goals.count), id: \.self, content: entry)
          }
        }
      }
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(goals.indices, id: \.self, content: entry)
      }
    }
    .font(AppTypography.caption1)
    .foregroundStyle(GrowthStyle.secondary)
  }

  /// The distance of lines, in points.
  private var spacing: CGFloat {
    typeSize.isAccessibilitySize ? AppSpacing.sm : AppSpacing.xs
  }

  private func entry(_ index: Int) -> some View {
    // Beside the first of several lines.
    HStack(alignment: .firstTextBaseline, spacing: side / 2) {
      GoalDot(index: index, side: side)
      Text(demo: goals[index])
    }
    .accessibilityElement(children: .combine)
  }
}

/// The disc of a goal's colour in a chart.
struct GoalDot: View {
  /// The goal's place among the colours.
  let index: Int
  /// The diameter in points.
  let side: CGFloat

  var body: some View {
    Circle()
      .fill(GrowthStyle.goals[index % GrowthStyle.goals.count])
      .frame(width: side, height: side)
  }
}
