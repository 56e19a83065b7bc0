import Components
import SwiftUI

/// The last games, the latest first.
struct GameHistory: View {
  let games: [GameScore]
  let today: Date
  @Environment(\.calendar) private var calendar

  var body: some View {
    AnimalStatisticsSection("Последние игры") {
      ForEach(games) { game in
        row(game)
          .overlay(alignment: .bottom) { if game.id != games.last?.id { line } }
      }
    }
  }

  /// A line to the card's end, as a list's is.
  private var line: some View { Divider().padding(.trailing, -AppSpacing.md) }

  /// The day of a game, with its year once that is over.
  private func style(of date: Date) -> Date.FormatStyle {
    let day = Date.FormatStyle.dateTime.day().month(.wide)
    return calendar.isDate(date, equalTo: today, toGranularity: .year) ? day : day.year()
  }

  private func row(_ game: GameScore) -> some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 1) {
        Text("\(game.correctAnswers) из \(game.totalQuestions)")
          .foregroundStyle(AppColors.text)
        Text(game.date, format: style(of: game.date))
          .font(AppTypography.footnote)
          .foregroundStyle(AppColors.textSecondary)
      }
      Spacer(minLength: AppSpacing.sm)
      Percentage(game.rate)
        .font(AppTypography.headline)
        .monospacedDigit()
        .foregroundStyle(game.isGood ? AppColors.success : AppColors.text)
    }
    .frame(minHeight: 52)
    .accessibilityElement(children: .combine)
  }
}
