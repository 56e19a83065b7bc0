import Components
import SwiftUI

/// Levels, badges and the leaderboard: the guide's `GamificationScreen`.
struct AchievementsScreen: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(AppColors.background)
      .navigationTitle("Достижения")
      .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private var content: some View {
    switch app.community {
    case .loading: AchievementsPlaceholder()
    case .failed:
      CentredMessage {
        StateMessage(
          "Не удалось загрузить достижения", text: "Проверьте соединение и попробуйте ещё раз.",
          icon: "wifi.slash", actionTitle: "Повторить"
        ) { app.loadCommunity() }
        .scenePadding(.horizontal)
      }
    case .loaded:
      AchievementsColumns {
        UserProgressCard(progress: app.progress)
        AchievementsSection()
      } second: {
        BadgesSection()
        LeaderboardSection()
      }
    }
  }
}

/// A page of two parts, side by side where there is room for both.
struct AchievementsColumns<First: View, Second: View>: View {
  @ViewBuilder let first: () -> First
  @ViewBuilder let second: () -> Second

  var body: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 1060, margins: .scene) {
        AdaptiveColumns(first: first, second: second)
      }
      .padding(.vertical, AppSpacing.md)
      .frame(maxWidth: .infinity)
    }
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
