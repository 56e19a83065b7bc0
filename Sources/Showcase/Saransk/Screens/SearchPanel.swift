import Components
import SwiftUI

/// The field above the map and, until something is typed, the categories.
struct SearchPanel: View {
  @Binding var query: SightQuery
  let margin: CGFloat
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let field = SearchBar(text: $query.words, prompt: "Поиск достопримечательностей")
    // Field and chips side by side where there is little height.
    if verticalSizeClass == .compact {
      HStack(spacing: AppSpacing.sm) {
        field.frame(width: 340)
        chips(leading: 0)
      }
      .padding(.horizontal, margin)
      .padding(.vertical, 2)
    } else {
      VStack(spacing: FilterBar.gap(above: typeSize)) {
        field.frame(maxWidth: 520)
        if query.words.isEmpty { chips(leading: margin) }
      }
      .padding(.horizontal, margin)
      .padding(.top, AppSpacing.xs)
      .padding(.bottom, query.words.isEmpty ? AppSpacing.xs : AppSpacing.sm)
    }
  }

  private func chips(leading: CGFloat) -> some View {
    FilterBar(query: $query, leadingMargin: leading, trailingMargin: margin, hasSort: false)
  }
}
