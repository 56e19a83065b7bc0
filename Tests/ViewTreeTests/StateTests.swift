import Observation
import StageSupport
import Testing
import ViewTree

private struct Row: View {
  let name: String
  @State private var taps = 0

  var body: some View {
    Text(verbatim: "\(name)\(taps)").onTapGesture { taps += 1 }
  }
}

@MainActor
private final class Names: ObservableObject {
  @Published var list = ["a", "b", "c"]
}

private struct Rows: View {
  @ObservedObject var names: Names

  var body: some View {
    VStack { ForEach(names.list, id: \.self) { Row(name: $0) } }
  }
}

@Observable @MainActor
private final class Score {
  var points = 1
  var unread = 0
}

private struct Scoreboard: View {
  let score: Score
  var body: some View { Text(verbatim: "p\(score.points)") }
}

private struct Toggling: View {
  @Binding var isOn: Bool
  var body: some View { Text(verbatim: isOn ? "on" : "off").onTapGesture { isOn.toggle() } }
}

private struct Parent: View {
  @State private var isOn = false
  @State private var id = 1

  var body: some View {
    VStack {
      Toggling(isOn: $isOn)
      Row(name: "r").id(id)
      Text(verbatim: "renew").onTapGesture { id += 1 }
      if isOn { Row(name: "s") }
    }
  }
}

/// State under identity: what survives, what is dropped, what is evaluated again.
@MainActor @Suite struct StateTests {
  @Test func reorderedRowsKeepTheirState() throws {
    let names = Names()
    let stage = Stage { Rows(names: names) }
    try stage.render()
    try stage.host.tap("b0")
    #expect(try stage.texts() == ["a0", "b1", "c0"])
    names.list = ["c", "b", "a"]
    #expect(try stage.texts() == ["c0", "b1", "a0"])
  }

  @Test func removedRowsLoseTheirState() throws {
    let names = Names()
    let stage = Stage { Rows(names: names) }
    try stage.render()
    try stage.host.tap("b0")
    names.list = ["a", "c"]
    try stage.render()
    names.list = ["a", "b", "c"]
    #expect(try stage.texts() == ["a0", "b0", "c0"])
  }

  @Test func bindingsReachTheOwner() throws {
    let stage = Stage { Parent() }
    #expect(try stage.texts() == ["off", "r0", "renew"])
    try stage.host.tap("off")
    #expect(try stage.texts() == ["on", "r0", "renew", "s0"])
  }

  @Test func anotherIdIsAnotherView() throws {
    let stage = Stage { Parent() }
    try stage.render()
    try stage.host.tap("r0")
    #expect(try stage.texts().contains("r1"))
    try stage.host.tap("renew")
    #expect(try stage.texts().contains("r0"))
  }

  @Test func conditionalViewsLoseTheirState() throws {
    let stage = Stage { Parent() }
    try stage.render()
    try stage.host.tap("off")
    try stage.render()
    try stage.host.tap("s0")
    #expect(try stage.texts().contains("s1"))
    try stage.host.tap("on")
    try stage.render()
    try stage.host.tap("off")
    #expect(try stage.texts().contains("s0"))
  }

  @Test func observableObjectsAreFollowed() throws {
    let score = Score()
    let stage = Stage { Scoreboard(score: score) }
    #expect(try stage.texts() == ["p1"])
    score.points = 2
    #expect(try stage.texts() == ["p2"])
  }

  @Test func eachBodyIsEvaluatedOnceAPass() throws {
    let names = Names()
    let stage = Stage { Rows(names: names) }
    try stage.render()
    #expect(stage.host.passes == 1)
    #expect(stage.host.session.evaluationCount(of: Rows.self) == 1)
    #expect(stage.host.session.evaluationCount(of: Row.self) == 3)
  }

  @Test(arguments: [false, true]) func stateThatNobodyReadsAsksForNoPass(isRead: Bool) throws {
    struct Measured: View {
      let isRead: Bool
      @State private var height = 0.0
      var body: some View {
        Text(verbatim: isRead ? "\(height)" : "-").onAppear { height = 10 }
      }
    }
    let stage = Stage { Measured(isRead: isRead) }
    try stage.render()
    #expect(stage.host.passes == (isRead ? 2 : 1))
  }

  @Test func stateIsShownByWhoReadsItLater() throws {
    struct Panel: View {
      @State private var isOpen = false
      @State private var word = "before"
      var body: some View {
        Text("open").onTapGesture { isOpen = true }
        Text("set").onTapGesture { word = "after" }
        if isOpen { Text(verbatim: word) }
      }
    }
    let stage = Stage { Panel() }
    try stage.render()
    try stage.host.tap("set")
    try stage.host.tap("open")
    #expect(try stage.texts().contains("after"))
  }

  @Test func framesThatDoNotSettleNameTheirCulprit() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let stage = Stage { Restless() }
    let error = #expect(throws: FrameDidNotSettle.self) { try stage.render() }
    #expect(error?.passes == ViewHost.passLimit)
    #expect(error?.description.contains("Restless") == true)
  }

  @Test func stateObjectsAreMadeOnce() throws {
    @MainActor final class Model: ObservableObject {
      nonisolated(unsafe) static var made = 0
      @Published var taps = 0
      init() { Model.made += 1 }
    }
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View {
        Text(verbatim: "t\(model.taps)").onTapGesture { model.taps += 1 }
      }
    }
    let stage = Stage { Owner() }
    try stage.render()
    try stage.host.tap("t0")
    #expect(try stage.texts() == ["t1"])
    #expect(Model.made == 1)
  }

  @Test func storedValuesAreShared() throws {
    struct Writer: View {
      @AppStorage("name") private var name = "first"
      var body: some View { Text(verbatim: name).onTapGesture { name = "second" } }
    }
    struct Reader: View {
      @AppStorage("name") private var name = "first"
      var body: some View { Text(verbatim: "r" + name) }
    }
    let stage = Stage {
      VStack {
        Writer()
        Reader()
      }
    }
    try stage.render()
    try stage.host.tap("first")
    #expect(try stage.texts() == ["second", "rsecond"])
  }

  @Test func missingLabelsAreNamed() throws {
    let stage = Stage { Parent() }
    #expect(throws: InteractionError.self) { try stage.host.tap("off") }
    try stage.render()
    let error = #expect(throws: InteractionError.self) { try stage.host.tap("nothing") }
    #expect(error?.description.contains("renew") == true)
  }

  /// A name finds an element; at a point something lies or not.
  @Test func aPointIsNoName() {
    let point = ElementQuery.point(20, 40.5).description
    #expect(
      InteractionError.notFound(point, known: []).description.hasPrefix(
        "Nothing on the screen lies at the point 20, 40.5."))
    #expect(
      InteractionError.disabled(point).description
        == "What lies at the point 20, 40.5 is disabled.")
    #expect(InteractionError.disabled("“A”").description == "What is found by “A” is disabled.")
  }
}
