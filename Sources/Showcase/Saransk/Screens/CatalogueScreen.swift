import Components
import SwiftUI

/// The catalogue of Saransk's sights.
struct CatalogueScreen: View {
  @ObservedObject var model: CatalogueViewModel
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      // Beyond that the controls would leave the sights no room.
      controls.dynamicTypeSize(...DynamicTypeSize.accessibility2)
      content
    }
    // What scrolls reaches the sides, across the page's margins: chips, and the cards' shadows.
    .readableWidth(horizontalSizeClass == .regular ? 1100 : nil)
    .frame(maxWidth: .infinity)
    .background(AppColors.background)
    .navigationTitle("Достопримечательности")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        FilterButton(count: model.query.filter.count) { model.isFiltering = true }
      }
    }
    .sheet(isPresented: $model.isFiltering) {
      POIFilterView(query: $model.query, app: app)
    }
  }

  /// Side by side where there is little height, as on a phone in landscape.
  @ViewBuilder private var controls: some View {
    let search = SearchBar(text: $model.query.words, prompt: "Поиск")
    if verticalSizeClass == .compact {
      HStack(spacing: AppSpacing.md) {
        search.frame(width: 240)
        FilterBar(query: $model.query, margins: .trailing)
      }
      .scenePadding(.leading)
      .padding(.vertical, AppSpacing.xs)
    } else {
      VStack(spacing: FilterBar.gap(above: typeSize)) {
        search.scenePadding(.horizontal)
        FilterBar(query: $model.query, margins: .horizontal)
      }
      .padding(.vertical, AppSpacing.sm)
    }
  }

  @ViewBuilder private var content: some View {
    switch app.sights {
    case .loading: CataloguePlaceholder()
    case .failed:
      CentredMessage {
        StateMessage(
          "Не удалось загрузить места", text: "Проверьте соединение и попробуйте ещё раз.",
          icon: "wifi.slash", actionTitle: "Повторить"
        ) { app.load() }
        .scenePadding(.horizontal)
      }
    case .loaded:
      let results = app.results(of: model.query, in: locale)
      if results.isEmpty { empty } else { cards(results) }
    }
  }

  private var empty: some View {
    CentredMessage {
      StateMessage(
        "Ничего не найдено", text: model.query.advice,
        icon: "magnifyingglass", actionTitle: "Сбросить"
      ) {
        model.query = SightQuery(sort: model.query.sort)
      }
      .scenePadding(.horizontal)
    }
  }

  private func cards(_ sights: [POI]) -> some View {
    ScrollView {
      VStack(spacing: AppSpacing.md) {
        // Where figures are first met; that once is enough.
        Notice("Оценки, отзывы, часы и цены — примеры.")
        ResponsiveGrid(data: sights, columns: 2) { sight in
          SightCard(sight: sight)
        }
      }
      .padding(.top, AppSpacing.xs)
      .padding(.bottom, AppSpacing.lg)
      .scenePadding(.horizontal)
    }
  }
}

/// Opens the filters, and says how many are set.
struct FilterButton: View {
  let count: Int
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 3) {
        Image(systemName: "slider.horizontal.3")
        if count > 0 {
          Text(verbatim: "\(count)").font(AppTypography.subheadline.weight(.semibold))
        }
      }
    }
    .accessibilityLabel("Фильтры")
    .accessibilityValue(count > 0 ? Text(verbatim: "\(count)") : Text(verbatim: ""))
  }
}
