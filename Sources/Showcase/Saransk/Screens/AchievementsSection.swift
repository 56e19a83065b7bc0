import Components
import SwiftUI

/// The badges left to earn, the nearest first, with the share of each that is done.
struct AchievementsSection: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    let open = app.badges.filter { !app.isEarned($0) }
    if !open.isEmpty {
      HeadedSection(title: "В процессе") {
        RowsCard {
          ForEach(open) { badge in
            if badge != open.first { RowDivider(inset: AppSpacing.md) }
            BadgeProgressRow(
              name: Text(badge.name), condition: Text(badge.condition),
              done: badge.progress(of: app.visitedSights), goal: badge.goal)
          }
        }
      }
    }
  }
}

/// A badge's name, what earns it, and how much of that is done.
struct BadgeProgressRow: View {
  let name: Text
  let condition: Text
  let done: Int
  let goal: Int
  @Environment(\.dynamicTypeSize) private var typeSize

  /// The bar keeps off the line between rows, which would be taken for it beside large words.
  private var gap: CGFloat { typeSize.isAccessibilitySize ? AppSpacing.sm : 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        name.font(AppTypography.headline).foregroundStyle(AppColors.text)
        Spacer()
        Text("\(done) из \(goal)").font(AppTypography.subheadline).monospacedDigit()
          .foregroundStyle(AppColors.textSecondary)
      }
      condition.font(AppTypography.subheadline).foregroundStyle(AppColors.textSecondary)
      ProgressView(value: Double(done), total: Double(goal)).tint(AppColors.accent)
        .padding(.vertical, gap)
        .accessibilityHidden(true)
    }
    .padding(AppSpacing.md)
    .accessibilityElement(children: .combine)
  }
}
