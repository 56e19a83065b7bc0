import Components
import MapPanel
import SwiftUI

/// Saransk's sights on the map: search above, the selected one or what narrows them below.
struct MapScreen: View {
  @ObservedObject var model: MapViewModel
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.locale) private var locale

  /// Panels grow with words as far as they leave the map in sight.
  private static let largest = DynamicTypeSize.accessibility1

  /// The largest type of the panel below, larger on a tablet, whose map it leaves in sight.
  private var largestBelow: DynamicTypeSize {
    horizontalSizeClass == .regular && verticalSizeClass == .regular
      ? .accessibility5 : Self.largest
  }

  var body: some View {
    let results = app.results(of: model.query, in: locale)
    let selected = model.selection.flatMap(app.sight)
    panel(model.shown(of: results, selected: selected))
      .safeAreaInset(edge: .top, spacing: 0) {
        SearchPanel(query: $model.query)
          .frame(maxWidth: .infinity)
          .background(.bar)
          // Streets as pale as the bar would run into it.
          .overlay(alignment: .bottom) { Divider() }
          .dynamicTypeSize(...Self.largest)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        below(results, selected)
          .dynamicTypeSize(...largestBelow)
          .readableWidth(620)
          .scenePadding(.horizontal)
          .padding(.vertical, AppSpacing.sm)
      }
      .navigationTitle("Карта")
      // A map is no scroll view that a bar could tell to lie beneath it.
      .toolbarBackground(.visible, for: .tabBar)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          FilterButton(count: model.query.filter.count) { model.isFiltering = true }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            app.locate()
          } label: {
            Image(systemName: locationSymbol)
          }
          .accessibilityLabel("Моё местоположение")
        }
      }
      .sheet(isPresented: $model.isFiltering) { FilterView(query: $model.query, app: app) }
      .sheet(isPresented: $model.isShowingPage) {
        if let selected { SightSheet(sight: selected, model: model) }
      }
      .tint(AppColors.primary)
      .alert("Нет доступа к геопозиции", isPresented: $app.isLocationRefused) {
        Button("Открыть настройки") { app.openSettings() }
        Button("Не сейчас", role: .cancel) {}
      } message: {
        Text("Разрешите доступ в настройках, чтобы видеть себя на карте и расстояние до мест.")
      }
      // The app's red would be taken for what destroys.
      .tint(.blue)
  }

  /// An arrow that is full where the map follows the user, and hollow where it would.
  private var locationSymbol: String {
    if app.location == nil { return "location.slash" }
    return model.centersOnUser ? "location.fill" : "location"
  }

  private func panel(_ sights: [POI]) -> some View {
    MapPanel(
      model.camera(
        on: sights, user: app.location, zoom: horizontalSizeClass == .compact ? 15 : 15.2),
      source: app.services.map, overlays: way, annotations: sights.map(marker),
      user: app.location,
      ornaments: [.scaleBar, .compass, .attribution], clustering: MapClustering())
  }

  /// The straight line to the sight that somebody wants to go to.
  private var way: [MapPanelOverlay] {
    guard let user = app.location, let sight = model.route.flatMap(app.sight) else { return [] }
    return [
      MapPanelOverlay(
        .polyline([user.coordinate, sight.coordinate]), stroke: AnyShapeStyle(AppColors.primary),
        strokeStyle: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8]))
    ]
  }

  private func marker(_ sight: POI) -> MapPanelAnnotation {
    .marker(
      id: sight.id, title: sight.written(in: locale).shortName,
      glyph: .symbol(sight.category.iconName), coordinate: sight.coordinate,
      tint: sight.category.tint, isSelected: sight.id == model.selection, isClusterable: true
    ) { model.selection = sight.id }
  }

  @ViewBuilder private func below(_ results: [POI], _ selected: POI?) -> some View {
    if let selected {
      SelectedSightCard(sight: selected, isCompact: verticalSizeClass == .compact) {
        model.selection = nil
      }
      // The page above says all that it does. Its room stays, or the map would move under the page.
      .opacity(model.isShowingPage ? 0 : 1)
      .accessibilityHidden(model.isShowingPage)
    } else if model.query.isNarrowed {
      FilterPanel(
        query: $model.query, count: results.count,
        beyond: results.count { !MapViewModel.isOnMap($0) }
      ) { model.reset() }
    }
  }
}
