import CoreData
import Testing

/// Relationships, their other ends and the rules of deletions.
@Suite @MainActor struct RelationshipTests {
  private let context: NSManagedObjectContext
  private let (first, second): (Note, Note)
  private let folder: Folder

  init() throws {
    context = try Fixture.container().viewContext
    (first, second) = (Fixture.add("A", to: context), Fixture.add("B", to: context))
    folder = Folder(context: context)
  }

  @Test func theOtherEndIsSet() {
    first.folder = folder
    folder.addToNotes(second)
    #expect(folder.titles == ["A", "B"] && second.folder === folder)
    folder.removeFromNotes(first)
    #expect(first.folder == nil && folder.titles == ["B"])
    folder.insertIntoNotes(first, at: 0)
    #expect(folder.titles == ["A", "B"])
    folder.notes = [second]
    #expect(first.folder == nil && folder.titles == ["B"])
  }

  @Test func anObjectLeavesTheOneBefore() {
    let other = Folder(context: context)
    folder.notes = [first, second]
    other.addToNotes(first)
    #expect(folder.titles == ["B"] && other.titles == ["A"] && first.folder === other)
  }

  @Test func manyLeadToMany() {
    let (red, blue) = (Label(context: context), Label(context: context))
    first.labels = NSSet(array: [red, blue])
    second.labels = NSSet(object: red)
    #expect(red.notes == [first, second] && blue.notes == [first])
    red.notes = [second]
    #expect(first.labels as? Set<Label> == [blue])
    red.mutableSetValue(forKey: "notes").add(first)
    #expect(red.notes.count == 2)
  }

  @Test func aDeletedObjectIsForgotten() throws {
    folder.notes = [first, second]
    try save()
    context.delete(first)
    #expect(folder.titles == ["B"] && first.isDeleted)
    try save()
    #expect(first.managedObjectContext == nil)
    #expect(try context.titles() == ["B"])
  }

  @Test func cascadesReachWhatIsBelow() throws {
    folder.notes = [first, second]
    try save()
    context.delete(folder)
    #expect(second.isDeleted)
    try save()
    #expect(try context.titles().isEmpty)
  }

  @Test func aDeniedDeletionIsNotSaved() throws {
    let label = Label(context: context)
    label.notes = [first]
    try save()
    context.delete(label)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "notes")
    context.rollback()
    context.delete(first)
    context.delete(label)
    try save()
    #expect(try context.count(for: NSFetchRequest<Label>(entityName: "Label")) == 0)
  }

  private func save() throws { try context.save() }
}
