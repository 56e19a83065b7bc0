import Combine

/// The state of the catalogue of sights.
@MainActor final class CatalogueViewModel: ObservableObject {
  @Published var query = SightQuery()
  @Published var isFiltering = false

  func reset() { query.filter = SightFilter() }
}
