import Components
import SwiftUI

/// Chips of all categories, one of which can be chosen.
struct CategoryFilter: View {
  @Binding var selection: AnimalCategory?

  var body: some View {
    ScrollViewReader { bar in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: AppSpacing.sm) {
          chip("Все", icon: "square.grid.2x2.fill", category: nil)
          ForEach(AnimalCategory.allCases) { category in
            chip(category.displayName, icon: category.iconName, category: category).id(category)
          }
        }
        .scenePadding(.horizontal)
      }
      // The chosen chip is seen whole, whichever it is.
      .onAppear { reveal(selection, in: bar) }
      .onChange(of: selection) { _, chosen in withAnimation { reveal(chosen, in: bar) } }
    }
  }

  private func reveal(_ category: AnimalCategory?, in bar: ScrollViewProxy) {
    if let category { bar.scrollTo(category, anchor: .center) }
  }

  private func chip(
    _ title: LocalizedStringKey, icon: String, category: AnimalCategory?
  ) -> some View {
    CategoryChip(title, icon: icon, isSelected: selection == category) { selection = category }
  }
}
