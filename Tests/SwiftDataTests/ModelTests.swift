import SwiftData
import Synchronization
import Testing

@Suite @MainActor struct ModelTests {
  /// Returns a Boolean value that indicates whether a change is told to who has read something.
  private func tells(of change: () -> Void, reading read: () -> Void) -> Bool {
    let told = Mutex(false)
    withObservationTracking(read) { told.withLock { $0 = true } }
    change()
    return told.withLock { $0 }
  }

  @Test func storedVariablesAreObserved() {
    let trip = Trip("Alps")
    #expect(
      tells {
        trip.name = "Andes"
      } reading: {
        _ = trip.title
      })
    #expect(
      tells {
        trip.stops.append(Stop("Bern"))
      } reading: {
        _ = trip.stops.count
      })
    // What is not read, transient, or equal to what it was is not told.
    #expect(
      !tells {
        trip.days = 2
      } reading: {
        _ = trip.name
      })
    #expect(
      !tells {
        trip.isOpen = true
      } reading: {
        _ = trip.isOpen
      })
    #expect(
      !tells {
        trip.name = "Andes"
      } reading: {
        _ = trip.name
      })
  }

  @Test func modelsAreEqualIfTheyAreOneObject() {
    let trip = Trip("Alps")
    #expect(trip == trip)
    #expect(trip != Trip("Alps"))
    #expect(Set([trip, trip, Trip("Alps")]).count == 2)
  }

  @Test func descriptionsListStoredProperties() {
    #expect(Trip.schemaMetadata.map(\.name) == ["name", "days", "note", "stops"])
    #expect(Trip.schemaMetadata.last?.metadata is Schema.Relationship)
    #expect(Trip.schemaMetadata.first?.metadata == nil)
    #expect(Label.schemaMetadata.first?.metadata is Schema.Attribute)
  }

  @Test func identifiersAreCountedInEachContainer() throws {
    for _ in 1...2 {
      let context = try container("Alps", "Andes").mainContext
      let trips = try context.fetch(FetchDescriptor<Trip>())
      #expect(trips.map { "\($0.id)" } == ["Trip/1", "Trip/2"])
    }
    let loose = [Trip("A"), Trip("B")]
    #expect(loose.map { "\($0.persistentModelID)" } == ["Trip/temporary", "Trip/temporary"])
    #expect(loose[0].persistentModelID != loose[1].persistentModelID)
    #expect(loose[0].persistentModelID == loose[0].persistentModelID)
  }

  @Test func aClassKeepsItsOwnIdentity() {
    #expect(Note(id: 7).id == 7)
    let ids: [Int] = [Note(id: 1)].map(\.id)
    #expect(ids == [1])
  }

  @Test func modelsKnowTheirState() throws {
    let context = try container().mainContext
    let trip = Trip("Alps")
    #expect(trip.modelContext == nil && !trip.hasChanges && !trip.isDeleted)
    context.insert(trip)
    #expect(trip.modelContext == context && trip.hasChanges)
    try context.save()
    #expect(!trip.hasChanges)
    trip.days = 3
    #expect(trip.hasChanges)
    context.delete(trip)
    #expect(trip.isDeleted && trip.modelContext == nil)
  }
}
