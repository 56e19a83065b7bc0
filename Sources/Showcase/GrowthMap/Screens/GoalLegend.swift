import Components
import SwiftUI

/// The colours of goals beneath a chart, where type is so large that a legend within it would leave
/// the plot no height.
struct GoalLegend: View {
  /// The titles of the goals, in the order of their colours.
  let goals: [String]
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      ForEach(Array(goals.enumerated()), id: \.offset) { index, goal in
        // Beside the first of several lines.
        HStack(alignment: .firstTextBaseline, spacing: side / 2) {
          Circle()
            .fill(GrowthStyle.goals[index % GrowthStyle.goals.count])
            .frame(width: side, height: side)
          Text(demo: goal)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .font(AppTypography.caption1)
    .foregroundStyle(GrowthStyle.secondary)
  }
}
