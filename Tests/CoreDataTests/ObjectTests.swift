import Combine
import CoreData
import Foundation
import Testing

/// Objects and their properties.
@Suite @MainActor struct ObjectTests {
  @Test func aNewObjectHasDefaults() throws {
    let note = Note(context: try Fixture.container().viewContext)
    #expect(note.rank == 3 && note.isDone == false && note.weight == 0)
    #expect(note.title == nil && note.created == nil && note.stars == nil)
    #expect(note.labels?.count == 0)
  }

  @Test func propertiesKeepTheirValues() throws {
    let note = Note(context: try Fixture.container().viewContext)
    let (day, id) = (Date(timeIntervalSinceReferenceDate: 9), UUID())
    note.title = "Alps"
    note.created = day
    note.id = id
    note.isDone = true
    note.rank = 7
    note.stars = 4
    note.tint = ["red", "blue"]
    note.weight = 1.5
    #expect(note.title == "Alps" && note.created == day && note.id == id && note.isDone)
    #expect(note.rank == 7 && note.stars == 4 && note.tint == ["red", "blue"])
    #expect(note.weight == 1.5)
    note.title = nil
    #expect(note.title == nil)
  }

  @Test func valuesAreAskedForByKey() throws {
    let note = Note(context: try Fixture.container().viewContext)
    note.setValue("Alps", forKey: "title")
    note.setValue(5, forKey: "rank")
    #expect(note.title == "Alps" && note.rank == 5)
    #expect(note.value(forKey: "rank") as? Int == 5)
    #expect(note.value(forKey: "title") as? String == "Alps")
    #expect(note.value(forKey: "created") == nil)
    note.setValue(nil, forKey: "title")
    #expect(note.title == nil)
  }

  @Test func aChangeIsPublishedBefore() throws {
    let note = Fixture.add("A", to: try Fixture.container().viewContext)
    var seen: [String?] = []
    let following = note.objectWillChange.sink { seen.append(note.title) }
    note.title = "B"
    note.title = "C"
    following.cancel()
    note.title = "D"
    #expect(seen == ["A", "B"])
  }

  @Test func changesOfAnObjectAreTold() throws {
    let context = try Fixture.container("A").viewContext
    let note = try context.fetch(Note.fetchRequest())[0]
    #expect(!note.hasChanges)
    note.rank = 8
    #expect(note.isUpdated && !note.isInserted && note.changedValues().keys.sorted() == ["rank"])
    #expect(note.committedValues(forKeys: ["rank"])["rank"] as? Int == 3)
  }

  @Test func identifiersAreTheSameInEachRun() throws {
    let container = try Fixture.container("A", "B")
    let ids = try container.viewContext.fetch(Note.fetchRequest()).map(\.objectID)
    let urls = ids.map { $0.uriRepresentation().absoluteString }
    #expect(urls == ["x-coredata://memory/Note/p1", "x-coredata://memory/Note/p2"])
    let found = container.persistentStoreCoordinator.managedObjectID(
      forURIRepresentation: ids[1].uriRepresentation())
    #expect(found == ids[1])
    let new = Note(context: container.viewContext).objectID
    #expect(new.isTemporaryID && new.uriRepresentation().absoluteString == "x-coredata:///Note/t3")
  }

  @Test func anObjectOfNoContextKeepsItsValues() throws {
    _ = try Fixture.container()
    let note = Note()
    note.title = "Alps"
    #expect(note.title == "Alps" && note.rank == 3 && note.managedObjectContext == nil)
  }

  @Test func anObjectIsMadeByTheNameOfItsEntity() throws {
    let context = try Fixture.container().viewContext
    let label = NSEntityDescription.insertNewObject(forEntityName: "Label", into: context)
    #expect(label is Label && label.entity.name == "Label")
    #expect(Note.entity().name == "Note" && PinnedNote.entity().superentity?.name == "Note")
  }
}
