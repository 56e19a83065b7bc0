import CoreData
import Foundation
import Testing

/// A controller of fetched objects, and what its delegate is told.
@Suite @MainActor struct FetchedResultsControllerTests {
  private final class Listener: NSFetchedResultsControllerDelegate {
    var told: [String] = []

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) { told.append("will") }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
      let notes = controller.fetchedObjects as? [Note] ?? []
      told.append(notes.map { $0.title ?? "" }.joined(separator: " "))
    }

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { told.append("\(type) \(indexPath?[1] ?? -1) \(newIndexPath?[1] ?? -1)") }
  }

  private func controller(
    _ context: NSManagedObjectContext, by key: String? = nil
  ) throws -> NSFetchedResultsController<Note> {
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors =
      (key.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
      + [NSSortDescriptor(keyPath: \Note.title, ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: key,
      cacheName: nil)
    try controller.performFetch()
    return controller
  }

  @Test func changesAreToldOnceForAll() throws {
    let context = try Fixture.container("B", "D").viewContext
    let controller = try controller(context)
    let listener = Listener()
    controller.delegate = listener
    Fixture.add("A", to: context)
    let note = Fixture.add("C", to: context)
    #expect(listener.told.isEmpty)
    context.processPendingChanges()
    #expect(listener.told == ["will", "insert -1 0", "insert -1 2", "A B C D"])
    listener.told = []
    note.title = "E"
    context.delete(try #require(controller.fetchedObjects?.first))
    try context.save()
    #expect(listener.told.last == "B D E" && listener.told.contains("delete 0 -1"))
    listener.told = []
    Folder(context: context).name = "Other"
    context.processPendingChanges()
    #expect(listener.told.isEmpty)
  }

  @Test func objectsStandInSections() throws {
    let context = try Fixture.container("A", "B", "C").viewContext
    try context.fetch(Note.fetchRequest())[1].rank = 1
    let controller = try controller(context, by: "rank")
    #expect(controller.sections?.map(\.name) == ["1", "3"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
    let path = IndexPath(indexes: [1, 1])
    #expect(controller.object(at: path).title == "C")
    #expect(controller.indexPath(forObject: controller.object(at: path)) == path)
  }
}
