import CoreData
import Foundation
import Testing

/// Fetches: conditions, orders, limits and their errors.
@Suite @MainActor struct FetchTests {
  private let context: NSManagedObjectContext

  init() throws {
    context = try Fixture.container("Cable", "apple", "Élan", "Banana").viewContext
    for (note, rank) in zip(try context.fetch(Note.fetchRequest()), [2, 4, 1, 2] as [Int16]) {
      note.rank = rank
    }
  }

  private func titles(_ change: (NSFetchRequest<Note>) -> Void) throws -> [String] {
    let request = NSFetchRequest<Note>(entityName: "Note")
    change(request)
    return try context.fetch(request).map { $0.title ?? "" }
  }

  private func titles(_ format: String, _ values: Any?...) throws -> [String] {
    try titles {
      $0.predicate = NSPredicate(format: format, argumentArray: values.map { $0 ?? NSNull() })
    }
  }

  @Test func conditionsAreOfProperties() throws {
    #expect(try titles("rank == %d", 2) == ["Cable", "Banana"])
    #expect(try titles("rank > 1 AND rank <= 3") == ["Cable", "Banana"])
    #expect(try titles("title CONTAINS[cd] %@", "AN") == ["Élan", "Banana"])
    #expect(try titles("title BEGINSWITH 'C' OR title ENDSWITH 'le'") == ["Cable", "apple"])
    #expect(try titles("title LIKE[cd] %@", "e?an") == ["Élan"])
    #expect(try titles("title IN %@", ["apple", "Élan"]) == ["apple", "Élan"])
    #expect(try titles("rank BETWEEN {2, 4}").count == 3)
    #expect(try titles("NOT %K == %@", "title", "apple").count == 3)
    #expect(try titles("created == nil").count == 4)
    #expect(try titles("isDone == YES").isEmpty && titles("TRUEPREDICATE").count == 4)
  }

  @Test func conditionsReachOtherObjects() throws {
    let notes = try context.fetch(Note.fetchRequest())
    let (folder, label) = (Folder(context: context), Label(context: context))
    (folder.name, label.name) = ("Fruit", "red")
    folder.notes = [notes[1], notes[3]]
    notes[1].labels = NSSet(object: label)
    #expect(try titles("folder.name == 'Fruit'") == ["apple", "Banana"])
    #expect(try titles("folder == %@", folder) == ["apple", "Banana"])
    #expect(try titles("folder == nil") == ["Cable", "Élan"])
    #expect(try titles("ANY labels.name == 'red'") == ["apple"])
    #expect(try titles("%@ IN labels", label) == ["apple"])
    #expect(try titles("labels.@count == 0").count == 3)
    #expect(try titles("SELF == %@", notes[2]) == ["Élan"])
    #expect(try titles("SELF IN %@", [notes[0]]) == ["Cable"])
  }

  @Test func datesAndIdentifiersAreCompared() throws {
    let notes = try context.fetch(Note.fetchRequest())
    let (day, id) = (Date(timeIntervalSinceReferenceDate: 100), UUID())
    (notes[0].created, notes[1].id) = (day, id)
    #expect(try titles("created > %@", day.addingTimeInterval(-1) as NSDate) == ["Cable"])
    #expect(try titles("created > %@", day as CVarArg).isEmpty)
    #expect(try titles("id == %@", id as CVarArg) == ["apple"])
  }

  @Test func ordersAreOfKeysAndPaths() throws {
    #expect(
      try titles { $0.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)] }
        == ["Banana", "Cable", "Élan", "apple"])
    #expect(
      try titles {
        $0.sortDescriptors = [
          NSSortDescriptor(keyPath: \Note.rank, ascending: false),
          NSSortDescriptor(keyPath: \Note.title, ascending: true),
        ]
      } == ["apple", "Banana", "Cable", "Élan"])
    #expect(
      try titles { $0.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Note.title))] }.first
        == "Banana")
    #expect(NSSortDescriptor(key: "title", ascending: true).key == "title")
    #expect(NSSortDescriptor(keyPath: \Note.rank, ascending: true).key == nil)
  }

  @Test func textsAreSortedAsAPersonWould() throws {
    let descriptor = SortDescriptor(\Note.title, comparator: .localizedStandard)
    #expect(
      try titles { $0.sortDescriptors = [NSSortDescriptor(descriptor)] }
        == ["apple", "Banana", "Cable", "Élan"])
  }

  @Test func nothingStandsBeforeAllElse() throws {
    let notes = try context.fetch(Note.fetchRequest())
    notes[1].created = Date(timeIntervalSinceReferenceDate: 2)
    notes[0].created = Date(timeIntervalSinceReferenceDate: 3)
    let order = [NSSortDescriptor(keyPath: \Note.created, ascending: true)]
    #expect(try titles { $0.sortDescriptors = order } == ["Élan", "Banana", "apple", "Cable"])
    notes[2].isDone = true
    let done = [NSSortDescriptor(SortDescriptor(\Note.isDone, order: .reverse))]
    #expect(try titles { $0.sortDescriptors = done }.first == "Élan")
  }

  @Test func limitsAndOffsetsCount() throws {
    #expect(try titles { ($0.fetchOffset, $0.fetchLimit) = (1, 2) } == ["apple", "Élan"])
    #expect(try context.count(for: Note.fetchRequest()) == 4)
  }

  @Test func entitiesBelowAreFetchedToo() throws {
    PinnedNote(context: context).title = "Pinned"
    #expect(try titles { _ in }.last == "Pinned")
    #expect(try titles { $0.includesSubentities = false }.count == 4)
    #expect(try context.fetch(NSFetchRequest<PinnedNote>(entityName: "PinnedNote")).count == 1)
  }

  @Test func identifiersAndDictionariesAreFetched() throws {
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Note")
    ids.resultType = .managedObjectIDResultType
    let names = try context.fetch(ids).map(\.description)
    #expect(names == ["Note/p1", "Note/p2", "Note/p3", "Note/p4"])
    let values = NSFetchRequest<NSDictionary>(entityName: "Note")
    (values.resultType, values.propertiesToFetch) = (.dictionaryResultType, ["rank"])
    values.returnsDistinctResults = true
    #expect(try context.fetch(values).map { $0["rank"] as? Int } == [2, 4, 1])
  }

  @Test func anUnknownEntityIsAnError() {
    let error = #expect(throws: NSError.self) {
      try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Nose"))
    }
    #expect(
      error?.localizedDescription
        == "There is no entity “Nose”. The model has Folder, Label, Note, PinnedNote")
    #expect(throws: NSError.self) { try context.fetch(NSFetchRequest<NSManagedObject>()) }
  }

  @Test func anUnknownKeyIsAnError() {
    let error = #expect(throws: NSError.self) { try titles("tittle == 'A'") }
    #expect(
      error?.localizedDescription.hasPrefix("The entity Note has no property “tittle”. It has ")
        == true)
    #expect(throws: NSError.self) {
      try titles { $0.sortDescriptors = [NSSortDescriptor(key: "tittle", ascending: true)] }
    }
    #expect(throws: Never.self) { try titles("title == 'A'") }
  }
}
