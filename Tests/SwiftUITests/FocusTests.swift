import SwiftUI
import TestSupport
import Testing

/// One place of a window has the focus.
@MainActor @Suite struct FocusTests {
  private struct Field: View {
    let name: String
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField(name, text: $text).focused($isFocused)
      Text(verbatim: "\(name) \(isFocused)")
      Button("Go to \(name)") { isFocused = true }
      Button("Leave \(name)") { isFocused = false }
    }
  }

  private let surroundings = Surroundings(size: CGSize(width: 300, height: 500))

  @Test func whatGetsTheFocusTakesItFromAnother() throws {
    let host = ViewHost(
      VStack {
        Field(name: "Mail")
        Field(name: "Word")
      }, text: SquareText(), assets: FixedPictures())
    try host.settle(in: surroundings)
    for (action, mail, word) in [
      ("Go to Mail", true, false), ("Go to Word", false, true), ("Leave Mail", false, true),
      ("Go to Mail", true, false), ("Leave Mail", false, false),
    ] {
      try host.drive(in: surroundings) { try host.tap(action) }
      try host.settle(in: surroundings)
      #expect(host.sees(.text("Mail \(mail)")) && host.sees(.text("Word \(word)")), "\(action)")
    }
  }
}
