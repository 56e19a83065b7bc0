import SwiftUI

/// How far a game has come and what it has brought.
public struct QuizProgress: View {
  private let number: Int
  private let total: Int
  private let score: Int

  /// Creates a bar for a question by its number from 1, of so many, with points so far.
  public init(number: Int, total: Int, score: Int) {
    (self.number, self.total, self.score) = (number, total, score)
  }

  public var body: some View {
    VStack(spacing: AppSpacing.sm) {
      HStack {
        Text("Вопрос \(number) из \(total)").foregroundStyle(AppColors.textSecondary)
        Spacer()
        HStack(spacing: AppSpacing.xs) {
          Image(systemName: "star.fill").foregroundStyle(AppColors.accent)
          Text("\(score)").foregroundStyle(AppColors.text).fontWeight(.semibold)
        }
        .accessibilityLabel("Счёт: \(score)")
      }
      .font(.subheadline)
      .monospacedDigit()
      bar
    }
  }

  private var bar: some View {
    GeometryReader { room in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.tertiarySystemFill))
        Capsule().fill(AppColors.accent)
          .frame(width: room.size.width * CGFloat(number) / CGFloat(max(1, total)))
      }
    }
    .frame(height: 6)
  }
}
