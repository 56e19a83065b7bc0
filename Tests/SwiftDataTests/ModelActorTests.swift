import SwiftData
import Testing

@ModelActor actor Library {
  func add(_ name: String) throws -> PersistentIdentifier {
    MainActor.assertIsolated()
    let trip = Trip(name)
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }

  func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
}

@ModelActor(disableGenerateInit: true) actor CountingLibrary {
  let limit: Int

  init(_ container: ModelContainer, limit: Int) {
    (modelContainer, self.limit) = (container, limit)
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
  }

  func isFull() throws -> Bool {
    try modelContext.fetchCount(FetchDescriptor<Trip>()) >= limit
  }
}

@Suite @MainActor struct ModelActorTests {
  @Test func actorsShareTheContainer() async throws {
    let container = try container("Alps")
    let library = Library(modelContainer: container)
    let id = try await library.add("Andes")
    #expect(try container.mainContext.names() == ["Alps", "Andes"])
    #expect(await library.name(of: id) == "Andes")
    #expect(await library.name(of: Trip("A").persistentModelID) == nil)
    #expect(try await CountingLibrary(container, limit: 2).isFull())
    #expect(try await !CountingLibrary(container, limit: 3).isFull())
  }
}
