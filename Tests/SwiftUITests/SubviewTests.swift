import StageSupport
import SwiftUI
import Testing

/// Views of which others are made, fields that are submitted, and labels around controls.
@MainActor @Suite struct SubviewTests {
  private struct Divided<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { parts in
        Text(verbatim: "\(parts.count)")
        ForEach(parts) { part in
          if part.id != parts.first?.id { Text(verbatim: "-") }
          part
        }
      }
    }
  }

  @Test func aGroupArrangesWhatAViewBecomes() throws {
    let view = Divided {
      Text("A")
      ForEach(["B", "C"], id: \.self) { Text(verbatim: $0) }
      if Bool(false) { Text("D") }
      Group { Text("E") }
    }
    #expect(try Stage(view).texts() == ["4", "A", "-", "B", "-", "C", "-", "E"])
    #expect(try Stage(Divided { EmptyView() }).texts() == ["0"])
  }

  @Test func partsKeepTheirState() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "n\(count)").onTapGesture { count += 1 } }
    }
    let stage = Stage(
      Divided {
        Counter()
        Text("B")
      })
    try stage.render()
    try stage.host.tap("n0")
    #expect(try stage.texts() == ["2", "n1", "-", "B"])
  }

  private struct Fields: View {
    @FocusState private var focus: Int?
    @State private var log = ""

    var body: some View {
      VStack {
        TextField("One", text: .constant("")).focused($focus, equals: 1)
          .onSubmit { log += "inner " }
        TextField("Many", text: .constant(""), axis: .vertical).focused($focus, equals: 2)
        Text(verbatim: log)
      }
      .onSubmit { log += "outer" }
      .onSubmit(of: .search) { log += "search" }
    }
  }

  /// From the field outwards; a search is something else.
  @Test func submittingCallsWhatIsAround() throws {
    let stage = Stage(Fields())
    try stage.render()
    #expect(throws: InteractionError.self) { try stage.host.submit() }
    try stage.host.tap("One")
    try stage.render()
    try stage.host.submit()
    #expect(try stage.texts().contains("inner outer"))
  }

  /// As apps had it before `onSubmit`, which is called too.
  @Test func submittingCallsWhatAFieldWasGiven() throws {
    struct Former: View {
      @State private var log = ""
      var body: some View {
        TextField("Name", text: .constant(""), onCommit: { log += "name " })
        SecureField("Word", text: .constant(""), onCommit: { log += "word " })
          .onSubmit { log += "around" }
        Text(verbatim: log)
      }
    }
    let stage = Stage(VStack { Former() })
    for field in ["Name", "Word"] {
      try stage.render()
      try stage.host.tap(field)
      try stage.render()
      try stage.host.submit()
    }
    #expect(try stage.texts().contains("name word around"))
  }

  @Test func aFieldOfSeveralLinesIsNotSubmitted() throws {
    let stage = Stage(Fields())
    try stage.render()
    try stage.host.tap("Many")
    try stage.render()
    #expect(throws: InteractionError.self) { try stage.host.submit() }
  }

  @Test func controlsAreFoundByLabelsAroundThem() throws {
    struct Labelled: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)")
        Button {
          count += 1
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("More")
      }
    }
    let stage = Stage(Labelled())
    try stage.render()
    try stage.host.tap("More")
    #expect(try stage.texts() == ["1"])
    #expect(throws: InteractionError.self) { try stage.host.tap("Less") }
  }
}
