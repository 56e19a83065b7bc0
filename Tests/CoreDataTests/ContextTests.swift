import CoreData
import Foundation
import Testing

/// Contexts: what they know, save and take back.
@Suite @MainActor struct ContextTests {
  @Test func aContextKnowsItsChanges() throws {
    let context = try Fixture.container("A").viewContext
    #expect(!context.hasChanges)
    let note = Fixture.add("B", to: context)
    #expect(context.hasChanges && context.insertedObjects == [note] && note.isInserted)
    try context.save()
    #expect(!context.hasChanges && !note.isInserted && !note.objectID.isTemporaryID)
    note.title = "C"
    #expect(context.updatedObjects == [note])
    context.delete(note)
    #expect(context.updatedObjects.isEmpty && context.deletedObjects == [note])
  }

  @Test func aNewObjectThatIsDeletedWasNever() throws {
    let context = try Fixture.container().viewContext
    context.delete(Fixture.add("A", to: context))
    #expect(!context.hasChanges)
    #expect(try context.titles().isEmpty)
  }

  @Test func allIsTakenBack() throws {
    let context = try Fixture.container("A", "B").viewContext
    let notes = try context.fetch(Note.fetchRequest())
    notes[0].title = "Other"
    context.delete(notes[1])
    Fixture.add("C", to: context)
    #expect(try context.titles() == ["Other", "C"])
    context.rollback()
    #expect(try context.titles() == ["A", "B"])
    #expect(!context.hasChanges && notes[0].title == "A")
  }

  @Test func anotherContextSeesWhatIsSaved() throws {
    let container = try Fixture.container("A")
    let other = container.newBackgroundContext()
    let note = try other.fetch(Note.fetchRequest())[0]
    note.title = "B"
    Fixture.add("C", to: other)
    #expect(try container.viewContext.titles() == ["A"])
    container.viewContext.automaticallyMergesChangesFromParent = true
    try other.save()
    #expect(try container.viewContext.titles() == ["B", "C"])
    #expect(note.managedObjectContext === other)
  }

  @Test func withoutMergesOldValuesRemain() throws {
    let container = try Fixture.container("A")
    let mine = try container.viewContext.fetch(Note.fetchRequest())[0]
    let other = container.newBackgroundContext()
    try other.fetch(Note.fetchRequest())[0].title = "B"
    try other.save()
    #expect(mine.title == "A")
    container.viewContext.refresh(mine, mergeChanges: false)
    #expect(mine.title == "B")
  }

  @Test func aSavedNotificationIsMerged() throws {
    let container = try Fixture.container("A")
    let mine = try container.viewContext.fetch(Note.fetchRequest())[0]
    let other = container.newBackgroundContext()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { container.viewContext.mergeChanges(fromContextDidSave: $0) }
    try other.fetch(Note.fetchRequest())[0].title = "B"
    try other.save()
    NotificationCenter.default.removeObserver(token)
    #expect(mine.title == "B")
  }

  @Test func aChildContextKeepsChangesToItself() throws {
    let parent = try Fixture.container("A").viewContext
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = parent
    let mine = try parent.fetch(Note.fetchRequest())[0]
    let copy = try #require(try child.existingObject(with: mine.objectID) as? Note)
    copy.title = "B"
    Fixture.add("C", to: child)
    #expect(mine.title == "A" && copy !== mine)
    try child.save()
    #expect(mine.title == "B" && parent.hasChanges)
    #expect(try parent.titles() == ["B", "C"])
    try parent.save()
    #expect(try parent.titles() == ["B", "C"])
  }

  @Test func aConflictIsToldOrMerged() throws {
    let container = try Fixture.container("A")
    let mine = try container.viewContext.fetch(Note.fetchRequest())[0]
    #expect(mine.rank == 3)
    let other = container.newBackgroundContext()
    let theirs = try other.fetch(Note.fetchRequest())[0]
    (theirs.title, theirs.rank) = ("Theirs", 5)
    try other.save()
    mine.title = "Mine"
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try container.viewContext.save()
    #expect(mine.title == "Mine" && mine.rank == 5)
  }

  @Test func aConstraintKeepsOneObject() throws {
    let context = try Fixture.container().viewContext
    Label(context: context).name = "red"
    try context.save()
    Label(context: context).name = "red"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Label>(entityName: "Label")) == 1)
  }

  @Test func anObjectOfNoStoreIsAnError() throws {
    let container = try Fixture.container("A")
    let note = try container.viewContext.fetch(Note.fetchRequest())[0]
    container.viewContext.delete(note)
    try container.viewContext.save()
    let error = #expect(throws: NSError.self) {
      try container.viewContext.existingObject(with: note.objectID)
    }
    #expect(error?.localizedDescription == "Note/p1 names no object of this store")
  }
}
