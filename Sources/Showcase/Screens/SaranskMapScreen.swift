import Components
import MapPanel
import SwiftUI

/// Saransk's sights on the map: search above, filters below, the user's location between them.
struct SaranskMapScreen: View {
  @StateObject private var model: SaranskMapModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  private let map: MapData

  init(sights: [POI], map: MapData) {
    _model = StateObject(wrappedValue: SaranskMapModel(sights: sights))
    self.map = map
  }

  var body: some View {
    NavigationView {
      panel
        .safeAreaInset(edge: .top) {
          searchPanel
            .frame(maxWidth: .infinity)
            .background(.bar)
            .dynamicTypeSize(...Self.largest)
        }
        .safeAreaInset(edge: .bottom) {
          if model.showsFilterPanel {
            MapFilterPanel(model: model, isCompact: verticalSizeClass == .compact)
              .dynamicTypeSize(...Self.largest)
              .frame(maxWidth: 620)
              .padding(.horizontal, margin)
              .padding(.vertical, AppSpacing.sm)
          }
        }
        .navigationTitle("Карта")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) {
            Button("Фильтры") { model.toggle(.highlyRated) }
          }
          ToolbarItem(placement: .navigationBarTrailing) {
            Button {
              model.centersOnUser = true
            } label: {
              Image(systemName: "location.fill")
            }
            .accessibilityLabel("Моё местоположение")
          }
        }
    }
    .navigationViewStyle(.stack)
    .tint(AppColors.primary)
  }

  /// Panels grow with words as far as they leave the map in sight.
  private static let largest = DynamicTypeSize.accessibility1

  private var margin: CGFloat { horizontalSizeClass == .compact ? 12 : AppSpacing.lg }

  private var panel: some View {
    MapPanel(
      .zoom(center: model.center, zoom: horizontalSizeClass == .compact ? 15 : 15.2), source: map,
      annotations: annotations, user: model.user,
      ornaments: [.scaleBar, .compass, .attribution], clustering: MapClustering())
  }

  private var annotations: [MapPanelAnnotation] {
    let (model, selection) = (model, model.selection)
    return model.filtered.map { sight in
      .marker(
        id: sight.id, title: sight.shortName, glyph: .symbol(sight.category.iconName),
        coordinate: sight.coordinate, tint: sight.category.tint,
        isSelected: sight.id == selection, isClusterable: true
      ) { model.selection = sight.id }
    }
  }

  /// Field and chips side by side where there is little height, else one above the other.
  @ViewBuilder private var searchPanel: some View {
    let chips = FilterBar(
      category: $model.category, leadingMargin: verticalSizeClass == .compact ? 0 : margin,
      trailingMargin: margin)
    if verticalSizeClass == .compact {
      HStack(spacing: AppSpacing.sm) {
        MapSearchField(text: $model.searchText).frame(width: 344)
        chips
      }
      .padding(.horizontal, margin)
      .padding(.vertical, 6)
    } else {
      VStack(spacing: AppSpacing.sm) {
        MapSearchField(text: $model.searchText).frame(maxWidth: 520)
        chips
      }
      .padding(.horizontal, margin)
      .padding(.vertical, AppSpacing.sm)
    }
  }
}
