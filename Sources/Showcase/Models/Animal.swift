import Foundation

/// An animal of the encyclopedia.
struct Animal: Codable, Sendable, Hashable, Identifiable {
  let id: String
  let category: AnimalCategory
  /// The name of the picture under `Pictures`, without its extension.
  let picture: String
  let name: String
  let scientificName: String
  let habitat: String
  let lifespan: String
  let description: String
  let fact: String

  /// The 12 animals, by category.
  static func load() throws(ShowcaseDataError) -> [Animal] {
    try ShowcaseResource.decode(File.self, from: "animals.json").animals
  }

  private struct File: Decodable {
    let animals: [Animal]
  }
}

/// The class of an animal, in the order of the filter.
enum AnimalCategory: String, Codable, Sendable, Hashable, CaseIterable {
  case mammal
  case bird
  case reptile
  case fish

  /// The name on filters and badges.
  var displayName: String {
    switch self {
    case .mammal: "Млекопитающие"
    case .bird: "Птицы"
    case .reptile: "Рептилии"
    case .fish: "Рыбы"
    }
  }

  /// The name of the symbol on filters and badges.
  var iconName: String {
    switch self {
    case .mammal: "pawprint.fill"
    case .bird: "bird.fill"
    case .reptile: "tortoise.fill"
    case .fish: "fish.fill"
    }
  }
}
