import StageSupport
import SwiftUI
import TestSupport
import Testing

/// Menus of a list's rows, for what of them is selected.
@MainActor @Suite struct SelectionMenuTests {
  private struct Names: View {
    let selectionType: Any.Type
    @State private var selected: Set<String> = ["Ann", "Bob"]
    @State private var told = ""

    var body: some View {
      VStack {
        Text("Told: \(told)")
        if selectionType == String.self {
          list.contextMenu(forSelectionType: String.self) { names in
            Button("Mail") { told = names.sorted().joined(separator: "+") }
          } primaryAction: {
            told = "opened " + $0.joined()
          }
        } else {
          list.contextMenu(forSelectionType: Int.self) { _ in Button("Mail") {} }
        }
      }
    }

    private var list: some View {
      List(["Ann", "Bob", "Cid"], id: \.self, selection: $selected) { Text($0) }
    }
  }

  @Test(arguments: [("Ann", "Told: Ann+Bob"), ("Cid", "Told: Cid")])
  func aMenuIsForTheSelectionOrTheRowBesideIt(_ row: String, _ told: String) throws {
    let stage = Stage(Names(selectionType: String.self))
    #expect(try !stage.texts().contains("Mail"))
    try stage.host.longPress(row)
    #expect(try stage.texts().contains("Mail"))
    try stage.host.tap("Mail")
    #expect(try stage.texts().contains(told))
  }

  @Test func aTapPerformsThePrimaryAction() throws {
    let stage = Stage(Names(selectionType: String.self))
    try stage.render()
    try stage.host.tap("Cid")
    #expect(try stage.texts().contains("Told: opened Cid"))
  }

  /// The control: a menu for another type is none of this list's.
  @Test func listsOfAnotherTypeHaveNoMenu() throws {
    let stage = Stage(Names(selectionType: Int.self))
    try stage.render()
    #expect(throws: InteractionError.self) { try stage.host.longPress("Ann") }
  }
}
