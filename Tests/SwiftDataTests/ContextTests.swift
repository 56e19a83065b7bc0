import SwiftData
import Testing

@Suite @MainActor struct ContextTests {
  @Test func containersShareNothing() throws {
    let (first, second) = (try container("Alps"), try container())
    #expect(try first.mainContext.names() == ["Alps"])
    #expect(try second.mainContext.names().isEmpty)
    let trip = try #require(try first.mainContext.fetch(FetchDescriptor<Trip>()).first)
    second.mainContext.insert(trip)
    #expect(try first.mainContext.names().isEmpty)
    #expect(try second.mainContext.names() == ["Alps"])
  }

  @Test func contextsOfOneContainerShareModels() throws {
    let container = try container("Alps")
    let other = ModelContext(container)
    other.insert(Trip("Andes"))
    #expect(try container.mainContext.names() == ["Alps", "Andes"])
    #expect(other.hasChanges && !container.mainContext.hasChanges)
    #expect(other.container === container)
  }

  @Test func aModelIsInsertedOnce() throws {
    let context = try container().mainContext
    let trip = Trip("Alps")
    context.insert(trip)
    context.insert(trip)
    #expect(try context.names() == ["Alps"])
  }

  @Test func deletesByPredicate() throws {
    let context = try container("Alps", "Andes", "Crete").mainContext
    try context.delete(model: Trip.self, where: #Predicate { $0.name.starts(with: "A") })
    #expect(try context.names() == ["Crete"])
    try context.delete(model: Trip.self)
    #expect(try context.names().isEmpty)
  }

  @Test func changesAreCountedUntilASave() throws {
    let context = try container("Alps").mainContext
    #expect(!context.hasChanges)
    let trip = try context.fetch(FetchDescriptor<Trip>())[0]
    trip.days = 2
    context.insert(Trip("Andes"))
    #expect(context.changedModelsArray.map(\.persistentModelID) == [trip.id])
    #expect(context.insertedModelsArray.count == 1)
    context.delete(trip)
    #expect(context.changedModelsArray.isEmpty && context.deletedModelsArray.count == 1)
    try context.save()
    #expect(!context.hasChanges)
    try context.transaction { context.insert(Trip("Crete")) }
    #expect(!context.hasChanges)
  }

  @Test func aRollbackLeavesWhatWasSaved() throws {
    let context = try container("Alps", "Andes", "Crete").mainContext
    let trips = try context.fetch(FetchDescriptor<Trip>())
    trips[1].stops = [Stop("Lima")]
    try context.save()
    trips[0].name = "Changed"
    trips[0].name = "Again"
    context.delete(trips[1])
    context.insert(Trip("New"))
    #expect(try context.names() == ["Again", "Crete", "New"])
    context.rollback()
    #expect(try context.names() == ["Alps", "Andes", "Crete"])
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.trip) == [trips[1]])
    #expect(trips[1].stops.count == 1)
    #expect(!context.hasChanges && trips[1].modelContext == context && !trips[1].isDeleted)
  }

  @Test func aRollbackRestoresBothEndsOfARelationship() throws {
    let context = try container().mainContext
    let (trip, other) = (Trip("Alps", stops: [Stop("Bern"), Stop("Chur")]), Trip("Andes"))
    let stops = trip.stops
    for trip in [trip, other] { context.insert(trip) }
    try context.save()
    context.delete(stops[0])
    stops[1].trip = other
    #expect(trip.stops.isEmpty && other.stops == [stops[1]])
    context.rollback()
    #expect(trip.stops == stops && other.stops.isEmpty)
    #expect(stops.allSatisfy { $0.trip == trip })
  }

  @Test func configurationsAreHeld() throws {
    let memory = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Schema([Trip.self]), configurations: [memory])
    #expect(container.configurations == [memory])
    #expect(container.schema.entities.map(\.name) == ["Trip"])
    let fixed = ModelConfiguration("fixed", allowsSave: false)
    let reader = try ModelContainer(for: Trip.self, configurations: fixed).mainContext
    #expect(throws: SwiftDataError.savingNotAllowed) { try reader.save() }
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      try ModelContainer(for: Trip.self, configurations: memory, memory)
    }
  }

  @Test func everythingIsDeletedAtOnce() throws {
    let container = try container("Alps")
    container.deleteAllData()
    #expect(try container.mainContext.names().isEmpty)
  }

  @Test func versionsMakeSchemas() throws {
    enum Version1: VersionedSchema {
      static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 0) }
      static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }
    }
    enum Plan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [Version1.self] }
      static var stages: [MigrationStage] {
        [.lightweight(fromVersion: Version1.self, toVersion: Version1.self)]
      }
    }
    let schema = Schema(versionedSchema: Version1.self)
    #expect("\(schema.version)" == "1.2.0")
    #expect(schema.entities.map(\.name) == ["Trip", "Stop"])
    #expect(try ModelContainer(for: schema, migrationPlan: Plan.self).migrationPlan != nil)
  }
}
