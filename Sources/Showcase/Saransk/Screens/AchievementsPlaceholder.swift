import Components
import SwiftUI

/// The page without its words while badges and the leaderboard are fetched.
struct AchievementsPlaceholder: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .caption) private var disc: CGFloat = 64

  var body: some View {
    AchievementsColumns {
      UserProgressCard(progress: TouristProgress(visits: 0, routes: 0, reviews: 0))
        .redacted(reason: .placeholder)
    } first: {
      HeadedSection(title: "В процессе") { RowsCard { open } }
    } second: {
      HeadedSection(title: "Значки") { AppCard { badges } }
      HeadedSection(title: "Рейтинг") { RowsCard { rows(5) } }
    }
    .scrollDisabled(true)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Загружаем достижения")
  }

  private var open: some View {
    ForEach(0..<3, id: \.self) { index in
      if index > 0 { RowDivider(inset: AppSpacing.md) }
      BadgeProgressRow(
        name: Text(verbatim: "Имя значка"), condition: Text(verbatim: "Сколько мест посетить"),
        done: 0, goal: 5
      )
      .redacted(reason: .placeholder)
    }
  }

  private var badges: some View {
    let count = typeSize.isAccessibilitySize ? 1 : 3
    return VStack(spacing: AppSpacing.md) {
      ForEach(0..<2, id: \.self) { _ in
        HStack(spacing: AppSpacing.sm) {
          ForEach(0..<count, id: \.self) { _ in badge }
        }
      }
    }
  }

  private var badge: some View {
    VStack(spacing: 6) {
      Circle().fill(Color(.tertiarySystemFill)).frame(width: side, height: side)
      Text(verbatim: "Значок").font(AppTypography.caption1.weight(.medium))
        .redacted(reason: .placeholder)
    }
    .frame(maxWidth: .infinity)
  }

  /// The diameter of a badge, in points.
  private var side: CGFloat { min(max(disc, 64), 120) }

  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { index in
      if index > 0 { RowDivider(inset: AppSpacing.md) }
      HStack {
        Text(verbatim: "Имя участника")
        Spacer(minLength: 0)
        if !typeSize.isAccessibilitySize { Text(verbatim: "1 000") }
      }
      .font(AppTypography.body)
      .redacted(reason: .placeholder)
      .padding(.horizontal, AppSpacing.md)
      .frame(minHeight: LeaderboardSection.rowHeight)
    }
  }
}
