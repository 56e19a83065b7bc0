import Components
import SwiftUI

/// The four figures of all games.
struct StatisticsCards: View {
  @ObservedObject var model: StatisticsViewModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .title2) private var minColumnWidth: CGFloat = 140
  @ScaledMetric(relativeTo: .title3) private var iconHeight: CGFloat = 26

  var body: some View {
    if horizontalSizeClass == .regular, !dynamicTypeSize.isAccessibilitySize {
      // All four in a row, each as high as the highest.
      HStack(spacing: AppSpacing.md) { cards }.fixedSize(horizontal: false, vertical: true)
    } else {
      LazyVGrid(columns: columns, spacing: 12) { cards }
    }
  }

  @ViewBuilder private var cards: some View {
    card("Сыграно игр", icon: "gamecontroller.fill", .indigo) {
      count(model.progress.gamesPlayed)
    }
    card("Верных ответов", icon: "checkmark.circle.fill", AppColors.success) {
      count(model.progress.totalCorrectAnswers)
    }
    card("Средний результат", icon: "chart.bar.fill", AppColors.secondary) {
      Percentage(model.progress.averageRate)
    }
    card("Лучший результат", icon: "trophy.fill", AppColors.accent) {
      Percentage(model.bestRate ?? 0)
    }
  }

  /// As many as the words have room for; a wide screen has it for two large ones.
  private var columns: [GridItem] {
    guard horizontalSizeClass == .regular else {
      return [GridItem(.adaptive(minimum: min(minColumnWidth, 280)), spacing: 12, alignment: .top)]
    }
    let item = GridItem(.flexible(), spacing: 12, alignment: .top)
    return [item, item]
  }

  private func count(_ number: Int) -> Text { Text(verbatim: "\(number)") }

  private func card(
    _ title: LocalizedStringKey, icon: String, _ tint: Color, @ViewBuilder value: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      // Symbols differ in height; the figures below them stand on one line.
      Image(systemName: icon)
        .font(.title3)
        .foregroundStyle(tint)
        .frame(height: iconHeight)
        .flushLeading(.title3)
      value()
        .font(.title.bold())
        .monospacedDigit()
        .foregroundStyle(AppColors.text)
      Text(title)
        .font(AppTypography.footnote)
        .foregroundStyle(AppColors.textSecondary)
        .lineLimit(2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(AppSpacing.md)
    .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .accessibilityElement(children: .combine)
  }
}
