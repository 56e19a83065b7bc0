import Components
import SwiftUI

/// The meaning of the games' colours in their chart: in one line where there is room, else in two.
struct GamesLegend: View {
  static let good = AppColors.success
  static let other = Color(.systemGray)

  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: AppSpacing.md) { entries }
      VStack(alignment: .leading, spacing: AppSpacing.xs) { entries }
    }
    .font(AppTypography.caption1)
    .foregroundStyle(AppColors.textSecondary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var entries: some View {
    entry("Хорошие игры: от \(GameScore.good.percent(in: ContentLanguage(locale)))", Self.good)
    entry("остальные", Self.other)
  }

  private func entry(_ words: LocalizedStringKey, _ colour: Color) -> some View {
    // Beside the first of several lines.
    HStack(alignment: .firstTextBaseline, spacing: side / 2) {
      Circle().fill(colour).frame(width: side, height: side)
      Text(words)
    }
    .accessibilityElement(children: .combine)
  }
}
