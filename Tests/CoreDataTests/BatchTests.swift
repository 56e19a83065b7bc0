import CoreData
import Foundation
import Testing

/// Changes of many objects in the store alone.
@Suite @MainActor struct BatchTests {
  @Test func manyAreDeleted() throws {
    let context = try Fixture.container("A", "B", "C").viewContext
    let mine = try context.fetch(Note.fetchRequest())
    let request: NSFetchRequest<NSFetchRequestResult> = Note.fetchRequest()
    request.predicate = NSPredicate(format: "title != 'B'")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeObjectIDs
    let result = try context.execute(deletion) as? NSBatchDeleteResult
    let ids = try #require(result?.result as? [NSManagedObjectID])
    #expect(ids == [mine[0].objectID, mine[2].objectID])
    #expect(mine[0].managedObjectContext != nil)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(mine[0].managedObjectContext == nil)
    #expect(try context.titles() == ["B"])
  }

  @Test func manyAreInserted() throws {
    let context = try Fixture.container().viewContext
    let insertion = NSBatchInsertRequest(
      entityName: "Note", objects: [["title": "A", "rank": 5], ["title": "B"]])
    insertion.resultType = .count
    #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 2)
    #expect(try context.titles() == ["A", "B"])
    #expect(try context.fetch(Note.fetchRequest()).map(\.rank) == [5, 3])
  }

  @Test func anUnknownKeyOfManyIsAnError() throws {
    let context = try Fixture.container().viewContext
    let error = #expect(throws: NSError.self) {
      try context.execute(NSBatchInsertRequest(entityName: "Note", objects: [["tittle": "A"]]))
    }
    #expect(error?.localizedDescription.contains("no property “tittle”") == true)
    #expect(throws: NSError.self) {
      try context.execute(NSBatchInsertRequest(entityName: "Nose", objects: []))
    }
  }
}
