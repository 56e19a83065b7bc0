import Components
import SwiftUI

/// Recipes side by side, in as many columns as a tablet, or a phone that lies, has room for.
struct RecipeGrid<Cards: View>: View {
  @ViewBuilder let cards: () -> Cards
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: leastWidth), spacing: AppSpacing.md)],
      spacing: AppSpacing.md, content: cards
    )
    // As far from the sides as the bar's title above.
    .scenePadding(.horizontal)
    .padding(.vertical, AppSpacing.md)
  }

  /// The least width of a column, in points.
  private var leastWidth: CGFloat {
    if typeSize.isAccessibilitySize { return 560 }
    return verticalSizeClass == .compact ? 300 : 340
  }
}

/// A recipe on a card: its picture in a round frame, its title, its time, its summary.
struct RecipeCard: View {
  let recipe: Recipe
  @ScaledMetric(relativeTo: .subheadline) private var summaryWidth: CGFloat = 270
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: AppSpacing.md) {
      RoundPicture(name: recipe.picture, border: 3)
        .frame(maxWidth: verticalSizeClass == .compact ? 120 : 168)
      VStack(spacing: AppSpacing.sm) {
        Text(verbatim: recipe.title)
          .font(.system(.title2, design: .serif).weight(.bold))
          .foregroundStyle(AppColors.text)
        RecipeFigures(recipe: recipe, alignment: .center)
        summary
          .font(AppTypography.subheadline)
          .foregroundStyle(AppColors.textSecondary)
          // Two lines of like length rather than one and a word.
          .frame(maxWidth: summaryWidth)
      }
      .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .padding(AppSpacing.lg)
    .background(AppColors.surface, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    .accessibilityElement(children: .combine)
  }

  /// Two lines, so that cards are equally high; large words are shown to their end.
  @ViewBuilder private var summary: some View {
    let words = Text(verbatim: recipe.summary)
    if typeSize.isAccessibilitySize { words } else { words.lineLimit(2, reservesSpace: true) }
  }
}
