import Components
import SwiftUI

/// The field above the map and, until something is typed, the categories.
struct SearchPanel: View {
  @Binding var query: SightQuery
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let field = SearchBar(
      text: $query.words, prompt: "Поиск достопримечательностей", shortPrompt: "Поиск")
    // Field and chips side by side where there is little height.
    if verticalSizeClass == .compact {
      HStack(spacing: AppSpacing.sm) {
        field.frame(width: 340)
        chips(across: .trailing)
      }
      .scenePadding(.leading)
      .padding(.vertical, 2)
    } else {
      VStack(spacing: FilterBar.gap(above: typeSize)) {
        field.scenePadding(.horizontal)
        if query.words.isEmpty { chips(across: .horizontal) }
      }
      .padding(.top, AppSpacing.xs)
      .padding(.bottom, query.words.isEmpty ? AppSpacing.xs : AppSpacing.sm)
    }
  }

  private func chips(across margins: Edge.Set) -> some View {
    FilterBar(query: $query, margins: margins, hasSort: false)
  }
}
