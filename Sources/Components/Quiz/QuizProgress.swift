import SwiftUI

/// The progress of a game and its score.
///
///     QuizProgress(number: 3, total: 10, score: 20, streak: 2)
public struct QuizProgress: View {
  private let number: Int
  private let total: Int
  private let score: Int
  private let streak: Int

  /// Creates a bar for a question.
  ///
  /// - Parameters:
  ///   - number: The question's number, from 1.
  ///   - total: The number of questions in the game.
  ///   - score: The points so far.
  ///   - streak: The right answers since the last wrong one; they are told from two on.
  public init(number: Int, total: Int, score: Int, streak: Int = 0) {
    (self.number, self.total, self.score) = (number, total, score)
    self.streak = streak
  }

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @ScaledSpacing(relativeTo: .subheadline) private var gap = AppSpacing.xs

  /// The content of the view.
  public var body: some View {
    // Large words leave no room beside them on a phone.
    let layout =
      typeSize.isAccessibilitySize && horizontalSizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.xs))
      : AnyLayout(HStackLayout())
    VStack(spacing: AppSpacing.sm) {
      layout {
        Text("Вопрос \(number) из \(total)").foregroundStyle(AppColors.textSecondary)
          .frame(maxWidth: .infinity, alignment: .leading)
        counts
      }
      .font(.subheadline)
      .monospacedDigit()
      bar
    }
  }

  private var counts: some View {
    HStack {
      if streak > 1 {
        HStack(spacing: gap) {
          Image(systemName: "flame.fill").foregroundStyle(AppColors.accent)
          Text(verbatim: "\(streak)").foregroundStyle(AppColors.text).fontWeight(.semibold)
        }
        .padding(.trailing, AppSpacing.sm)
        .accessibilityElement()
        .accessibilityLabel("Серия: \(streak)")
      }
      HStack(spacing: gap) {
        Image(systemName: "star.fill").foregroundStyle(AppColors.accent)
        Text("\(score)").foregroundStyle(AppColors.text).fontWeight(.semibold)
      }
      .accessibilityElement()
      .accessibilityLabel("Счёт: \(score)")
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
