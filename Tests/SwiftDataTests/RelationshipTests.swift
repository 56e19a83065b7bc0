import SwiftData
import Testing

@Suite @MainActor struct RelationshipTests {
  @Test func relatedModelsAreInsertedToo() throws {
    let context = try container().mainContext
    let trip = Trip("Alps", stops: [Stop("Bern")])
    #expect(trip.stops[0].trip == nil)
    context.insert(trip)
    trip.stops.append(Stop("Chur"))
    let stops = try context.fetch(FetchDescriptor<Stop>())
    #expect(stops.map(\.place) == ["Bern", "Chur"])
    #expect(stops.allSatisfy { $0.trip == trip && $0.modelContext == context })
    // Of a parent that is nowhere nothing is inserted.
    let other = Trip("Andes")
    other.stops.append(Stop("Lima"))
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
    #expect(other.stops[0].trip == nil)
  }

  @Test func bothEndsOfARelationshipAgree() throws {
    let context = try container().mainContext
    let (first, second) = (Trip("Alps"), Trip("Andes"))
    let stop = Stop("Bern")
    for trip in [first, second] { context.insert(trip) }
    stop.trip = first
    context.insert(stop)
    #expect(first.stops == [stop])
    stop.trip = second
    #expect(first.stops.isEmpty && second.stops == [stop])
    second.stops.removeAll()
    #expect(stop.trip == nil)
    first.stops = [stop]
    #expect(stop.trip == first)
    second.stops = [stop]
    #expect(stop.trip == second && first.stops.isEmpty)
  }

  @Test func aRelationshipLeadsToAModelOnce() throws {
    let context = try container().mainContext
    let (trip, stop) = (Trip("Alps"), Stop("Bern"))
    context.insert(trip)
    stop.trip = trip
    context.insert(stop)
    trip.stops.append(stop)
    trip.stops += [Stop("Chur"), stop]
    #expect(trip.stops.map(\.place) == ["Bern", "Chur"])
    #expect(trip.stops.allSatisfy { $0.trip == trip })
  }

  @Test func anInverseNeedsNoName() throws {
    let context = try ModelContainer(for: Label.self, Note.self).mainContext
    let (label, note) = (Label("a"), Note(id: 1))
    context.insert(label)
    context.insert(note)
    note.label = label
    #expect(label.notes == [note])
    label.notes = []
    #expect(note.label == nil)
  }

  @Test func twoRelationshipsMayHaveOneInverse() throws {
    let context = try ModelContainer(for: Garden.self, Plant.self).mainContext
    let (garden, left, right) = (Garden(), Plant(), Plant())
    context.insert(garden)
    garden.left.append(left)
    garden.right.append(right)
    #expect(garden.left == [left] && garden.right == [right])
    #expect(left.garden == garden && right.garden == garden)
    right.garden = nil
    #expect(garden.left == [left] && garden.right.isEmpty)
  }

  @Test func deletionsFollowTheirRules() throws {
    let context = try container().mainContext
    let trip = Trip("Alps", stops: [Stop("Bern"), Stop("Chur")])
    context.insert(trip)
    context.delete(trip.stops[0])
    #expect(trip.stops.map(\.place) == ["Chur"])
    context.delete(trip)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)

    let (label, note) = (Label("a"), Note(id: 1))
    note.label = label
    context.insert(note)
    context.delete(label)
    #expect(note.label == nil)
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 1)
  }

  @Test func aDeniedDeletionIsTold() throws {
    let context = try ModelContainer(for: Shelf.self, Book.self).mainContext
    let (shelf, book) = (Shelf(), Book())
    book.shelf = shelf
    context.insert(book)
    context.delete(shelf)
    #expect(throws: SwiftDataError.deletionDenied) { try context.save() }
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 1)
    context.delete(book)
    context.delete(shelf)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }
}
