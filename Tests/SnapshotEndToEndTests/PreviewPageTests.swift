import Foundation
import Testing

/// A preview whose sources are one file, which a build may refuse.
struct LivePreview {
  let scratch: Scratch
  let server: ReviewProcess

  init(_ arguments: String...) throws {
    scratch = try Scratch()
    for folder in ["src", "pages"] {
      try FileManager.default.createDirectory(
        at: scratch.file(folder), withIntermediateDirectories: true)
    }
    try "count".write(to: scratch.file("src/word"), atomically: true, encoding: .utf8)
    try """
    if grep -q broken src/word; then echo "src/word:1: error: no such word"; exit 1; fi
    """.write(to: scratch.file("build"), atomically: true, encoding: .utf8)
    let page = Self.resources.appendingPathComponent("live/index.html")
    try FileManager.default.copyItem(at: page, to: scratch.file("pages/index.html"))
    server = try ReviewProcess(
      "preview", in: scratch.url,
      environment: ["FIXTURE_SCREENS": "live,count,view"],
      arguments + ["--sources", "src", "--build", "sh build", "--pages", "pages"])
  }

  private static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SnapshotKit/Resources")

  func save(_ word: String) throws {
    try word.write(to: scratch.file("src/word"), atomically: true, encoding: .utf8)
  }

  func open(
    at hash: String = "", width: Int = 1440, meanwhile: ((String) throws -> Void)? = nil,
    steps: String
  ) throws -> Browser.Page {
    try Browser.open(
      Site(scratch, "pages"), at: hash, width: width, server: server.address,
      meanwhile: meanwhile, steps: Self.hand + steps)
  }

  /// What a hand does in the page.
  private static let hand = """
    const page = vitrine.page;
    const rest = () => until(() => page.reply && !page.isBusy);
    const glass = document.querySelector(".glass");
    // There is no pointer to be held.
    glass.setPointerCapture = () => {};
    const point = (type, [x, y]) => {
      const box = glass.getBoundingClientRect(), scale = page.stage.scale;
      glass.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1,
        clientX: box.left + x * scale, clientY: box.top + y * scale }));
    };
    const middle = name => {
      const [x, y, width, height] = page.reply.elements.find(element =>
        element.name === name || element.spoken.startsWith(name + ".")).frame;
      return [x + width / 2, y + height / 2];
    };
    const tap = async place => { point("pointerdown", place); point("pointerup", place); await rest(); };
    const names = () => page.reply.elements.map(({ name }) => name);
    await rest();

    """
}

/// `snapshot preview` over the fixture's live screen, over the wire and in a real browser.
@Suite(.serialized) struct PreviewPageTests {
  @Test func aScreenAnswersOverTheWire() throws {
    let preview = try LivePreview("live", "--device", "iphone-se-3")
    #expect(try preview.server.get("").status == 200)
    let view: [String: Any] = ["screen": "live", "device": "iphone-se-3", "scale": 1]
    func ask(_ actions: [[String: Any]], _ view: [String: Any]) throws -> ReviewProcess.Answer {
      try preview.server.post(
        "ask", ["view": view, "actions": actions, "wantsPicture": false, "wantsViews": false])
    }
    func isRead(_ words: String, in reply: [String: Any]) -> Bool {
      (reply["elements"] as? [[String: Any]])?.contains { $0["name"] as? String == words } == true
    }
    let once = try ask([["do": "tap", "at": "Add"]], view).json()
    #expect(isRead("count 1", in: once))
    #expect(once["lines"] as? [String] == ["try $0.tap(\"Add\")"])
    // Undoing is asking without it.
    #expect(isRead("count 0", in: try ask([], view).json()))
    let ended = try ask([["do": "tap", "at": "End"]], view).json()
    let reason = (ended["failure"] as? [String: Any])?["reason"] as? String
    #expect(reason?.contains("the screen's own mistake") == true)
    let unknown = try ask([], ["screen": "lives"]).json()["failure"] as? [String: Any]
    #expect((unknown?["reason"] as? String)?.contains("live") == true)
    #expect(try preview.server.post("ask", ["view": "live"]).status == 400)
    #expect(try preview.server.send("GET /other/live/state HTTP/1.1", []).status == 404)
  }

  @Test func theCommandIsListedAndListsWhatThereIs() throws {
    #expect(try Run.fixture("--help").output.contains("  preview "))
    let run = try Run.fixture("names", "table")
    let table = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let screens = try #require(table?["screens"] as? [[String: Any]])
    #expect(screens.compactMap { $0["name"] as? String } == ["card", "button"])
  }

  @Test func whatIsNotThereIsToldBeforeItServes() throws {
    let run = try Run.fixture("preview", "card", "--device", "iphone-155")
    #expect(run.status == 2 && run.errors.contains("iphone-15"), "\(run.errors)")
    let other = try Run.fixture("preview", "crad")
    #expect(other.status == 2 && other.errors.contains("Nearest: card"), "\(other.errors)")
    let gone = try Run.fixture("preview", "card", "--sources", "gone", "--build", "true")
    #expect(gone.status == 2 && gone.errors.contains("There is no gone to watch"))
  }

  @Test(.enabled(if: Browser.path != nil, "chromium is not installed"))
  func aHandActsAndAFlowIsRecorded() throws {
    let page = try LivePreview("live", "--device", "iphone-se-3").open(
      steps: """
        const width = glass.getBoundingClientRect().width, least = page.reply.picture.width;
        await tap(middle("Add"));
        await tap(middle("Add"));
        const twice = names().includes("count 2");
        await press("u", document.body);
        await rest();
        const undone = names().includes("count 1");
        await tap(middle("Search"));
        const stage = document.querySelector(".screen");
        for (const letter of "Lamp") await press(letter, stage);
        await until(() => !page.isBusy && names().includes("search Lamp"));
        await press("Backspace", stage);
        await until(() => !page.isBusy && names().includes("search Lam"));
        const typed = names().includes("search Lam"), flow = text(".listing"), done = page.done;
        await tap([3, 3]);
        const problem = text(".line"), isKept = page.done !== done || page.actions.length !== done;
        await press("i", document.body);
        const boxes = all(".boxes div").length === page.stage.elements().length;
        return { isInPoints: width <= least, twice, undone, typed, flow, problem, isKept, boxes,
          place: location.hash, read: all(".read li").length === page.reply.elements.length };
        """)
    #expect(page.problems == [])
    for fact in ["isInPoints", "twice", "undone", "typed", "boxes", "read"] {
      #expect(page.facts[fact] as? Bool == true, "\(fact)")
    }
    let flow = try #require(page.facts["flow"] as? String)
    #expect(flow.contains(#"Step("add") { try $0.tap("Add") }"#), "\(flow)")
    #expect(flow.contains(#"Step("lam") { try $0.type("Lam") }"#), "\(flow)")
    #expect((page.facts["problem"] as? String)?.isEmpty == false)
    // What was not done is not kept.
    #expect(page.facts["isKept"] as? Bool == false)
    #expect((page.facts["place"] as? String)?.contains("device=iphone-se-3") == true)
  }

  @Test(.enabled(if: Browser.path != nil, "chromium is not installed"))
  func anEndedScreenIsToldAndUndone() throws {
    let page = try LivePreview("live", "--device", "iphone-se-3").open(
      width: 500,
      steps: """
        await tap(middle("Add"));
        await tap(middle("End"));
        const told = text(".ended pre"), hidden = glass.hidden;
        document.querySelector(".ended .primary").click();
        await until(() => !page.isBusy && !page.crash);
        const isWide = document.documentElement.scrollWidth > innerWidth;
        return { told, hidden, isWide, back: names().includes("count 1"), ended: all(".ended").length };
        """)
    #expect(page.problems == [])
    #expect((page.facts["told"] as? String)?.contains("the screen's own mistake") == true)
    #expect(page.facts["hidden"] as? Bool == true)
    #expect(page.facts["back"] as? Bool == true && page.facts["ended"] as? Int == 0)
    #expect(page.facts["isWide"] as? Bool == false)
  }

  @Test(.enabled(if: Browser.path != nil, "chromium is not installed"))
  func savesAreFollowedAndActionsKept() throws {
    let preview = try LivePreview("live", "--device", "iphone-se-3")
    let page = try preview.open(
      meanwhile: { word in try preview.save(word) },
      steps: """
        await tap(middle("Add"));
        say("broken");
        await until(() => text(".trouble pre"));
        const errors = text(".trouble pre"), turn = vitrine.live.state.turn;
        say("mended");
        await until(() => vitrine.live.state.turn > turn && !page.isBusy);
        await rest();
        const kept = names().includes("count 1");
        vitrine.bar.show({ screen: "count", scheme: "dark" });
        await rest();
        return { errors, kept, trouble: all(".trouble").length, other: names().includes("count 0"), done: page.done,
          place: location.hash };
        """)
    #expect(page.problems == [])
    #expect(page.facts["errors"] as? String == "src/word:1: error: no such word")
    #expect(page.facts["kept"] as? Bool == true && page.facts["trouble"] as? Int == 0)
    #expect(page.facts["other"] as? Bool == true && page.facts["done"] as? Int == 0)
    #expect((page.facts["place"] as? String)?.contains("screen=count") == true)
  }
}
