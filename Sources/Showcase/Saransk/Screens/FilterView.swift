import Components
import SwiftUI

/// The conditions on the sights, on a sheet: changes are taken over by one button, or dropped.
///
/// `extra` stands above the rest, as the catalogue's order does.
struct FilterView<Extra: View>: View {
  @Binding var query: SightQuery
  let app: SaranskModel
  private let extra: (Binding<SightQuery>) -> Extra
  @State private var draft: SightQuery
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  init(
    query: Binding<SightQuery>, app: SaranskModel,
    @ViewBuilder extra: @escaping (Binding<SightQuery>) -> Extra
  ) {
    (_query, self.app, self.extra) = (query, app, extra)
    _draft = State(initialValue: query.wrappedValue)
  }

  var body: some View {
    NavigationStack {
      Form {
        extra($draft)
        categories
        rating
        distance
        Section {
          Toggle("Открыто сейчас", isOn: $draft.filter.isOpenNow).tint(AppColors.chip)
          Picker("Билет", selection: $draft.filter.price) {
            Text("Любой").tag(SightFilter.Price.any)
            Text("Бесплатно").tag(SightFilter.Price.free)
            Text("До 200 ₽").tag(SightFilter.Price.upTo200)
          }
        }
      }
      .navigationTitle("Фильтры")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Отменить") { dismiss() } }
        ToolbarItem(placement: .primaryAction) {
          Button("Сбросить") { draft.filter = SightFilter() }
            .disabled(draft.filter.count == 0)
        }
      }
      .safeAreaInset(edge: .bottom) { apply }
    }
    .tint(AppColors.primary)
  }

  private var categories: some View {
    Section("Категории") {
      ForEach(POICategory.allCases, id: \.self) { category in
        Button {
          toggle(category)
        } label: {
          HStack {
            Label(category.displayName, systemImage: category.iconName)
              .foregroundStyle(AppColors.text)
            Spacer()
            if draft.filter.categories.contains(category) {
              Image(systemName: "checkmark").foregroundStyle(.tint)
            }
          }
        }
        .accessibilityLabel(Text(category.displayName))
        .accessibilityAddTraits(draft.filter.categories.contains(category) ? .isSelected : [])
        .accessibilityIdentifier("filter-\(category.rawValue)")
      }
    }
  }

  private var rating: some View {
    Section("Рейтинг") {
      Picker("Рейтинг", selection: $draft.filter.minimumRating) {
        Text("Любой").tag(Double?.none)
        Text("4,6+").tag(Double?.some(4.6))
        Text("4,8+").tag(Double?.some(4.8))
      }
      .segmentsOrMenu(fillsRow: true)
      .accessibilityIdentifier("filter-rating")
    }
  }

  @ViewBuilder private var distance: some View {
    Section {
      Picker("Расстояние", selection: $draft.filter.maximumDistance) {
        Text("Любое").tag(Double?.none)
        Text("500 м").tag(Double?.some(500))
        Text("1 км").tag(Double?.some(1000))
        Text("2 км").tag(Double?.some(2000))
      }
      .segmentsOrMenu(fillsRow: true)
      .disabled(app.location == nil)
    } header: {
      Text("Расстояние")
    } footer: {
      if app.location == nil { Text("Разрешите доступ к геопозиции, чтобы искать рядом с вами.") }
    }
  }

  private var apply: some View {
    AppButton("Показать \(app.results(of: draft, in: locale).count) мест") {
      query = draft
      dismiss()
    }
    .accessibilityIdentifier("apply-filters")
    .footTypeSize()
    // The form's own margins.
    .scenePadding(.horizontal)
    .padding(.top, horizontalSizeClass == .regular ? 12 : AppSpacing.sm)
    // A sheet that floats has no home indicator to keep the button off its edge.
    .padding(.bottom, horizontalSizeClass == .regular ? 20 : AppSpacing.sm)
    .frame(maxWidth: .infinity)
    .background { FootBackground() }
  }

  private func toggle(_ category: POICategory) {
    if draft.filter.categories.remove(category) == nil {
      draft.filter.categories.insert(category)
    }
  }
}

extension FilterView where Extra == EmptyView {
  init(query: Binding<SightQuery>, app: SaranskModel) {
    self.init(query: query, app: app) { _ in EmptyView() }
  }
}
