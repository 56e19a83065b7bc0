import Components
import SwiftUI

/// The score of a game, its mistakes, and the way to another one.
struct QuizResultScreen: View {
  @ObservedObject var model: GameViewModel
  let result: GameScore
  let playAgain: @MainActor () -> Void
  let close: @MainActor () -> Void
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ScrollView { content }
      .safeAreaInset(edge: .bottom, spacing: 0) { if hasFoot { foot } }
  }

  /// A Boolean value that indicates whether the buttons stay at the foot of the page: large words
  /// above them would leave them beyond the screen.
  private var hasFoot: Bool { typeSize.isAccessibilitySize && verticalSizeClass == .regular }

  private var foot: some View {
    buttons
      .footTypeSize()
      .readableWidth()
      .scenePadding(.horizontal)
      .padding(.vertical, AppSpacing.sm)
      .frame(maxWidth: .infinity)
      .background { FootBackground() }
  }

  private var content: some View {
    VStack(spacing: AppSpacing.lg) {
      ResultHeader(result: result, bestStreak: model.bestStreak)
      // No wider than on a phone.
      if !hasFoot { buttons.frame(maxWidth: isTablet ? 360 : .infinity) }
      if model.problem != nil { problem }
      mistakes
    }
    // The column of the questions before it.
    .readableWidth()
    .scenePadding(.horizontal)
    .padding(.vertical, AppSpacing.sm)
    .frame(maxWidth: .infinity)
  }

  /// A Boolean value that indicates whether the page is wider than its words and buttons need.
  private var isTablet: Bool { horizontalSizeClass == .regular && !typeSize.isAccessibilitySize }

  private var buttons: some View {
    VStack(spacing: 12) {
      AppButton("Играть снова", icon: "arrow.counterclockwise", action: playAgain)
      AppButton("Готово", style: .outline, action: close)
    }
  }

  private var problem: some View {
    HStack(alignment: .firstTextBaseline, spacing: AppSpacing.sm) {
      Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
      Text("Результат не сохранился: на устройстве нет места.")
    }
    .font(AppTypography.footnote)
    .foregroundStyle(AppColors.error)
  }

  @ViewBuilder private var mistakes: some View {
    if model.mistakes.isEmpty {
      Text("Ни одной ошибки.").foregroundStyle(AppColors.textSecondary)
    } else {
      VStack(alignment: .leading, spacing: 12) {
        Text("Работа над ошибками").font(.title3.bold()).accessibilityAddTraits(.isHeader)
        ForEach(model.mistakes) { MistakeRow(mistake: $0) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The share of right answers as a ring, with a word for it.
private struct ResultHeader: View {
  let result: GameScore
  let bestStreak: Int
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.stacksRows) private var stacksRows
  @ScaledMetric(relativeTo: .largeTitle) private var scaledSide: CGFloat = 150

  var body: some View {
    layout {
      ring
      VStack(alignment: isLow ? .leading : .center, spacing: AppSpacing.xs) {
        Text(Grade(rate: result.rate).text).font(.title.bold())
        Text("Верных ответов: \(result.correctAnswers) из \(result.totalQuestions)")
          .foregroundStyle(AppColors.textSecondary)
        if bestStreak > 1 { streak.font(AppTypography.subheadline.weight(.medium)) }
      }
      .multilineTextAlignment(isLow ? .leading : .center)
    }
    .padding(.top, AppSpacing.md)
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var streak: some View {
    if stacksRows {
      // Beside lines as wide as the page the symbol would stand at its edge.
      VStack(spacing: AppSpacing.xs) {
        Image(systemName: "flame.fill").foregroundStyle(AppColors.accent)
          .accessibilityHidden(true)
        Text("Лучшая серия: \(bestStreak)").foregroundStyle(AppColors.text)
      }
    } else {
      AccentedLabel("Лучшая серия: \(bestStreak)", icon: "flame.fill")
    }
  }

  /// A Boolean value that indicates whether a phone on its side has no height for words beneath
  /// the ring, nor for the buttons beneath both.
  private var isLow: Bool { verticalSizeClass == .compact && !typeSize.isAccessibilitySize }

  private var layout: AnyLayout {
    isLow
      ? AnyLayout(HStackLayout(spacing: AppSpacing.md))
      : AnyLayout(VStackLayout(spacing: AppSpacing.md))
  }

  /// In points.
  private var side: CGFloat { isLow ? 104 : min(scaledSide, 240) }

  private var lineWidth: CGFloat { isLow ? 10 : 14 }

  private var ring: some View {
    ZStack {
      Circle().stroke(Color(.tertiarySystemFill), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: result.rate)
        .stroke(tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Percentage(result.rate)
        .font((isLow ? Font.title2 : .largeTitle).bold())
        .monospacedDigit()
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .padding(lineWidth + 6)
    }
    .frame(width: side, height: side)
  }

  private var tint: Color {
    switch Grade(rate: result.rate) {
    case .excellent, .good: AppColors.success
    case .fair: AppColors.accent
    case .weak: AppColors.error
    }
  }
}

extension Grade {
  /// The word for a result.
  var text: LocalizedStringKey {
    switch self {
    case .excellent: "Превосходно!"
    case .good: "Отлично!"
    case .fair: "Хорошо"
    case .weak: "Попробуйте ещё раз"
    }
  }
}

/// A question that was answered wrong, with both answers.
private struct MistakeRow: View {
  let mistake: GameViewModel.Mistake
  @ScaledMetric(relativeTo: .footnote) private var iconWidth: CGFloat = 16
  @ScaledSpacing(relativeTo: .subheadline) private var gap = 12
  @ScaledSpacing(relativeTo: .subheadline) private var iconGap = 6

  var body: some View {
    HStack(alignment: .top, spacing: gap) {
      AnimalRowPicture(animal: mistake.question.animal, height: 48)
      VStack(alignment: .leading, spacing: 4) {
        Text(mistake.question.text).font(AppTypography.subheadline.weight(.semibold))
        answer(mistake.given, icon: "xmark", tint: AppColors.error)
          .accessibilityLabel("Ваш ответ: \(mistake.given)")
        answer(mistake.right, icon: "checkmark", tint: AppColors.success)
          .accessibilityLabel("Верный ответ: \(mistake.right)")
      }
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .accessibilityElement(children: .combine)
  }

  private func answer(_ text: String, icon: String, tint: Color) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: iconGap) {
      // Symbols differ in width; the words beside them begin on one line.
      Image(systemName: icon).font(AppTypography.footnote.weight(.bold)).frame(width: iconWidth)
      Text(verbatim: text).font(AppTypography.subheadline)
    }
    .foregroundStyle(tint)
    .accessibilityElement()
  }
}
