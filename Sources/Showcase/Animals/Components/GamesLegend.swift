import Components
import SwiftUI

/// The meaning of the games' colours in their chart and of the line across it: in one line where
/// there is room, else below each other.
struct GamesLegend: View {
  static let good = AppColors.success
  static let other = Color(.systemGray)

  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) { entries }
      VStack(alignment: .leading, spacing: AppSpacing.xs) { entries }
    }
    .font(AppTypography.caption1)
    .foregroundStyle(AppColors.textSecondary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var entries: some View {
    entry("Хорошие: от \(GameScore.good.percent(in: ContentLanguage(locale)))") {
      dot(Self.good)
    }
    entry("Остальные") { dot(Self.other) }
    entry("Среднее") { dashes }
  }

  private func entry(
    _ words: LocalizedStringKey, @ViewBuilder sign: () -> some View
  ) -> some View {
    // Beside the first of several lines.
    HStack(alignment: .firstTextBaseline, spacing: side / 2) {
      sign().frame(height: side)
      Text(words)
    }
    .accessibilityElement(children: .combine)
  }

  private func dot(_ colour: Color) -> some View {
    Circle().fill(colour).frame(width: side)
  }

  /// A piece of the average's line.
  private var dashes: some View {
    HStack(spacing: side * 3 / 8) {
      ForEach(0..<2, id: \.self) { _ in
        Rectangle().fill(AppColors.text).frame(width: side / 2, height: side * 1.5 / 8)
      }
    }
  }
}
