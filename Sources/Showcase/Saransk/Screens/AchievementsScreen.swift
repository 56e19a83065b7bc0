import Components
import SwiftUI

/// Levels, badges and the leaderboard: the guide's `GamificationScreen`.
struct AchievementsScreen: View {
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    ScrollView {
      PageColumn(maxWidth: 1060) {
        if horizontalSizeClass == .regular {
          HStack(alignment: .top, spacing: AppSpacing.lg) {
            VStack(spacing: AppSpacing.lg) {
              UserProgressCard(progress: app.progress)
              AchievementsSection()
            }
            VStack(spacing: AppSpacing.lg) {
              BadgesSection()
              LeaderboardSection()
            }
          }
        } else {
          VStack(spacing: AppSpacing.lg) {
            UserProgressCard(progress: app.progress)
            AchievementsSection()
            BadgesSection()
            LeaderboardSection()
          }
        }
      }
      .padding(.vertical, AppSpacing.md)
      .frame(maxWidth: .infinity)
    }
    .background(AppColors.background)
    .navigationTitle("Достижения")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A section's heading above its card.
struct HeadedSection<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.sm) {
      Text(title).font(AppTypography.title3).foregroundStyle(AppColors.text)
        .accessibilityAddTraits(.isHeader)
      content()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
