import Observation
import StageSupport
import Testing
import TestSupport
@testable import ViewTree

private struct Leaf: View {
  let name: String
  var body: some View { Text(verbatim: name) }
}

private struct Counter: View {
  let name: String
  @State private var taps = 0
  var body: some View { Text(verbatim: "\(name)\(taps)").onTapGesture { taps += 1 } }
}

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Text(verbatim: isOn ? "on" : "off").onTapGesture { isOn.toggle() } }
}

private struct Panel: View {
  @State private var isOn = false
  @State private var title = "title"

  var body: some View {
    VStack {
      Switch(isOn: $isOn)
      Leaf(name: title)
      Counter(name: "c")
      Text(verbatim: "rename").onTapGesture { title = "renamed" }
    }
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      Text(verbatim: "frame")
      content
    }
  }
}

private struct Acting: View {
  let action: @MainActor () -> Void
  var body: some View { Text(verbatim: "act").onTapGesture(perform: action) }
}

@MainActor private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Observing: View {
  @ObservedObject var model: Model
  var body: some View { Text(verbatim: "m\(model.count)") }
}

private struct Holding: View {
  let model: Model
  var body: some View { Observing(model: model) }
}

@Observable @MainActor private final class Score {
  var points = 1
  var name = "n"
}

private struct Points: View {
  let score: Score
  var body: some View { Text(verbatim: "p\(score.points)") }
}

private struct Name: View {
  let score: Score
  var body: some View { Text(verbatim: score.name) }
}

private struct Sized: View {
  @ScaledMetric private var side = 10.0
  var body: some View { Color.red.frame(width: side, height: side) }
}

private struct Schemed: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
}

@MainActor private final class Names: ObservableObject {
  @Published var list: [Int]
  init(_ list: [Int]) { self.list = list }
}

private struct Column: View {
  @ObservedObject var names: Names
  var body: some View {
    VStack { ForEach(names.list, id: \.self) { Counter(name: "row \($0): ") } }
  }
}

/// Which bodies are evaluated again: those alone for which something has changed.
@MainActor @Suite struct EvaluationTests {
  private func count<V>(_ type: V.Type, _ stage: Stage) -> Int {
    stage.host.session.evaluationCount(of: type)
  }

  @Test func anUnchangedFrameEvaluatesNothing() throws {
    let stage = Stage { Panel() }
    try stage.render()
    try stage.render()
    #expect(count(Panel.self, stage) == 1)
    #expect(count(Counter.self, stage) == 1)
  }

  @Test func theLastFrameIsAsAnyOther() throws {
    func last(_ stage: Stage) throws -> [String] {
      try stage.host.render(in: stage.surroundings, isLast: true).items.flatMap(\.words).map(\.text)
    }
    let stage = Stage { Panel() }
    #expect(try last(Stage { Panel() }) == stage.texts())
    try stage.host.tap("c0")
    try stage.host.tap("rename")
    #expect(try last(stage) == ["off", "renamed", "c1", "rename"])
    #expect(count(Counter.self, stage) == 2)
    #expect(count(Switch.self, stage) == 1)
    try stage.host.tap("c1")
    #expect(try stage.texts() == ["off", "renamed", "c2", "rename"])
  }

  @Test func stateEvaluatesWhoReadsIt() throws {
    let stage = Stage { Panel() }
    try stage.render()
    try stage.host.tap("c0")
    #expect(try stage.texts().contains("c1"))
    #expect(count(Counter.self, stage) == 2)
    #expect(count(Panel.self, stage) == 1)
    #expect(count(Leaf.self, stage) == 1)
  }

  @Test func bindingsEvaluateWhoReadsThemNotTheOwner() throws {
    let stage = Stage { Panel() }
    try stage.render()
    try stage.host.tap("off")
    #expect(try stage.texts().contains("on"))
    #expect(count(Switch.self, stage) == 2)
    #expect(count(Panel.self, stage) == 1)
    #expect(count(Leaf.self, stage) == 1)
  }

  @Test func anOwnerEvaluatedAgainSparesChildrenThatAreTheSame() throws {
    let stage = Stage { Panel() }
    try stage.render()
    try stage.host.tap("rename")
    #expect(try stage.texts() == ["off", "renamed", "c0", "rename"])
    #expect(count(Panel.self, stage) == 2)
    #expect(count(Leaf.self, stage) == 2)
    #expect(count(Switch.self, stage) == 1)
    #expect(count(Counter.self, stage) == 1)
  }

  @Test func whatCannotBeComparedIsEvaluated() throws {
    struct Owner: View {
      @State private var taps = 0
      var body: some View {
        let next = taps + 1
        VStack {
          Text(verbatim: "t\(taps)")
          Acting { taps = next }
        }
      }
    }
    let stage = Stage { Owner() }
    try stage.render()
    try stage.host.tap("act")
    #expect(try stage.texts() == ["t1", "act"])
    try stage.host.tap("act")
    #expect(try stage.texts() == ["t2", "act"])
    #expect(count(Acting.self, stage) == 3)
  }

  @Test func modifiersShowTheirNewContent() throws {
    struct Owner: View {
      @State private var taps = 0
      var body: some View {
        Text(verbatim: "t\(taps)").onTapGesture { taps += 1 }.modifier(Framed())
      }
    }
    let stage = Stage { Owner() }
    try stage.render()
    try stage.host.tap("t0")
    #expect(try stage.texts() == ["frame", "t1"])
    #expect(count(Framed.self, stage) == 1)
  }

  @Test func objectsEvaluateWhoObservesThem() throws {
    let model = Model()
    let stage = Stage { Holding(model: model) }
    try stage.render()
    model.count = 5
    #expect(try stage.texts() == ["m5"])
    #expect(count(Observing.self, stage) == 2)
    #expect(count(Holding.self, stage) == 1)
  }

  @Test func observablePropertiesEvaluateTheirReaders() throws {
    let score = Score()
    let stage = Stage {
      VStack {
        Points(score: score)
        Name(score: score)
      }
    }
    try stage.render()
    score.points = 2
    #expect(try stage.texts() == ["p2", "n"])
    #expect(count(Points.self, stage) == 2)
    #expect(count(Name.self, stage) == 1)
  }

  @Test func environmentsEvaluateTheirReaders() throws {
    let stage = Stage {
      VStack {
        Schemed()
        Sized()
        Leaf(name: "leaf")
      }
    }
    #expect(try stage.texts() == ["light", "leaf"])
    stage.surroundings.environment.colorScheme = .dark
    #expect(try stage.texts() == ["dark", "leaf"])
    #expect(count(Schemed.self, stage) == 2)
    #expect(count(Sized.self, stage) == 1)
    #expect(count(Leaf.self, stage) == 1)
    stage.surroundings.environment.dynamicTypeSize = .accessibility3
    try stage.render()
    #expect(count(Schemed.self, stage) == 2)
    #expect(count(Sized.self, stage) == 2)
  }

  @Test func closuresOfLayoutSeeWhatChangesWithinTheFrame() throws {
    struct Late: View {
      let score: Score
      var body: some View {
        GeometryReader { _ in Text(verbatim: "p\(score.points)") }
          .onAppear { score.points = 9 }
      }
    }
    let stage = Stage { Late(score: Score()) }
    #expect(try stage.texts() == ["p9"])
    #expect(stage.host.passes == 2)
  }

  @Test func aHostThatIsLetGoLetsGoOfItsScreen() throws {
    let model = Model()
    weak var session: RenderSession?
    weak var root: Element?
    do {
      let stage = Stage {
        VStack {
          Panel()
          Observing(model: model)
          Acting {}
        }
      }
      try stage.render()
      try stage.host.tap("rename")
      try stage.render()
      (session, root) = (stage.host.session, stage.host.rootElement)
      #expect(session != nil && root != nil)
    }
    #expect(session == nil)
    #expect(root == nil)
    model.count = 1
  }

  @Test func manyChildrenKeepTheirPlaces() throws {
    let names = Names(Array(0..<40))
    let stage = Stage(height: 600) { Column(names: names) }
    try stage.render()
    try stage.host.tap("row 30: 0")
    names.list = names.list.reversed().filter { $0 % 3 == 0 }
    #expect(try stage.texts().contains("row 30: 1"))
    names.list = Array(0..<40)
    #expect(try stage.texts().filter { $0.hasSuffix("1") } == ["row 30: 1"])
    names.list = Array(0..<30)
    try stage.render()
    names.list = Array(0..<40)
    #expect(try stage.texts().allSatisfy { $0.hasSuffix("0") })
  }

  @Test func sameValuesAreKnown() {
    struct Plain { var number = 1, text = String(repeating: "long text ", count: 9) }
    struct Calling { var action: () -> Void }
    let action = {}
    #expect(areSame(Plain(), Plain()))
    #expect(!areSame(Plain(), Plain(number: 2)))
    #expect(!areSame(Plain(), Plain(text: "other")))
    #expect(areSame(Calling(action: action), Calling(action: action)))
    let number = Int.random(in: 5...9)
    #expect(!areSame(Calling { _ = number }, Calling { _ = number }))
  }
}
