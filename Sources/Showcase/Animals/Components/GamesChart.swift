import Charts
import Components
import SwiftUI

/// The results of the last games as bars, the latest at the end, and what they came to on average.
struct GamesChart: View {
  /// The latest first, as the history has them.
  let games: [GameScore]
  let average: Double
  /// The number of all games, the latest of which has that number.
  let played: Int
  @Environment(\.locale) private var locale

  var body: some View {
    AnimalStatisticsSection("Результаты по играм") {
      Chart {
        ForEach(Array(games.reversed().enumerated()), id: \.element.id) { number, game in
          bar(game, number: played - games.count + number + 1)
        }
        RuleMark(y: .value("Средний результат", average * 100))
          .foregroundStyle(AppColors.text)
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
          .annotation(position: .trailing) { averageLabel.accessibilityHidden(true) }
          .accessibilityLabel("Средний результат")
          .accessibilityValue(spoken(average))
      }
      .chartYScale(domain: 0...100)
      // Games are no scale: lines between them would hide the average's.
      .chartXAxis { AxisMarks { _ in AxisValueLabel() } }
      .chartYAxis {
        AxisMarks(values: [0, 50, 100]) { value in
          AxisGridLine()
          AxisValueLabel { Percentage((value.as(Double.self) ?? 0) / 100) }
        }
      }
      .chartHeight(plot: 140, labels: 20, relativeTo: .caption)
      .padding(.top, 12)
      GamesLegend().padding(.top, AppSpacing.sm).padding(.bottom, 12)
    }
  }

  private func bar(_ game: GameScore, number: Int) -> some ChartContent {
    BarMark(x: .value("Игра", "\(number)"), y: .value("Верные ответы", game.rate * 100))
      .foregroundStyle(game.isGood ? GamesLegend.good : GamesLegend.other)
      // A bar stands on the axis.
      .clipShape(UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4))
      .accessibilityLabel("Игра \(number)")
      .accessibilityValue(spoken(game.rate))
  }

  /// A share as the history writes it; a mark by itself would say a number without its unit.
  private func spoken(_ rate: Double) -> String { rate.percent(in: ContentLanguage(locale)) }

  /// The line's share at its end, among the axis's labels: it covers one that is as high.
  private var averageLabel: some View {
    Percentage(average)
      .font(AppTypography.caption1.weight(.semibold))
      .foregroundStyle(AppColors.text)
      .background(AppColors.surface)
  }
}
