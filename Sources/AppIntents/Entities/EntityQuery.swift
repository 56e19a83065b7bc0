/// A query for entities, which the system would ask.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where DefaultValue == Entity {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The type of the suggestions together.
  associatedtype Result = [Entity]
  /// The type of the entity where nobody has chosen one.
  associatedtype DefaultValue = Entity

  /// Creates the query.
  init()

  /// Returns the entities of some identifiers.
  ///
  /// - Parameter identifiers: The identifiers.
  /// - Returns: The entities, without those that are not there.
  /// - Throws: Errors of the app's own.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Returns the entities that a person would be offered.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns the entities that a person would be offered.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// By default, nothing is offered.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  /// The type of the found entities together.
  associatedtype StringQueryResult: ResultsCollection = [Entity]

  /// Returns the entities that words stand for.
  ///
  /// - Parameter string: The words.
  /// - Returns: The entities.
  /// - Throws: Errors of the app's own.
  func entities(matching string: String) async throws -> StringQueryResult
}

/// A query that knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The type of the entities.
  associatedtype Entity

  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// By default, those of all entities that have the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// By default, all entities are offered.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A query for the one entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery {}
