import Components
import SwiftUI

/// A recipe in the list: its picture in a round frame, its title, its time.
struct RecipeRow: View {
  let recipe: Recipe
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .headline) private var side: CGFloat = 64

  var body: some View {
    layout {
      RoundPicture(name: recipe.picture, border: 2)
        .frame(width: min(side, 120), height: min(side, 120))
      VStack(alignment: .leading, spacing: AppSpacing.xs) {
        Text(verbatim: recipe.title)
          .font(.system(.headline, design: .serif).weight(.bold))
          .foregroundStyle(AppColors.text)
        RecipeFigures(recipe: recipe)
      }
      .fixedSize(horizontal: false, vertical: true)
      // Larger words would not fit one by one beside the row's chevron.
      .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    }
    .padding(.vertical, 6)
    .accessibilityElement(children: .combine)
  }

  /// Large words stand below the picture: beside it a line would not hold one of them.
  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(spacing: AppSpacing.md))
  }
}

/// The time that a recipe takes, and the number of people that it feeds.
struct RecipeFigures: View {
  let recipe: Recipe
  /// The side at which the figures stand beneath each other, where words are large and a page is
  /// narrow.
  var alignment = HorizontalAlignment.leading
  @ScaledMetric(relativeTo: .subheadline) private var gap: CGFloat = AppSpacing.xs
  @ScaledSpacing(relativeTo: .subheadline) private var spacing = 12
  @Environment(\.stacksRows) private var stacksRows

  var body: some View {
    let layout =
      stacksRows
      ? AnyLayout(VStackLayout(alignment: alignment, spacing: 2))
      : AnyLayout(HStackLayout(spacing: spacing))
    layout {
      figure("\(recipe.minutes) мин", icon: "clock")
      figure("\(recipe.servings) порций", icon: "person.2")
    }
    .font(AppTypography.subheadline)
    .foregroundStyle(AppColors.textSecondary)
  }

  private func figure(_ text: LocalizedStringKey, icon: String) -> some View {
    HStack(spacing: gap) {
      Image(systemName: icon).imageScale(.small).accessibilityHidden(true)
      Text(text)
    }
  }
}

/// A picture in a round frame.
struct RoundPicture: View {
  let name: String
  /// In points.
  var border: CGFloat = 3

  var body: some View {
    Color(.tertiarySystemFill)
      .overlay {
        if !name.isEmpty { SchemedPicture(name: name) }
      }
      .clipShape(Circle())
      .overlay(Circle().strokeBorder(AppColors.accent, lineWidth: border))
      .aspectRatio(1, contentMode: .fit)
      .accessibilityHidden(true)
  }
}
