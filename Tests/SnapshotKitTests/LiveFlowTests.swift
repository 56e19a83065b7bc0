import DisplayList
import Foundation
import Testing

@testable import SnapshotKit

/// What was done to a live screen, as lines of a flow and as JSON.
@MainActor @Suite struct LiveFlowTests {
  private static func type(_ text: String, into name: String? = nil) -> LiveAction {
    LiveAction(kind: .type, target: name.map { .name($0) }, text: text)
  }

  private static func scroll(_ distance: Double, at x: Double = 10) -> LiveAction {
    LiveAction(kind: .scroll, target: .point(x: x, y: 20), distance: [0, distance])
  }

  private static func lines(_ actions: LiveAction...) -> [String] {
    LiveAction.joined(actions).map(\.line)
  }

  @Test func eachActionHasItsLine() {
    let row = LiveAction.Target.name("Row", index: 2)
    let actions: [(LiveAction, String)] = [
      (.init(kind: .tap, target: .name("a \"b\"")), #"tap("a \"b\"")"#),
      (.init(kind: .doubleTap, target: .point(x: 1.256, y: 2)), "doubleTap(.point(1.26, 2))"),
      (.init(kind: .longPress, target: row), #"longPress(ElementQuery("Row").at(2))"#),
      (Self.type("tea"), #"type("tea")"#),
      (Self.type("tea", into: "Q"), #"type("tea", into: "Q")"#),
      (.init(kind: .clear, target: .name("Q")), #"clear("Q")"#),
      (.init(kind: .delete), "deleteBackward()"), (.init(kind: .submit), "submit()"),
      (.init(kind: .toggle, target: .name("A")), #"toggle("A")"#),
      (.init(kind: .toggle, target: .name("A"), amount: 0), #"toggle("A", to: false)"#),
      (.init(kind: .select, text: "Red"), #"select("Red")"#),
      (.init(kind: .select, target: .name("A"), text: "Red"), #"select("Red", in: "A")"#),
      (.init(kind: .adjust, target: .name("A"), amount: 0.5), #"adjust("A", .share(0.5))"#),
      (.init(kind: .adjust, target: .name("A"), text: "increment"), #"adjust("A", .increment)"#),
      (.init(kind: .scroll, target: .name("A")), #"scroll(to: "A")"#),
      (
        Self.scroll(-4.5),
        "scroll(by: CGSize(width: 0, height: -4.5), at: CGPoint(x: 10, y: 20))"
      ),
      (.init(kind: .swipe, target: .name("A"), text: "trailing"), #"swipe("A")"#),
      (.init(kind: .swipe, target: .name("A"), text: "leading"), #"swipe("A", from: .leading)"#),
      (
        .init(kind: .drag, target: .point(x: 1, y: 2), distance: [3, 4]),
        "drag(.point(1, 2), by: CGSize(width: 3, height: 4))"
      ),
      (.init(kind: .dragSheet, distance: [0, -80]), "dragSheet(by: -80)"),
      (.init(kind: .turnPages, amount: -1), "turnPages(by: -1)"), (.init(kind: .back), "back()"),
      (.init(kind: .rotate), "rotate()"), (.init(kind: .dismiss), "dismiss()"),
      (.init(kind: .refresh), "refresh()"), (.init(kind: .open, text: "a://b"), #"open("a://b")"#),
      (.init(kind: .advance, amount: 0.1), "advance(by: 0.1)"),
    ]
    for (action, line) in actions { #expect(action.line == "try $0." + line) }
    #expect(Set(actions.map(\.0.kind)).count == LiveAction.Kind.allCases.count - 1)
    #expect(LiveAction(kind: .step, text: "typed").line == "// step typed")
  }

  @Test func whatIsOneToAPersonIsOneLine() {
    #expect(
      Self.lines(Self.type("L", into: "Q"), Self.type("am"), Self.type("p"))
        == [#"try $0.type("Lamp", into: "Q")"#])
    #expect(
      Self.lines(Self.type("\""), Self.type("\\"), Self.type("x"), LiveAction(kind: .delete))
        == [#"try $0.type("\"\\")"#])
    #expect(
      Self.lines(Self.scroll(40), Self.scroll(20.5))
        == ["try $0.scroll(by: CGSize(width: 0, height: 60.5), at: CGPoint(x: 10, y: 20))"])
    let moment = LiveAction(kind: .advance, amount: 0.1)
    #expect(Self.lines(moment, moment, moment) == ["try $0.advance(by: 0.3)"])
    // The controls: another field, another place, the only letter, a letter that changes one.
    #expect(Self.lines(Self.type("a"), Self.type("b", into: "Q")).count == 2)
    #expect(Self.lines(Self.scroll(40), Self.scroll(20, at: 11)).count == 2)
    #expect(Self.lines(Self.type("a"), LiveAction(kind: .delete)).count == 2)
    #expect(Self.lines(Self.type("e"), Self.type("\u{301}")).count == 2)
    #expect(Self.lines(LiveAction(kind: .back), LiveAction(kind: .back)).count == 2)
  }

  @Test func aFlowIsReadyToBePasted() throws {
    let screen = Screen("places", title: "Places of \"S\"") { DisplayList(size: $0.traits.size) }
    let flow = LiveFlow(
      screen: screen,
      actions: [
        LiveAction(kind: .step, text: "found"), LiveAction(kind: .tap, target: .name("Search")),
        Self.type("Museum of local history, and more"),
        LiveAction(kind: .tap, target: .name("nextPage")),
        LiveAction(kind: .tap, target: .name("Search")),
        LiveAction(kind: .tap, target: .name("Найти")), LiveAction(kind: .delete),
      ])
    #expect(
      flow.code == """
        .flow("places-flow", title: "Places of \\"S\\"") {
          // The view of the screen "places".
        } steps: {
          Step("start")
          // step found
          Step("search") { try $0.tap("Search") }
          Step("museum-of-local-history") {
            try $0.type("Museum of local history, and more")
          }
          Step("next-page") { try $0.tap("nextPage") }
          Step("search-2") { try $0.tap("Search") }
          Step("tap") { try $0.tap("Найти") }
          Step("delete-backward") { try $0.deleteBackward() }
        }
        """)
  }

  @Test func anActionIsSentAndReadAsItIs() throws {
    let actions = [
      LiveAction(kind: .tap, target: .name("Row", index: 1)),
      LiveAction(kind: .drag, target: .point(x: 1, y: 2.5), distance: [3, 4]),
      LiveAction(kind: .adjust, target: .name("A"), text: "increment", amount: 1),
    ]
    let data = try JSONEncoder().encode(actions)
    #expect(try JSONDecoder().decode([LiveAction].self, from: data) == actions)
    #expect(
      try JSONValue(data)
        == [
          ["do": "tap", "at": ["name": "Row", "index": 1]],
          ["do": "drag", "at": [1, .number(2.5)], "by": [3, 4]],
          ["do": "adjust", "at": "A", "text": "increment", "to": 1],
        ])
    let keys = ["do", "at", "text", "by", "to"]
    #expect(throws: ToolArgumentError.unknown("on", of: "action", among: keys)) {
      try JSONDecoder().decode(LiveAction.self, from: Data(#"{"do": "tap", "on": "x"}"#.utf8))
    }
  }
}
