import SwiftUI

/// The encyclopedia: its animals, what a person looks for among them, the favourites.
@MainActor
final class EncyclopediaViewModel: ObservableObject {
  @Published private(set) var animals: [Animal] = []
  @Published var query = ""
  /// The category that alone is shown; nil shows all.
  @Published var category: AnimalCategory?
  /// The failure to read the animals or to keep a favourite.
  @Published private(set) var problem: String?
  private let service: any AnimalService

  /// Creates an encyclopedia and reads its animals.
  init(service: any AnimalService) {
    self.service = service
    load()
  }

  /// The animals that the search and the filter leave.
  var shown: [Animal] {
    animals.filter { (category == nil || $0.category == category) && $0.matches(query) }
  }

  var favourites: [Animal] { animals.filter(\.isFavourite) }

  /// A Boolean value that indicates whether a query or a category narrows the encyclopedia.
  var isFiltered: Bool { category != nil || !query.isEmpty }

  /// The way out of a search that finds nothing: it names only what narrows the encyclopedia.
  var advice: LocalizedStringKey {
    switch (query.isEmpty, category) {
    case (_, nil): "Проверьте слово."
    case (true, _): "Выберите другую категорию."
    case (false, _): "Проверьте слово или выберите другую категорию."
    }
  }

  func animal(_ id: Animal.ID) -> Animal? { animals.first { $0.id == id } }

  /// The other animals of the same category.
  func related(to animal: Animal) -> [Animal] {
    animals.filter { $0.category == animal.category && $0.id != animal.id }
  }

  /// Reads the animals anew.
  func load() {
    attempt {
      animals = try service.animals()
      Log.encyclopedia.info("\(animals.count) animals read")
    }
  }

  func toggleFavourite(_ id: Animal.ID) {
    guard let index = animals.firstIndex(where: { $0.id == id }) else { return }
    attempt {
      try service.setFavourite(!animals[index].isFavourite, of: id)
      animals[index].isFavourite.toggle()
    }
  }

  func resetFilter() { (query, category) = ("", nil) }

  private func attempt(_ action: () throws -> Void) {
    do {
      try action()
      problem = nil
    } catch {
      problem = String(describing: error)
      Log.encyclopedia.error("\(error)")
    }
  }
}
