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

  /// Fields whose focus no property of the app follows, and one that several do.
  private struct Plain: View {
    @State private var text = ""
    @FocusState private var isInner: Bool
    @FocusState private var place: Int?
    @State private var submits = 0

    var body: some View {
      TextField("Plain", text: $text).onSubmit { submits += 1 }
      SecureField("Secret", text: $text)
      TextEditor(text: $text).frame(height: 60).accessibilityLabel("Editor")
      TextField("Followed", text: $text).focused($isInner).focused($place, equals: 1)
      Text(verbatim: "inner \(isInner), place \(place ?? 0), submits \(submits)")
      Button("Go to the second place") { place = 2 }
    }
  }

  /// The fields that have the focus, by what they are called.
  private func editing(_ host: ViewHost) throws -> [String] {
    try host.settle(in: surroundings)
    let editors = host.sees(.role([.isTextArea, .isEditing])) ? ["Editor"] : []
    return ["Plain", "Secret", "Followed"].filter(host.isEdited) + editors
  }

  @Test func aTapGivesAPlainFieldTheFocus() throws {
    let host = ViewHost(VStack { Plain() }, text: SquareText(), assets: FixedPictures())
    try host.settle(in: surroundings)
    #expect(try editing(host) == [])
    for name in ["Plain", "Secret", "Editor", "Followed", "Plain"] {
      try host.drive(in: surroundings) { try host.tap(name) }
      #expect(try editing(host) == [name])
      let isFollowed = name == "Followed"
      #expect(host.sees(.text("inner \(isFollowed), place \(isFollowed ? 1 : 0), submits 0")))
    }
    // The return key leaves the field, after what the app does.
    try host.drive(in: surroundings) { try host.submit() }
    #expect(try editing(host) == [])
    #expect(host.sees(.text("inner false, place 0, submits 1")))
    #expect(throws: InteractionError.self) { try host.submit() }
  }

  /// A property that moves the focus takes it from all that shared it.
  @Test func propertiesOfOneFieldShareTheFocus() throws {
    let host = ViewHost(VStack { Plain() }, text: SquareText(), assets: FixedPictures())
    try host.settle(in: surroundings)
    try host.drive(in: surroundings) { try host.tap("Followed") }
    try host.drive(in: surroundings) { try host.tap("Go to the second place") }
    #expect(try editing(host) == [])
    #expect(host.sees(.text("inner false, place 2, submits 0")))
  }

  /// A property may follow the focus of several fields at once; one of them has the caret.
  @Test func oneOfTheFieldsOfAViewHasTheFocus() throws {
    struct Pair: View {
      @State private var text = ""
      @FocusState private var isAny: Bool
      var body: some View {
        VStack {
          TextField("Plain", text: $text)
          TextField("Followed", text: $text)
        }
        .focused($isAny)
        Text(verbatim: "any \(isAny)")
      }
    }
    let host = ViewHost(VStack { Pair() }, text: SquareText(), assets: FixedPictures())
    try host.settle(in: surroundings)
    for name in ["Plain", "Followed"] {
      try host.drive(in: surroundings) { try host.tap(name) }
      try host.settle(in: surroundings)
      #expect(["Plain", "Followed"].filter(host.isEdited) == [name])
      #expect(host.sees(.text("any true")))
    }
  }

  /// An alert's first field is edited as the alert appears, whatever was edited behind it; a
  /// sheet's is not.
  @Test func theFirstFieldOfAnAlertTakesTheFocus() throws {
    struct Asking: View {
      @State private var text = ""
      @State private var asks = false
      @State private var shows = false
      var body: some View {
        TextField("Plain", text: $text)
        Button("Ask") { asks = true }
          .alert("Name", isPresented: $asks) {
            TextField("First", text: $text)
            TextField("Second", text: $text)
            Button("OK") {}
          }
        Button("Show") { shows = true }
          .sheet(isPresented: $shows) { TextField("Third", text: $text) }
      }
    }
    let host = ViewHost(VStack { Asking() }, text: SquareText(), assets: FixedPictures())
    try host.settle(in: surroundings)
    func editing(after action: String) throws -> [String] {
      try host.drive(in: surroundings) { try host.tap(action) }
      try host.settle(in: surroundings)
      return ["First", "Second", "Third"].filter(host.isEdited)
    }
    for _ in 0..<2 {
      try host.drive(in: surroundings) { try host.tap("Plain") }
      #expect(try editing(after: "Ask") == ["First"])
      #expect(try editing(after: "OK") == [])
    }
    #expect(try editing(after: "Show") == [])
  }

  /// The window of a Mac and a watch raise no keyboard of a phone's.
  @Test func aWindowRaisesNoKeyboard() throws {
    func keys(_ titleBar: TitleBar?) throws -> Int {
      var surroundings = surroundings
      surroundings.environment.titleBar = titleBar
      let host = ViewHost(VStack { Plain() }, text: SquareText(), assets: FixedPictures())
      try host.settle(in: surroundings)
      try host.drive(in: surroundings) { try host.tap("Plain") }
      let list = try host.render(in: surroundings)
      #expect(host.isEdited("Plain"))
      return list.items.count
    }
    #expect(
      try keys(nil) > keys(TitleBar(.window, height: 28, start: 74, margin: 20)))
  }
}

extension ViewHost {
  /// Whether the field of a name has the focus.
  fileprivate func isEdited(_ name: String) -> Bool { sees(.role(.isEditing, name)) }
}
