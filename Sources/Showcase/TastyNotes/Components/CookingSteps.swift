import Components
import SwiftUI

/// The steps of a recipe, a page each, with how far one has come; after the last, that the dish is
/// done.
struct CookingSteps: View {
  @ObservedObject var model: CookingModel
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      heading
      // The heading tells the step, and the end says that it is one.
      ProgressView(value: model.progress).tint(AppColors.accent).accessibilityHidden(true)
      if model.isDone { DishIsDone(model: model) } else { pages }
    }
  }

  private var heading: some View {
    // Large words need all the width.
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: AppSpacing.xs))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: AppSpacing.sm))
    return layout {
      Text("Приготовление")
        .font(.system(.title3, design: .serif).bold())
        .frame(
          maxWidth: typeSize.isAccessibilitySize ? nil : .infinity, alignment: .leading
        )
        .accessibilityAddTraits(.isHeader)
      if !model.isDone {
        Text("Шаг \(model.step + 1) из \(model.recipe.steps.count)")
          .font(AppTypography.subheadline)
          .monospacedDigit()
          .foregroundStyle(AppColors.textSecondary)
      }
    }
  }

  /// As high as the page that shows, which so neither scrolls within the screen that scrolls nor
  /// leaves a hole above its button.
  private var pages: some View {
    page(model.step)
      .fixedSize(horizontal: false, vertical: true)
      .hidden()
      .frame(maxWidth: .infinity)
      .overlay {
        TabView(selection: $model.step) {
          ForEach(model.recipe.steps.indices, id: \.self) { index in
            page(index)
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
              .tag(index)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
      .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }

  private func page(_ index: Int) -> some View {
    StepPage(
      step: model.recipe.steps[index], timer: $model.timers[index],
      isLast: index + 1 == model.recipe.steps.count, next: model.next)
  }
}

/// A step: its title, what to do, its timer, and at its end the way to the next one.
private struct StepPage: View {
  let step: Recipe.Step
  @Binding var timer: StepTimer
  let isLast: Bool
  let next: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var typeSize

  /// The words of the way on: a short one where large type would break the long one.
  private var way: LocalizedStringKey {
    if isLast { return "Готово" }
    return typeSize >= .accessibility4 ? "Далее" : "Следующий шаг"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: AppSpacing.md) {
      VStack(alignment: .leading, spacing: AppSpacing.sm) {
        Text(verbatim: step.title).font(.system(.title2, design: .serif).bold())
        Text(verbatim: step.text)
      }
      .foregroundStyle(AppColors.text)
      // Words wrap rather than being cut where a page is lower than it asks for.
      .fixedSize(horizontal: false, vertical: true)
      if step.minutes != nil { StepTimerView(timer: $timer) }
      AppButton(
        way, icon: isLast ? "checkmark" : "arrow.forward",
        iconEdge: isLast ? .leading : .trailing, action: next
      )
      .accessibilityIdentifier("next-step")
    }
    .padding(AppSpacing.md)
  }
}

/// The end of a recipe, behind the last step.
private struct DishIsDone: View {
  @ObservedObject var model: CookingModel

  var body: some View {
    VStack(spacing: AppSpacing.md) {
      Image(systemName: "checkmark.seal.fill")
        .font(.system(size: 48))
        .foregroundStyle(AppColors.success)
      VStack(spacing: AppSpacing.xs) {
        Text("Блюдо готово").font(.system(.title2, design: .serif).bold())
        Text("Приятного аппетита!").foregroundStyle(AppColors.textSecondary)
      }
      .multilineTextAlignment(.center)
      AppButton(
        "Готовить снова", icon: "arrow.counterclockwise", style: .outline, action: model.restart)
    }
    .frame(maxWidth: .infinity)
    .padding(AppSpacing.md)
    .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}
