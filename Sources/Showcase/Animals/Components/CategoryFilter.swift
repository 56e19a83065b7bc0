import Components
import SwiftUI

/// Chips of all categories, one of which can be chosen.
struct CategoryFilter: View {
  @Binding var selection: AnimalCategory?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: AppSpacing.sm) {
        chip("Все", icon: "square.grid.2x2.fill", category: nil)
        ForEach(AnimalCategory.allCases) { category in
          chip(category.displayName, icon: category.iconName, category: category)
        }
      }
      .padding(.horizontal, horizontalSizeClass.pageMargin)
    }
  }

  private func chip(
    _ title: LocalizedStringKey, icon: String, category: AnimalCategory?
  ) -> some View {
    CategoryChip(title, icon: icon, isSelected: selection == category) { selection = category }
  }
}
