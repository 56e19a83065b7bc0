import Foundation
import Testing

@testable import AppSources

/// The classes of data models.
@Suite struct DataModelClassesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("models-\(UUID().uuidString)")

  /// Writes a model into the folder, and returns the classes.
  private func classes(
    _ entities: String, isRead: Bool = false, besides sources: [String] = []
  ) throws -> DataModelClasses {
    let version = folder.appendingPathComponent("Notes.xcdatamodeld/Notes.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<model>\(entities)</model>".utf8).write(
      to: version.appendingPathComponent("contents"))
    return DataModelClasses(folders: [folder], isRead: isRead, besides: sources)
  }

  @Test func aClassHasItsProperties() throws {
    let text = try classes(
      """
      <entity name="Note" representedClassName="Note" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
        <attribute name="rank" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="stars" attributeType="Integer 32"/>
        <attribute name="default" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="tint" attributeType="Transformable" customClassName="Tint"/>
        <relationship name="folder" maxCount="1" destinationEntity="Folder"/>
        <relationship name="labels" toMany="YES" destinationEntity="Label"/>
      </entity>
      <entity name="Label" representedClassName=".Tag"/>
      """
    ).text
    for line in [
      "public class Note: NSManagedObject {}", "extension Note: Identifiable {}",
      "  public class func fetchRequest() -> NSFetchRequest<Note> { "
        + "NSFetchRequest<Note>(entityName: \"Note\") }",
      "  public var title: String? { get { _managedValue(\"title\") } "
        + "set { _setManagedValue(newValue, \"title\") } }",
      "  public func addToLabels(_ value: Tag) { _addManaged(value, to: \"labels\") }",
      "  public func removeFromLabels(_ values: NSSet) { "
        + "_removeManaged(values, from: \"labels\") }",
    ] { #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)") }
    for part in [
      "public var rank: Int16 {", "public var stars: NSNumber? {", "public var `default`: Bool {",
      "  var tint: Tint? {", "public var folder: NSManagedObject? {", "public var labels: NSSet? {",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains("class Tag") && !text.contains("DataModelFolders"))
  }

  @Test func aCategoryHasNoClass() throws {
    let text = try classes(
      """
      <entity name="Note" representedClassName="Note" codeGenerationType="category">
        <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Note"/>
      </entity>
      <entity name="Pin" representedClassName="Pin" parentEntity="Note" \
      codeGenerationType="class"/>
      """, isRead: true
    ).text
    #expect(!text.contains("class Note:") && text.contains("public class Pin: Note {}"))
    #expect(text.contains("public var parts: NSOrderedSet? {"))
    #expect(
      text.contains(
        "replaceParts(at indexes: NSIndexSet, with values: [Note]) { "
          + "_replaceManaged(at: indexes, with: values, in: \"parts\") }"))
    #expect(text.contains("class var folders: [String] { [\"\(folder.path)\"] }"))
    #expect(!text.contains("extension Pin: Identifiable"))
  }

  @Test func aMethodThatAnExtensionOverridesIsCalled() throws {
    let file = "extension Note {\n  override public func awakeFromInsert() {\n  }\n}"
    let copy = PlatformConditions.rewrite(file, path: "Note.swift")
    #expect(copy.contains("  public func _awakeFromInsert_Note() {"))
    let own = file.replacing("extension", with: "class")
    #expect(!PlatformConditions.rewrite(own, path: "Note.swift").contains("_awake"))
    let entity = """
      <entity name="Note" representedClassName="Note" codeGenerationType="class"/>
      """
    let text = try classes(entity, besides: [copy]).text
    #expect(text.contains("  override public func awakeFromInsert() { _awakeFromInsert_Note() }"))
    #expect(try !classes(entity).text.contains("awakeFromInsert"))
  }

  @Test func aJobWritesTheClassesBehindTheConstants() throws {
    let version = folder.appendingPathComponent("App/Notes.xcdatamodeld/Notes.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let entity = #"<entity name="Note" representedClassName="Note" codeGenerationType="class"/>"#
    try Data("<model>\(entity)</model>".utf8).write(
      to: version.appendingPathComponent("contents"))
    var job = SourcesJob()
    job.assetFolders = [folder.appendingPathComponent("App").path]
    job.constants = folder.appendingPathComponent("Constants.swift").path
    #expect(try job.run().isEmpty)
    let text = try String(
      contentsOf: folder.appendingPathComponent("Constants.swift"), encoding: .utf8)
    #expect(text.contains("extension ColorResource {"))
    #expect(text.contains("public class Note: NSManagedObject {}"))
    job.leftOut = [version.deletingLastPathComponent().path]
    #expect(try job.run().isEmpty)
    let other = try String(
      contentsOf: folder.appendingPathComponent("Constants.swift"), encoding: .utf8)
    #expect(!other.contains("NSManagedObject"))
  }

  @Test func aFolderWithoutModelsHasNone() throws {
    let classes = DataModelClasses(folders: [folder], isRead: true)
    #expect(classes.text.isEmpty && classes.problems.isEmpty)
  }

  @Test func aDamagedModelIsTold() throws {
    let classes = try classes("<entity>")
    #expect(classes.text.isEmpty)
    #expect(classes.problems.count == 1 && classes.problems[0].contains("Notes.xcdatamodel"))
  }
}
