import StageSupport
import SwiftUI
import Testing

/// Rows that are deleted by a swipe, or by the sign before them.
@MainActor @Suite struct RowDeletionTests {
  private struct Rows: View {
    var isEditing = true
    @State private var names = ["Eggs", "Milk", "Bread", "Salt"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          // A row may be missing, and offsets go on.
          if name != "Eggs" { Text(name).deleteDisabled(name == "Salt") }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  private func stage(_ rows: some View) -> Stage {
    Stage(rows) { $0.locale = Locale(identifier: "en_US") }
  }

  private func signs(_ stage: Stage) throws -> [AccessibilityNode] {
    try stage.host.render(in: stage.surroundings, describesViews: true).accessibilityElements
      .filter { $0.label?.hasPrefix("Delete ") == true }
  }

  @Test func signsAreButtonsThatAreNamedByTheirRows() throws {
    let signs = try signs(stage(Rows()))
    #expect(signs.map(\.label) == ["Delete Milk", "Delete Bread"])
    #expect(signs.allSatisfy { $0.traits.contains("button") && !$0.traits.contains("image") })
    // The control: there are signs only while rows are edited.
    #expect(try self.signs(stage(Rows(isEditing: false))).isEmpty)
  }

  /// The room around a sign reacts, and takes none from the row.
  @Test func aSignIsAsLargeAsAFinger() throws {
    let sign = try #require(try signs(stage(Rows())).first)
    #expect(sign.frame.height == 44)
    let words = try stage(Rows()).frame("Milk")
    #expect(sign.frame.maxX - 11 < words.minX)
    #expect(abs(sign.frame.midY - words.midY) < 0.01)
  }

  @Test func aSignCallsTheButtonThatDeletesItsRow() throws {
    let stage = stage(Rows())
    try stage.tap("Delete Bread")
    #expect(try stage.shows("Delete"))
    // Nothing is deleted yet, and the sign takes the button away again.
    try stage.tap("Delete Bread")
    #expect(try !stage.shows("Delete"))
    #expect(try stage.texts() == ["Milk", "Bread", "Salt"])
    try stage.tap("Delete Bread")
    try stage.tap("Delete")
    #expect(try stage.texts() == ["Milk", "Salt"])
  }

  @Test func aSwipeCallsIt() throws {
    let stage = stage(Rows(isEditing: false))
    try stage.render()
    #expect(throws: InteractionError.self) { try stage.host.swipe("Salt") }
    try stage.host.swipe("Milk")
    try stage.tap("Delete")
    #expect(try stage.texts() == ["Bread", "Salt"])
  }

  /// A list in a row of another, which has actions and no sign of its own.
  private struct Nested: View {
    var isDisabled = false
    @State private var names = ["Milk", "Bread"]

    var body: some View {
      List {
        VStack {
          Text("Shop")
          List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
            .frame(height: 200)
            .disabled(isDisabled)
        }
        .swipeActions { Button("Pin") {} }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func aSignIsOfTheInnermostRowAlone() throws {
    let stage = stage(Nested())
    try stage.tap("Delete Milk")
    #expect(try stage.shows("Delete") && !stage.shows("Pin"))
    try stage.tap("Delete")
    #expect(try stage.texts() == ["Shop", "Bread"])
    // A sign that is disabled does not call the actions of the row around it instead.
    let disabled = self.stage(Nested(isDisabled: true))
    #expect(throws: InteractionError.self) { try disabled.tap("Delete Milk") }
    #expect(try !disabled.shows("Pin"))
  }

  /// A list of a binding edits its collection without closures of the app's.
  private struct EditableRows: View {
    struct Item: Identifiable { let id: String }
    @State private var items = ["Eggs", "Milk", "Bread"].map(Item.init)
    @State private var others = ["Pens", "Ink"].map(Item.init)

    var body: some View {
      List {
        ForEach($items, editActions: .all) { $item in
          Text(item.id).deleteDisabled(item.id == "Bread")
        }
        ForEach($others, editActions: .move) { $item in Text(item.id) }
      }
    }
  }

  @Test func editActionsDeleteFromTheCollection() throws {
    let stage = Stage(EditableRows())
    try stage.render()
    for name in ["Bread", "Pens"] {
      #expect(throws: InteractionError.self) { try stage.host.swipe(ElementQuery(name)) }
    }
    try stage.host.swipe("Milk")
    try stage.tap("Delete")
    #expect(try stage.texts() == ["Eggs", "Bread", "Pens", "Ink"])
    // The offsets follow.
    try stage.host.swipe("Eggs")
    try stage.tap("Delete")
    #expect(try stage.texts() == ["Bread", "Pens", "Ink"])
  }

  @Test func editActionsMoveWithinTheCollection() throws {
    let stage = Stage(EditableRows())
    try stage.render()
    try stage.host.drag("Eggs", by: CGSize(width: 0, height: 60))
    #expect(try stage.texts() == ["Milk", "Eggs", "Bread", "Pens", "Ink"])
    // Rows of the next collection are no place for it.
    try stage.host.drag("Milk", by: CGSize(width: 0, height: 400))
    #expect(try stage.texts() == ["Eggs", "Bread", "Milk", "Pens", "Ink"])
  }
}
