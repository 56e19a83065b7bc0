import CoreData
import StageSupport
import SwiftUI
import Testing

struct NotePage: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var notes: FetchedResults<Note>

  var body: some View {
    ForEach(notes) { Text($0.title ?? "Untitled") }
    Button("Add") { Note(context: context).title = "New" }
  }
}

@MainActor func notePage() throws -> some View {
  let container = NSPersistentContainer(name: "Notes")
  container.loadPersistentStores { _, error in
    if let error { fatalError("\(error)") }
  }
  Note(context: container.viewContext).title = "Alps"
  try container.viewContext.save()
  return NotePage().environment(\.managedObjectContext, container.viewContext)
}

/// As the plugin writes it into an app's target.
final class VitrineDataModels: CoreData.DataModelFolders {
  override class var folders: [String] { [Fixture.notes.deletingLastPathComponent().path] }
}

/// The listings of the guide.
@Suite @MainActor struct GuideListings {
  @Test func theGuidesPageActs() throws {
    let stage = Stage(try notePage())
    #expect(try stage.texts() == ["Alps", "Add"])
    try stage.tap("Add")
    #expect(try stage.texts() == ["Alps", "New", "Add"])
    #expect(stage.host.session.warnings.isEmpty)
  }

  @Test func listingsStandHere() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appendingPathComponent("Guides/CoreData.md"), encoding: .utf8)
    let own = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let listings = guide.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(listings.count == 2)
    for listing in listings { #expect(own.contains(listing), "\(listing)") }
  }
}
