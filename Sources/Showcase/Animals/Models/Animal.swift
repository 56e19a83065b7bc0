import Foundation

/// An animal of the encyclopedia, in one language.
struct Animal: Sendable, Hashable, Identifiable {
  let id: String
  let category: AnimalCategory
  /// The name of the picture under `Pictures`, without its extension; nil where there is none.
  let picture: String?
  let name: String
  /// The name within a sentence, such as “the golden eagle”.
  let mention: String
  let scientificName: String
  let habitat: String
  /// The region of its habitat: animals of one region could share an answer about their habitat.
  let region: String
  let diet: String
  let size: String
  let lifespan: String
  let status: ConservationStatus
  let description: String
  let fact: String
  var isFavourite = false

  /// Returns a Boolean value that indicates whether a query is part of a name or the description.
  func matches(_ query: String) -> Bool {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    return query.isEmpty
      || [name, scientificName, description].contains {
        // Short words of the description do not part from the next; nobody types such a space.
        $0.replacing("\u{A0}", with: " ").localizedCaseInsensitiveContains(query)
      }
  }
}

extension Animal {
  /// Reads the animals that come with the app, by category.
  static func load(in language: ContentLanguage = .russian) throws(ShowcaseDataError) -> [Animal] {
    try load(json: ShowcaseResource.data(of: file), in: language)
  }

  /// Reads animals from JSON.
  static func load(
    json: Data, in language: ContentLanguage
  ) throws(ShowcaseDataError) -> [Animal] {
    let entries = try ShowcaseResource.decode(File.self, from: json, named: file).animals
    if let twice = Dictionary(grouping: entries, by: \.id).first(where: { $1.count > 1 }) {
      throw .inconsistent(file: file, item: twice.key, reason: "an animal stands there twice")
    }
    return entries.map { $0.animal(in: language) }
  }

  private static let file = "animals.json"

  private struct File: Decodable {
    let animals: [Entry]
  }

  private struct Entry: Decodable {
    let id: String
    let category: AnimalCategory
    let picture: String?
    let scientificName: String
    let region: String
    let status: ConservationStatus
    let ru: Texts
    let en: Texts

    func animal(in language: ContentLanguage) -> Animal {
      let texts = language == .russian ? ru : en
      return Animal(
        id: id, category: category, picture: picture, name: texts.name, mention: texts.mention,
        scientificName: scientificName, habitat: texts.habitat, region: region, diet: texts.diet,
        size: texts.size, lifespan: texts.lifespan, status: status,
        description: texts.description, fact: texts.fact)
    }
  }

  private struct Texts: Decodable {
    let name: String
    let mention: String
    let habitat: String
    let diet: String
    let size: String
    let lifespan: String
    let description: String
    let fact: String
  }
}
