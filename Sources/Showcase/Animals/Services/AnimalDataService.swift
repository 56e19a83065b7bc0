import SQLiteStorage

/// The storage of the encyclopedia's animals and of a person's favourites.
@MainActor
protocol AnimalService {
  /// Returns the animals, in the encyclopedia's order.
  func animals() throws -> [Animal]

  /// Keeps whether an animal is a favourite.
  ///
  /// - Throws: ``AnimalServiceError`` if there is no animal with that id.
  func setFavourite(_ isFavourite: Bool, of id: Animal.ID) throws
}

/// A fault in a request to an ``AnimalService``.
enum AnimalServiceError: Error, Equatable, CustomStringConvertible {
  case unknownAnimal(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .unknownAnimal(let id):
      "The encyclopedia has no animal “\(id)”: delete the app's database and start it again."
    case .unreadable(let id):
      "The database's row of the animal “\(id)” cannot be read: delete it and start the app again."
    }
  }
}

/// The animals in the app's database.
struct AnimalDataService: AnimalService {
  private let persistence: PersistenceController

  /// Creates a service, and brings the database's animals up to those that come with the app.
  ///
  /// Favourites stay.
  init(_ persistence: PersistenceController, seed: [Animal]) throws {
    self.persistence = persistence
    try persistence.transaction {
      for (position, animal) in seed.enumerated() { try save(animal, at: position) }
    }
    Log.animalData.info("\(seed.count) animals are kept")
  }

  func animals() throws -> [Animal] {
    let columns = Self.columns.joined(separator: ", ")
    return try persistence.rows(
      "SELECT \(columns), isFavorite FROM animalEntity ORDER BY position"
    ).map(Self.animal)
  }

  func setFavourite(_ isFavourite: Bool, of id: Animal.ID) throws {
    let changed = try persistence.rows(
      "UPDATE animalEntity SET isFavorite = ? WHERE id = ? RETURNING id",
      [.integer(isFavourite ? 1 : 0), .text(id)])
    guard changed.count == 1 else { throw AnimalServiceError.unknownAnimal(id) }
  }

  private func save(_ animal: Animal, at position: Int) throws {
    let texts = (Self.columns.dropFirst() + ["position"]).map { "\($0) = excluded.\($0)" }
    try persistence.rows(
      """
      INSERT INTO animalEntity (\(Self.columns.joined(separator: ", ")), position)
      VALUES (\(Self.columns.map { _ in "?" }.joined(separator: ", ")), ?)
      ON CONFLICT (id) DO UPDATE SET \(texts.joined(separator: ", "))
      """, Self.values(of: animal) + [.integer(Int64(position))])
  }

  /// The columns of ``values(of:)`` and of ``animal(_:)``, in their order.
  private static let columns = [
    "id", "category", "imageName", "name", "mention", "scientificName", "habitat", "region",
    "diet", "size", "lifespan", "status", "animalDescription", "fact",
  ]

  private static func values(of animal: Animal) -> [SQLiteFile.Value] {
    [
      .text(animal.id), .text(animal.category.rawValue), animal.picture.map { .text($0) } ?? .null,
    ]
      + [
        animal.name, animal.mention, animal.scientificName, animal.habitat, animal.region,
        animal.diet, animal.size, animal.lifespan, animal.status.rawValue, animal.description,
        animal.fact,
      ].map { .text($0) }
  }

  private static func animal(_ row: [SQLiteFile.Value]) throws -> Animal {
    let texts = row.map { $0.string ?? "" }
    guard let category = AnimalCategory(rawValue: texts[1]),
      let status = ConservationStatus(rawValue: texts[11])
    else { throw AnimalServiceError.unreadable(texts[0]) }
    return Animal(
      id: texts[0], category: category, picture: row[2].string, name: texts[3],
      mention: texts[4], scientificName: texts[5], habitat: texts[6], region: texts[7],
      diet: texts[8], size: texts[9], lifespan: texts[10], status: status,
      description: texts[12], fact: texts[13], isFavourite: row[14].int == 1)
  }
}
