import Components
import SwiftUI

/// The order of the sights and chips of the categories, which scroll from side to side.
struct FilterBar: View {
  @Binding var query: SightQuery
  /// The sides at which the bar ends with the page, so that chips scroll across its margin.
  let margins: Edge.Set
  var hasSort = true
  @EnvironmentObject private var app: SaranskModel
  @ScaledMetric(relativeTo: .subheadline) private var gap: CGFloat = 6
  @ScaledMetric(relativeTo: .subheadline) private var margin: CGFloat = 14

  /// The gap between a field and the bar beneath it, in points.
  ///
  /// Chips of usual words leave room within their targets, larger ones fill them.
  static func gap(above typeSize: DynamicTypeSize) -> CGFloat {
    typeSize.isAccessibilitySize ? 12 : AppSpacing.xs
  }

  var body: some View {
    ScrollViewReader { bar in
      chips
        // The chosen chip is seen whole, whichever it is.
        .onAppear { reveal(in: bar) }
        .onChange(of: query.filter.categories) { withAnimation { reveal(in: bar) } }
    }
  }

  private func reveal(in bar: ScrollViewProxy) {
    let chosen = POICategory.allCases.first { query.filter.categories.contains($0) }
    if let chosen { bar.scrollTo(chosen, anchor: .center) }
  }

  private var chips: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: AppSpacing.sm) {
        if hasSort { sort }
        CategoryChip(
          "Все", icon: "square.grid.2x2.fill", isSelected: query.filter.categories.isEmpty
        ) { query.filter.categories = [] }
        ForEach(POICategory.allCases, id: \.self) { category in
          CategoryChip(
            category.displayName, icon: category.iconName,
            isSelected: query.filter.categories.contains(category)
          ) { toggle(category) }
          .id(category)
        }
      }
      .scenePadding(margins)
    }
  }

  private func toggle(_ category: POICategory) {
    if query.filter.categories.remove(category) == nil {
      query.filter.categories.insert(category)
    }
  }

  private var sort: some View {
    Menu {
      Picker("Порядок", selection: $query.sort) {
        ForEach(SightQuery.Sort.allCases, id: \.self) { sort in
          if sort != .distance || app.location != nil { Text(sort.title).tag(sort) }
        }
      }
    } label: {
      HStack(spacing: min(gap, 10)) {
        Image(systemName: "arrow.up.arrow.down").accessibilityHidden(true)
        Text(query.sort.title).lineLimit(1)
      }
      .font(AppTypography.subheadline.weight(.medium))
      .foregroundStyle(.tint)
      // As the chips beside it.
      .padding(.horizontal, min(max(14, margin), 28))
      .padding(.vertical, AppSpacing.sm)
      .background(.tint.opacity(0.12), in: Capsule())
      .frame(minHeight: TouchTarget.side)
    }
    .accessibilityLabel("Порядок")
    .accessibilityValue(Text(query.sort.title))
    .accessibilityIdentifier("sort")
  }
}

extension SightQuery.Sort {
  var title: LocalizedStringKey {
    switch self {
    case .rating: "По рейтингу"
    case .name: "По названию"
    case .distance: "Сначала ближние"
    }
  }
}
