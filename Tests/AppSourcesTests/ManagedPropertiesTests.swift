import Foundation
import Testing

@testable import AppSources

/// Properties and methods that Core Data makes at run time on Apple's systems.
@Suite struct ManagedPropertiesTests {
  /// Returns the copy of a file without its first line.
  private func copy(_ text: String) -> String {
    let lines = PlatformConditions.rewrite(text, path: "Note.swift")
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return String(lines[1]).replacing(#/ +/#, with: " ")
  }

  @Test func aPropertyAsksItsObject() {
    #expect(
      copy("  @NSManaged public var name: String?")
        == " public var name: String? { get { _managedValue(\"name\") } "
        + "set { _setManagedValue(newValue, \"name\") } }")
    #expect(
      copy("@objc @NSManaged var `default`: Bool // always")
        == " var `default`: Bool { get { _managedValue(\"default\") } "
        + "set { _setManagedValue(newValue, \"default\") } } // always")
  }

  @Test func anAttributeOnALineOfItsOwnCounts() {
    #expect(
      copy("@NSManaged\n\n// The place.\nvar place: Set<Note>\nvar other: Int")
        == " \n\n// The place.\nvar place: Set<Note> { get { _managedValue(\"place\") } "
        + "set { _setManagedValue(newValue, \"place\") } }\nvar other: Int")
  }

  @Test func methodsOfRelationshipsGetBodies() {
    let methods = [
      "addToNotes(_ value: Note)": "_addManaged(value, to: \"notes\")",
      "removeFromNotes(_ values: NSSet)": "_removeManaged(values, from: \"notes\")",
      "insertIntoNotes(_ value: Note, at idx: Int)": "_addManaged(value, to: \"notes\", at: idx)",
      "removeFromNotes(at idx: Int)": "_removeManaged(at: idx, from: \"notes\")",
      "replaceNotes(at idx: Int, with value: Note)":
        "_replaceManaged(at: idx, with: value, in: \"notes\")",
      "addNotesObject(_ value: Note)": "_addManaged(value, to: \"notes\")",
    ]
    for (method, body) in methods {
      #expect(
        copy("@objc(x:)\n@NSManaged public func \(method)")
          == " \n public func \(method) { \(body) }")
    }
  }

  @Test func whatIsNoCodeStays() {
    for text in [
      "// @NSManaged var name: String?", "/*\n@NSManaged var name: String?\n*/",
      "let text = \"@NSManaged var name: String?\"", "var name: String?",
    ] { #expect(copy(text) == text) }
  }

  @Test func anInitialiserIsRequired() {
    #expect(
      copy("private override init(entity: NSEntityDescription, insertInto c: Context?) {")
        == "required init(entity: NSEntityDescription, insertInto c: Context?) {")
    #expect(
      copy("  override public init(entity: NSEntityDescription, insertInto c: Context?) {")
        == " public required init(entity: NSEntityDescription, insertInto c: Context?) {")
  }

  @Test func aRequestOfNoTypeIsAskedFor() {
    #expect(
      copy("let all = Note.fetchRequest() as! NSFetchRequest<NSFetchRequestResult>")
        == "let all = Note.fetchRequest() as NSFetchRequest<NSFetchRequestResult>")
  }
}
