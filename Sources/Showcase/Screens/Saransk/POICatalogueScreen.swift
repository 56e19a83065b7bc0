import Components
import SwiftUI

/// The catalogue of Saransk's sights.
struct POICatalogueScreen: View {
  @StateObject private var model: POICatalogueModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  init(sights: [POI]) {
    _model = StateObject(wrappedValue: POICatalogueModel(sights: sights))
  }

  var body: some View {
    NavigationView {
      AdaptiveLayout(maxWidth: 1100) {
        VStack(spacing: 0) {
          controls
          cards
        }
      }
      .frame(maxWidth: .infinity)
      .background(AppColors.background)
      .navigationTitle("Достопримечательности")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
          } label: {
            Image(systemName: "slider.horizontal.3")
          }
          .accessibilityLabel("Фильтры")
        }
      }
    }
    .tint(AppColors.primary)
  }

  /// Side by side where there is little height, as on a phone in landscape.
  @ViewBuilder private var controls: some View {
    if verticalSizeClass == .compact {
      HStack(spacing: AppSpacing.md) {
        search.frame(width: 240)
        FilterBar(category: $model.category, leadingMargin: 0, trailingMargin: margin)
      }
      .padding(.vertical, AppSpacing.sm)
    } else {
      VStack(spacing: 12) {
        search
        FilterBar(category: $model.category, leadingMargin: margin, trailingMargin: margin)
      }
      .padding(.vertical, horizontalSizeClass == .compact ? AppSpacing.sm : AppSpacing.md)
    }
  }

  /// AdaptiveLayout's margin, across which the chips scroll.
  private var margin: CGFloat { horizontalSizeClass == .compact ? AppSpacing.md : AppSpacing.xl }

  private var search: some View {
    SearchBar(text: $model.searchText, prompt: "Поиск")
  }

  private var cards: some View {
    ScrollView {
      ResponsiveGrid(data: model.filtered, columns: 2) { sight in
        POICard(poi: sight, pictureRatio: verticalSizeClass == .compact ? 2.2 : 5.0 / 3)
      }
      .padding(.top, AppSpacing.sm)
      .padding(.bottom, AppSpacing.lg)
    }
  }
}

/// Chips of the categories, which scroll from side to side.
struct FilterBar: View {
  @Binding var category: POICategory?
  /// Points beside the bar across which chips scroll.
  let leadingMargin: CGFloat
  let trailingMargin: CGFloat

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: AppSpacing.sm) {
        CategoryChip("Все", icon: "square.grid.2x2", isSelected: category == nil) {
          category = nil
        }
        ForEach(POICategory.allCases, id: \.self) { item in
          CategoryChip(
            item.displayName, icon: item.iconName, isSelected: category == item
          ) { category = category == item ? nil : item }
        }
      }
      .padding(.leading, leadingMargin)
      .padding(.trailing, trailingMargin)
    }
    .padding(.leading, -leadingMargin)
    .padding(.trailing, -trailingMargin)
  }
}
