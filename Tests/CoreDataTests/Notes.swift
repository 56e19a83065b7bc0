import CoreData
import DataModels
import Foundation

// As copies of an app's files have them, whose properties have `@NSManaged`.

class Note: NSManagedObject {
  var title: String? {
    get { _managedValue("title") }
    set { _setManagedValue(newValue, "title") }
  }
  var created: Date? {
    get { _managedValue("created") }
    set { _setManagedValue(newValue, "created") }
  }
  var id: UUID? {
    get { _managedValue("id") }
    set { _setManagedValue(newValue, "id") }
  }
  var isDone: Bool {
    get { _managedValue("isDone") }
    set { _setManagedValue(newValue, "isDone") }
  }
  var rank: Int16 {
    get { _managedValue("rank") }
    set { _setManagedValue(newValue, "rank") }
  }
  var stars: NSNumber? {
    get { _managedValue("stars") }
    set { _setManagedValue(newValue, "stars") }
  }
  var tint: [String]? {
    get { _managedValue("tint") }
    set { _setManagedValue(newValue, "tint") }
  }
  var weight: Double {
    get { _managedValue("weight") }
    set { _setManagedValue(newValue, "weight") }
  }
  var folder: Folder? {
    get { _managedValue("folder") }
    set { _setManagedValue(newValue, "folder") }
  }
  var labels: NSSet? {
    get { _managedValue("labels") }
    set { _setManagedValue(newValue, "labels") }
  }

  class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest(entityName: "Note") }
}

extension Note: Identifiable {}

final class PinnedNote: Note {
  var place: Int64 {
    get { _managedValue("place") }
    set { _setManagedValue(newValue, "place") }
  }
}

final class Folder: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var notes: NSOrderedSet? {
    get { _managedValue("notes") }
    set { _setManagedValue(newValue, "notes") }
  }
  func addToNotes(_ value: Note) { _addManaged(value, to: "notes") }
  func insertIntoNotes(_ value: Note, at idx: Int) { _addManaged(value, to: "notes", at: idx) }
  func removeFromNotes(_ value: Note) { _removeManaged(value, from: "notes") }

  /// The titles of the notes, in their order.
  var titles: [String] { (notes?.array as? [Note] ?? []).map { $0.title ?? "" } }
}

final class Label: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var notes: Set<Note> {
    get { _managedValue("notes") }
    set { _setManagedValue(newValue, "notes") }
  }
}

/// Data models of these tests.
enum Fixture {
  /// The model of notes, in folders and with labels.
  static let notes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Notes.xcdatamodeld")

  /// Returns a container with notes of titles, saved.
  static func container(_ titles: String...) throws -> NSPersistentContainer {
    guard let model = NSManagedObjectModel(contentsOf: notes) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    for title in titles { add(title, to: container.viewContext) }
    try container.viewContext.save()
    return container
  }

  /// Adds a note, unsaved.
  @discardableResult
  static func add(_ title: String?, to context: NSManagedObjectContext) -> Note {
    let note = Note(context: context)
    note.title = title
    return note
  }
}

extension NSManagedObjectContext {
  /// The titles of all notes, in the order of their insertion.
  func titles() throws -> [String] { try fetch(Note.fetchRequest()).map { $0.title ?? "" } }
}
