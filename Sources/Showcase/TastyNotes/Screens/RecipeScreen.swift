import Components
import SwiftUI

/// A recipe: its picture, what it needs, and its steps, a page each.
struct RecipeScreen: View {
  @StateObject private var model: CookingModel
  @State private var isHeadingOut = false
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  init(recipe: Recipe) {
    _model = StateObject(wrappedValue: CookingModel(recipe: recipe))
  }

  private var recipe: Recipe { model.recipe }

  var body: some View {
    ScrollView {
      content
        .padding(.vertical, AppSpacing.md)
        .frame(maxWidth: .infinity)
    }
    .background(AppColors.background.ignoresSafeArea())
    .barTitle(recipe.title, isShown: isHeadingOut)
  }

  /// A Boolean value that indicates whether one side of the screen is short, as a phone's is.
  private var isPhone: Bool { horizontalSizeClass == .compact || verticalSizeClass == .compact }

  /// A Boolean value that indicates whether the screen is wide enough for two columns of words as
  /// large as these.
  private var isWide: Bool {
    (horizontalSizeClass == .regular || verticalSizeClass == .compact)
      && !typeSize.isAccessibilitySize
  }

  private var header: some View {
    RecipeHeader(
      recipe: recipe, pictureLimit: isPhone ? 200 : 320, isHeadingOut: $isHeadingOut)
  }

  @ViewBuilder private var content: some View {
    if isWide {
      HStack(alignment: .top, spacing: AppSpacing.xl) {
        VStack(spacing: AppSpacing.lg) {
          header
          IngredientList(ingredients: recipe.ingredients)
        }
        .frame(maxWidth: .infinity)
        VStack(spacing: AppSpacing.lg) {
          CookingSteps(model: model)
          if !isPhone { StepOverview(model: model) }
        }
        .frame(maxWidth: .infinity)
      }
      .readableWidth(1060)
      .scenePadding(.horizontal)
    } else {
      VStack(spacing: AppSpacing.lg) {
        header
        IngredientList(ingredients: recipe.ingredients)
        CookingSteps(model: model)
        if !isPhone { StepOverview(model: model) }
      }
      .scenePadding(.horizontal)
    }
  }
}

/// A recipe's picture, title and summary.
private struct RecipeHeader: View {
  let recipe: Recipe
  /// In points.
  let pictureLimit: CGFloat
  @Binding var isHeadingOut: Bool
  @ScaledMetric(relativeTo: .body) private var summaryWidth: CGFloat = 300

  var body: some View {
    VStack(spacing: AppSpacing.md) {
      RoundPicture(name: recipe.picture, border: 4).frame(maxWidth: pictureLimit)
      VStack(spacing: AppSpacing.sm) {
        Text(verbatim: recipe.title)
          .font(.system(.title, design: .serif).bold())
          .accessibilityAddTraits(.isHeader)
          .onHeading($isHeadingOut)
        Text(verbatim: recipe.summary)
          .foregroundStyle(AppColors.textSecondary)
          // Two lines of like length rather than one and a word.
          .frame(maxWidth: summaryWidth)
        RecipeFigures(recipe: recipe, alignment: .center)
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
    }
  }
}

/// The ingredients of a recipe.
private struct IngredientList: View {
  let ingredients: [String]
  /// The side of a bullet, and the middle of small letters above their baseline, in points.
  @ScaledMetric private var bullet: CGFloat = 6
  @ScaledMetric private var middle: CGFloat = 4.6
  @ScaledSpacing(relativeTo: .body) private var gap = 10

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Ингредиенты")
        .font(.system(.title3, design: .serif).bold())
        .accessibilityAddTraits(.isHeader)
      VStack(alignment: .leading, spacing: 10) {
        ForEach(ingredients, id: \.self) { ingredient in
          HStack(alignment: .firstTextBaseline, spacing: gap) {
            Circle().fill(AppColors.accent)
              .frame(width: bullet, height: bullet)
              .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + middle }
              .accessibilityHidden(true)
            Text(verbatim: ingredient).foregroundStyle(AppColors.text)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(AppSpacing.md)
      .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
  }
}
