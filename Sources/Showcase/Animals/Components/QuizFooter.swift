import Components
import SwiftUI

/// The verdict in words and the way on; before an answer, what to do.
struct QuizFooter: View {
  @ObservedObject var model: GameViewModel
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledSpacing(relativeTo: .subheadline) private var gap = AppSpacing.sm
  @ScaledMetric(relativeTo: .title3) private var symbol: CGFloat = 26

  var body: some View {
    if let isRight = model.isRight {
      row {
        HStack(spacing: gap) {
          Image(systemName: isRight ? "hand.thumbsup.fill" : "lightbulb.fill")
            .font(.title3)
            // The words begin on one line after each answer, however wide its symbol is.
            .frame(width: symbol)
            .foregroundStyle(isRight ? AppColors.success : AppColors.accent)
            .accessibilityHidden(true)
          Text(isRight ? "Верно! +1 балл" : "Верный ответ отмечен")
            .font(AppTypography.subheadline.weight(.medium))
            .foregroundStyle(AppColors.text)
            .lineLimit(verticalSizeClass == .compact ? 1 : nil)
            .minimumScaleFactor(0.75)
        }
        if !dynamicTypeSize.isAccessibilitySize { Spacer(minLength: 0) }
        next
      }
    } else {
      Text("Выберите один ответ")
        .font(AppTypography.footnote)
        .foregroundStyle(AppColors.textSecondary)
        // As high as the button that follows, so that an answer moves nothing.
        .frame(maxWidth: .infinity, minHeight: Self.height)
    }
  }

  /// In points.
  private static let height = TouchTarget.side

  private var isLast: Bool { model.index + 1 == model.questions.count }

  private var next: some View {
    Button(action: model.next) {
      Text(isLast ? "К итогам" : "Далее")
        .font(AppTypography.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 22)
        .padding(.vertical, AppSpacing.sm)
        // Below its words as wide as the app's other buttons.
        .frame(maxWidth: dynamicTypeSize.isAccessibilitySize ? .infinity : nil)
        .frame(minHeight: Self.height)
        .background(
          AppColors.chip,
          in: RoundedRectangle(cornerRadius: AppCornerRadius.large, style: .continuous))
    }
    .buttonStyle(.plain)
  }

  /// Side by side, or one above the other where words are large.
  private var row: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
  }
}

/// The verdict and the way on, over the foot of a page that scrolls.
struct QuizVerdictBar: View {
  @ObservedObject var model: GameViewModel

  var body: some View {
    QuizFooter(model: model)
      .footTypeSize()
      .readableWidth(640)
      .padding(.vertical, AppSpacing.sm)
      .scenePadding(.horizontal)
      .frame(maxWidth: .infinity)
      .background { FootBackground() }
  }
}
