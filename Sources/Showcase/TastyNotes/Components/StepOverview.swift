import Components
import SwiftUI

/// All steps of a recipe with their times; each leads to its page.
struct StepOverview: View {
  @ObservedObject var model: CookingModel
  @ScaledMetric(relativeTo: .footnote) private var side: CGFloat = 28
  @Environment(\.dynamicTypeSize) private var typeSize
  /// The distance between a step's sign and its words, in points.
  @ScaledSpacing(relativeTo: .body) private var gap = 12
  /// The distance between a row's content and its lines, in points.
  @ScaledSpacing(relativeTo: .body) private var rowGap = AppSpacing.sm

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Все шаги")
        .font(.system(.title3, design: .serif).bold())
        .accessibilityAddTraits(.isHeader)
      VStack(spacing: 0) {
        ForEach(model.recipe.steps.indices, id: \.self) { index in
          row(index)
            .overlay(alignment: .bottom) {
              if index + 1 < model.recipe.steps.count { line }
            }
        }
      }
      .padding(.horizontal, AppSpacing.md)
      .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
  }

  /// From where the words begin to the card's edge, as the lines of all rows.
  private var line: some View {
    Divider().padding(.leading, side + gap).padding(.trailing, -AppSpacing.md)
  }

  private func row(_ index: Int) -> some View {
    let step = model.recipe.steps[index]
    let isShown = index == model.step && !model.isDone
    // Large words need all the width.
    let words =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
      : AnyLayout(HStackLayout(spacing: AppSpacing.sm))
    return Button {
      model.show(index)
    } label: {
      HStack(spacing: gap) {
        sign(index, isShown: isShown).accessibilityHidden(true)
        words {
          Text(verbatim: step.title)
            .fontWeight(isShown ? .semibold : .regular)
            .foregroundStyle(AppColors.text)
            .frame(maxWidth: .infinity, alignment: .leading)
          if let minutes = step.minutes {
            Text("\(minutes) мин").font(AppTypography.subheadline).foregroundStyle(
              AppColors.textSecondary)
          }
        }
      }
      .padding(.vertical, rowGap)
      .frame(minHeight: 52)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isShown ? .isSelected : [])
  }

  /// The step's number on a disc, a tick once the step is past.
  private func sign(_ index: Int, isShown: Bool) -> some View {
    ZStack {
      Circle().fill(isShown ? AppColors.chip : Color(.tertiarySystemFill))
      if isPast(index) {
        Image(systemName: "checkmark")
          .font(AppTypography.footnote.weight(.bold))
          .foregroundStyle(AppColors.success)
      } else {
        Text(verbatim: "\(index + 1)")
          .font(AppTypography.footnote.weight(.semibold))
          .monospacedDigit()
          .foregroundStyle(isShown ? AppColors.onFill : AppColors.text)
      }
    }
    .frame(width: side, height: side)
  }

  private func isPast(_ index: Int) -> Bool { model.isDone || index < model.step }
}
