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
      .mainTitle()
  }

  /// A Boolean value that indicates whether no badge is left to earn.
  private var isDone: Bool { app.badges.allSatisfy(app.isEarned) }

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
      } first: {
        if isDone { BadgesSection() } else { AchievementsSection() }
      } second: {
        if !isDone { BadgesSection() }
        LeaderboardSection()
      }
    }
  }
}

/// A page of a head and two parts, side by side where there is room for both: each then begins with
/// a section's heading.
struct AchievementsColumns<Head: View, First: View, Second: View>: View {
  @ViewBuilder let head: () -> Head
  @ViewBuilder let first: () -> First
  @ViewBuilder let second: () -> Second

  var body: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 1060, margins: .scene) {
        VStack(spacing: AppSpacing.lg) {
          head()
          AdaptiveColumns(first: first, second: second)
        }
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
