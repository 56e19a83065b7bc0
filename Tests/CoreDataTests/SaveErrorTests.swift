import CoreData
import Foundation
import Testing

/// Saves that fail, and what their errors tell.
@Suite @MainActor struct SaveErrorTests {
  @Test func aMissingValueIsNamed() throws {
    let context = try Fixture.container().viewContext
    let note = Fixture.add(nil, to: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(error?.userInfo[NSValidationObjectErrorKey] as? Note === note)
    #expect(
      error?.localizedDescription
        == "Note/t1 has no value of “title”, which is not optional in the data model: set it "
        + "before the context is saved")
    note.title = "A"
    try context.save()
  }

  @Test func severalErrorsAreOne() throws {
    let context = try Fixture.container().viewContext
    Fixture.add(nil, to: context)
    Fixture.add(nil, to: context).rank = 10
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMultipleErrorsError)
    let parts = error?.userInfo[NSDetailedErrorsKey] as? [NSError] ?? []
    #expect(
      parts.map(\.code).sorted() == [
        NSValidationMissingMandatoryPropertyError, NSValidationMissingMandatoryPropertyError,
        NSValidationNumberTooLargeError,
      ])
    #expect(context.hasChanges)
  }

  @Test func anErrorIsCocoas() throws {
    let context = try Fixture.container().viewContext
    Fixture.add(nil, to: context)
    do {
      try context.save()
      Issue.record("nothing is thrown")
    } catch let error as CocoaError {
      #expect(error.code == .validationMissingMandatoryProperty)
    }
  }

  @Test func aContextWithoutAStoreIsNotSaved() throws {
    let model = try #require(NSManagedObjectModel(contentsOf: Fixture.notes))
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    Fixture.add("A", to: container.viewContext)
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == NSPersistentStoreSaveError)
    #expect(error?.localizedDescription.contains("call loadPersistentStores") == true)
  }

  @Test func aReadOnlyStoreIsNotSavedTo() throws {
    let model = try #require(NSManagedObjectModel(contentsOf: Fixture.notes))
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.persistentStoreDescriptions[0].isReadOnly = true
    container.loadPersistentStores { _, _ in }
    Fixture.add("A", to: container.viewContext)
    #expect(throws: NSError.self) { try container.viewContext.save() }
  }

  @Test func aMissingModelIsTold() {
    let container = NSPersistentContainer(name: "Nowhere")
    var found: (any Error)?
    container.loadPersistentStores { _, error in found = error }
    let sentence = (found as NSError?)?.localizedDescription ?? ""
    #expect(sentence.hasPrefix("There is no data model “Nowhere”"))
    #expect(container.persistentStoreCoordinator.persistentStores.isEmpty)
  }
}
