import SwiftUI

/// The state of the catalogue of sights.
@MainActor
final class POICatalogueModel: ObservableObject {
  /// The order of the sights.
  enum Sort: String, CaseIterable {
    case rating = "По рейтингу"
    case name = "По названию"
  }

  @Published var searchText = ""
  @Published var category: POICategory?
  @Published var sort = Sort.rating
  let sights: [POI]

  init(sights: [POI]) { self.sights = sights }

  /// The sights that the search and the category let through, in order.
  var filtered: [POI] {
    // Each reading of a published property looks for its publisher.
    let (category, searchText) = (category, searchText)
    let found = sights.filter { sight in
      (category == nil || sight.category == category)
        && (searchText.isEmpty || sight.name.localizedCaseInsensitiveContains(searchText))
    }
    switch sort {
    case .rating: return found.sorted { ($1.rating, $0.id) < ($0.rating, $1.id) }
    case .name: return found.sorted { $0.shortName < $1.shortName }
    }
  }
}
