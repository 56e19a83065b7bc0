import CoreData
@testable import DataModels
import Foundation
import Testing

/// Data models as Xcode writes them.
@Suite @MainActor struct ModelFileTests {
  private func model() throws -> NSManagedObjectModel {
    try #require(NSManagedObjectModel(contentsOf: Fixture.notes))
  }

  @Test func theCurrentVersionIsRead() throws {
    let model = try model()
    #expect(model.entities.map(\.name) == ["Folder", "Label", "Note", "PinnedNote"])
  }

  @Test func attributesHaveTypesAndDefaults() throws {
    let note = try #require(try model().entitiesByName["Note"])
    let attributes = note.attributesByName
    #expect(attributes["rank"]?.attributeType == .integer16AttributeType)
    #expect(attributes["rank"]?.defaultValue as? Int16 == 3)
    #expect(attributes["isDone"]?.defaultValue as? Bool == false)
    #expect(attributes["title"]?.isOptional == false)
    #expect(attributes["created"]?.isOptional == true)
    let folder = try #require(try model().entitiesByName["Folder"])
    #expect(folder.attributesByName["name"]?.defaultValue as? String == "Notes & more")
  }

  @Test func relationshipsLeadBack() throws {
    let model = try model()
    let notes = try #require(model.entitiesByName["Folder"]?.relationshipsByName["notes"])
    #expect(notes.isToMany && notes.isOrdered && notes.deleteRule == .cascadeDeleteRule)
    let folder = try #require(notes.inverseRelationship)
    #expect(folder.name == "folder" && !folder.isToMany)
    #expect(folder.inverseRelationship === notes)
    #expect(notes.destinationEntity?.name == "Note")
  }

  @Test func anEntityBelowHasThePropertiesAbove() throws {
    let pinned = try #require(try model().entitiesByName["PinnedNote"])
    #expect(pinned.propertiesByName["title"] != nil && pinned.propertiesByName["place"] != nil)
    #expect(pinned.superentity?.name == "Note")
  }

  @Test func aRequestOfTheModelHasItsPredicate() throws {
    let container = try Fixture.container("A", "B")
    let context = container.viewContext
    try context.fetch(Note.fetchRequest())[1].isDone = true
    let request = try #require(
      container.managedObjectModel.fetchRequestTemplate(forName: "DoneNotes"))
    #expect(try context.fetch(request).compactMap { ($0 as? Note)?.title } == ["B"])
    let named = container.managedObjectModel.fetchRequestTemplate(forName: "NamedNotes")
    #expect(named != nil && named?.predicate == nil)
  }

  @Test(arguments: [
    ("<model>\n  <entity name=\"Note\">\n</model>", "line 3: <model> is damaged or not closed"),
    ("<model>\n  <entity name=\"Note\" ", "line 2: <entity> is damaged or not closed"),
    ("", "line 1: there is no whole element"), ("no model", "line 1: there is no whole element"),
  ])
  func aDamagedModelTellsItsLine(_ text: String, _ words: String) {
    #expect(throws: DataModelError(words)) { try MarkupNode.document(Data(text.utf8)) }
  }

  @Test func aFolderWithoutAModelIsNone() {
    let nowhere = URL(fileURLWithPath: "/nowhere/Notes.xcdatamodeld")
    #expect(NSManagedObjectModel(contentsOf: nowhere) == nil)
    let error = #expect(throws: DataModelError.self) { try DataModel(contentsOf: nowhere) }
    #expect(error?.description.contains("/nowhere/Notes.xcdatamodeld holds no data model") == true)
  }
}
