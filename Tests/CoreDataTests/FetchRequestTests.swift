import CoreData
import StageSupport
import SwiftUI
import Testing

/// All notes by their titles, with buttons that add, change and delete.
private struct NoteList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    entity: Note.entity(),
    sortDescriptors: [NSSortDescriptor(keyPath: \Note.title, ascending: true)],
    animation: .default)
  private var notes: FetchedResults<Note>

  var body: some View {
    ForEach(notes) { Text($0.title ?? "none") }
    Text("\(notes.count) notes")
    Button("Add") { Fixture.add("Middle", to: context) }
    Button("Rename") { notes[0].title = "Zoo" }
    Button("Delete") { [0].map { notes[$0] }.forEach(context.delete) }
    Button("Save") { try? context.save() }
  }
}

/// A row that follows its note.
private struct NoteRow: View {
  @ObservedObject var note: Note

  var body: some View {
    Text(note.title ?? "none")
    Toggle("Done", isOn: $note.isDone)
    Text(note.isDone ? "done" : "open")
  }
}

/// Notes whose condition and order are changed by buttons.
private struct Search: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var notes: FetchedResults<Note>

  var body: some View {
    ForEach(notes) { Text($0.title ?? "none") }
    Button("Search") { notes.nsPredicate = NSPredicate(format: "title CONTAINS[c] 'a'") }
    Button("All") { $notes.nsPredicate.wrappedValue = nil }
    Button("Back") { notes.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
  }
}

/// Notes that a view's initialiser looks for.
private struct Found: View {
  @FetchRequest private var notes: FetchedResults<Note>

  init(_ prefix: String) {
    _notes = FetchRequest(
      sortDescriptors: [], predicate: NSPredicate(format: "title BEGINSWITH %@", prefix))
  }

  var body: some View { ForEach(notes, id: \.objectID) { Text($0.title ?? "none") } }
}

private struct Finder: View {
  @State private var prefix = "A"

  var body: some View {
    Found(prefix)
    Button("B") { prefix = "B" }
  }
}

/// Notes by their ranks.
private struct Ranks: View {
  @SectionedFetchRequest(
    sectionIdentifier: \.rank, sortDescriptors: [SortDescriptor(\.rank), SortDescriptor(\.title)])
  private var ranks: SectionedFetchResults<Int16, Note>

  var body: some View {
    ForEach(ranks) { section in
      Text("rank \(section.id)")
      ForEach(section) { Text($0.title ?? "none") }
    }
  }
}

/// Requests of views, which are drawn anew as their objects change.
@Suite @MainActor struct FetchRequestTests {
  private func stage<Content: View>(
    _ view: Content, _ container: NSPersistentContainer
  ) -> Stage { Stage(view.environment(\.managedObjectContext, container.viewContext)) }

  @Test func aRequestShowsWhatChanges() throws {
    let container = try Fixture.container("Berlin", "Alps")
    let stage = stage(NoteList(), container)
    #expect(try stage.texts().prefix(3) == ["Alps", "Berlin", "2 notes"])
    try stage.tap("Add")
    #expect(try stage.texts().prefix(4) == ["Alps", "Berlin", "Middle", "3 notes"])
    try stage.tap("Rename")
    #expect(try stage.texts().prefix(4) == ["Berlin", "Middle", "Zoo", "3 notes"])
    try stage.tap("Delete")
    try stage.tap("Save")
    #expect(try stage.texts().prefix(3) == ["Middle", "Zoo", "2 notes"])
    #expect(!container.viewContext.hasChanges)
  }

  @Test func aBackgroundSaveIsSeenIfItIsMerged() throws {
    for merges in [true, false] {
      let container = try Fixture.container("Alps")
      container.viewContext.automaticallyMergesChangesFromParent = merges
      let stage = stage(NoteList(), container)
      #expect(try stage.shows("1 notes"))
      let other = container.newBackgroundContext()
      Fixture.add("Berlin", to: other)
      try other.save()
      #expect(try stage.shows("2 notes") == merges)
    }
  }

  @Test func aRowFollowsItsObject() throws {
    let context = try Fixture.container("Alps").viewContext
    let note = try context.fetch(Note.fetchRequest())[0]
    let stage = Stage(NoteRow(note: note))
    #expect(try stage.shows("open"))
    try stage.tap("Done")
    #expect(try stage.shows("done") && note.isDone)
    note.title = "Berlin"
    #expect(try stage.shows("Berlin"))
  }

  @Test func aViewChangesItsRequest() throws {
    let stage = stage(Search(), try Fixture.container("Rome", "Alps", "Paris"))
    #expect(try stage.texts().prefix(3) == ["Alps", "Paris", "Rome"])
    try stage.tap("Search")
    #expect(try stage.texts().prefix(2) == ["Alps", "Paris"])
    #expect(try !stage.shows("Rome"))
    try stage.tap("Back")
    #expect(try stage.texts().prefix(2) == ["Paris", "Alps"])
    try stage.tap("All")
    #expect(try stage.texts().prefix(3) == ["Rome", "Paris", "Alps"])
  }

  @Test func anotherRequestOfAViewIsAsked() throws {
    let stage = stage(Finder(), try Fixture.container("Alps", "Berlin"))
    #expect(try stage.texts().first == "Alps")
    try stage.tap("B")
    #expect(try stage.texts().first == "Berlin")
  }

  @Test func objectsStandInSections() throws {
    let container = try Fixture.container("A", "B", "C")
    try container.viewContext.fetch(Note.fetchRequest())[1].rank = 1
    let stage = stage(Ranks(), container)
    #expect(try stage.texts() == ["rank 1", "B", "rank 3", "A", "C"])
    try container.viewContext.fetch(Note.fetchRequest())[0].rank = 0
    #expect(try stage.texts() == ["rank 0", "A", "rank 1", "B", "rank 3", "C"])
  }

  @Test func aViewWithoutAContextWarns() throws {
    _ = try Fixture.container()
    let stage = Stage(Search())
    #expect(try stage.texts() == ["Search", "All", "Back"])
    let warning = try #require(stage.host.session.warnings.first)
    #expect(warning.hasPrefix("@FetchRequest: There is no entity “Note”. The context has no model"))
  }
}
