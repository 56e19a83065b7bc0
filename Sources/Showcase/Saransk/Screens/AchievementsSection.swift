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
            row(badge)
          }
        }
      }
    }
  }

  private func row(_ badge: Badge) -> some View {
    let done = badge.progress(of: app.visitedSights)
    return VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Text(badge.name).font(AppTypography.headline).foregroundStyle(AppColors.text)
        Spacer()
        Text("\(done) из \(badge.goal)").font(AppTypography.subheadline).monospacedDigit()
          .foregroundStyle(AppColors.textSecondary)
      }
      Text(badge.condition).font(AppTypography.subheadline).foregroundStyle(AppColors.textSecondary)
      ProgressView(value: Double(done), total: Double(badge.goal)).tint(AppColors.accent)
        .accessibilityHidden(true)
    }
    .padding(AppSpacing.md)
    .accessibilityElement(children: .combine)
  }
}
