import Components
import SwiftUI

/// Cards of nothing while badges and the leaderboard are fetched.
struct AchievementsPlaceholder: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .caption) private var disc: CGFloat = 64

  var body: some View {
    AchievementsColumns {
      AppCard { level.redacted(reason: .placeholder) }
      RowsCard { rows(3) }
    } second: {
      AppCard { badges }
      RowsCard { rows(5) }
    }
    .scrollDisabled(true)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Загружаем достижения")
  }

  private var level: some View {
    HStack(spacing: AppSpacing.md) {
      VStack(alignment: .leading, spacing: AppSpacing.xs) {
        Text(verbatim: "Уровень").font(AppTypography.title2)
        Text(verbatim: "Сколько осталось").font(AppTypography.subheadline)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Circle().fill(Color(.tertiarySystemFill)).frame(width: side, height: side)
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
