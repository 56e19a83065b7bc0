import Foundation
import Testing

/// Galleries and reports of many cells in a real browser: what opening and scrolling them makes.
@Suite(.enabled(if: Browser.path != nil, "chromium is not installed"), .serialized)
struct LongListTests {
  /// What a page holds when it opens is what opening takes, apart from reading the cells; how long
  /// that is on a machine stands in `Benchmarks/web.json`.
  @Test(arguments: ["", "#pictures=", "#screen=screen-7&view=table"])
  func twentyThousandCellsOpenAsFewDo(hash: String) throws {
    let site = try DrawnGallery.copy { _ in Self.cells(20_000) }
    let page = try Browser.open(
      site, at: hash, inVirtualTime: false,
      steps: """
        return { elements: all("*").length, cells: vitrine.model.cells.length, ready: document.documentElement.dataset.ready };
        """)
    #expect(page.facts["ready"] as? String == "true")
    #expect(page.facts["cells"] as? Int == 20_000)
    #expect((100..<2500).contains(page.facts["elements"] as? Int ?? 0))
  }

  @Test func aLargeReportOpensAsAFewChangesDo() throws {
    let site = try DrawnGallery.copy("report.js") { _ in Self.causes(10_000) }
    let page = try Browser.open(
      site, at: "#changes=c9000", inVirtualTime: false,
      steps: """
        return { elements: all("*").length, rows: all(".cause").length, told: text(".story h1") };
        """)
    #expect((page.facts["rows"] as? Int ?? 0) > 0)
    #expect((100..<2500).contains(page.facts["elements"] as? Int ?? 0))
    #expect((page.facts["told"] as? String)?.hasSuffix("9000 pt") == true)
  }

  /// What a long room holds and makes while it is scrolled to its end: how long that takes depends
  /// on the machine, and `scripts/scroll-web.py` tells it.
  private static let scrolling = """
    let made = 0, alive = 0, eager = 0;
    const within = node => node.nodeType === 1 ? [node, ...node.querySelectorAll("*")] : [];
    new MutationObserver(records => {
      const added = records.flatMap(record => [...record.addedNodes].flatMap(within));
      made = Math.max(made, added.length);
      eager += added.filter(one => one.tagName === "IMG" && one.loading !== "lazy").length;
    }).observe(document.body, { childList: true, subtree: true });
    const frames = async count => { while (count--) await new Promise(requestAnimationFrame); };
    await frames(12);
    made = 0;
    const scroller = document.querySelector(".causes, .scroller") || document.scrollingElement;
    for (let turn = 0; turn <= 20; turn += 1) {
      scroller.scrollTop = scroller.scrollHeight * turn / 20;
      await frames(12);
      alive = Math.max(alive, all("*").length);
    }
    const last = all(".tile, .cause, .matrix tbody:not([aria-hidden]) tr").pop();
    const above = innerHeight - last.getBoundingClientRect().bottom;
    return { made, alive, eager, last: last.textContent, isSeen: above >= 0 && above < 200, height: scroller.scrollHeight };
    """

  private func scrolled(_ room: LongRoom, _ count: Int, first: String = "") throws -> [String: Any]
  {
    let site = try DrawnGallery.copy(room == .causes ? "report.js" : "cells.js") { _ in
      switch room {
      case .pictures: Self.cells(count)
      case .table: Self.cells(count, ofOneScreen: true)
      case .causes: Self.causes(count)
      }
    }
    return try Browser.open(
      site, at: room.rawValue, inFrames: true, steps: "\(first)\n\(Self.scrolling)"
    ).facts
  }

  enum LongRoom: String, CaseIterable {
    case pictures = "#pictures="
    case table = "#screen=screen-0&view=table&rows=settings&columns=device"
    case causes = "#changes="
  }

  @Test(arguments: LongRoom.allCases)
  func scrollingCostsTwentyThousandCellsNoMoreThanTwoThousand(_ room: LongRoom) throws {
    let few = try scrolled(room, 2000)
    let many = try scrolled(room, 20_000)
    for (facts, count) in [(few, 2000), (many, 20_000)] {
      let made = try #require(facts["made"] as? Int)
      #expect((1..<400).contains(made), "\(count)")
      #expect(facts["eager"] as? Int == 0, "\(count)")
      #expect(facts["isSeen"] as? Bool == true, "\(count)")
    }
    let (less, more) = (few["alive"] as? Int ?? 0, many["alive"] as? Int ?? 0)
    #expect((1..<2500).contains(less))
    #expect(more < less * 5 / 4)
    let (short, long) = (few["height"] as? Int ?? 0, many["height"] as? Int ?? 0)
    #expect(long > short * 5)
    #expect(few["last"] as? String != many["last"] as? String)
  }

  /// Pictures that fly by are not asked for before the page is at rest; those of a leap are at
  /// once.
  @Test func picturesThatFlyByWait() throws {
    let page = try Browser.open(
      try DrawnGallery.copy { _ in Self.cells(2000) }, at: "#pictures=", inFrames: true,
      steps: """
        const frames = async count => { while (count--) await new Promise(requestAnimationFrame); };
        const waiting = () => [...document.images].filter(image => !image.getAttribute("src")).length;
        await frames(12);
        const first = waiting();
        scrollTo(0, 9000);
        await frames(3);
        const leap = waiting();
        await wait(500);
        let flight = 0;
        for (let turn = 0; turn < 20; turn += 1) {
          scrollTo(0, scrollY + innerHeight);
          await frames(1);
          flight = Math.max(flight, waiting());
        }
        for (let turn = 0; turn < 60 && waiting(); turn += 1) await wait(100);
        return { first, leap, flight, rest: waiting() };
        """)
    #expect(page.facts["first"] as? Int == 0 && page.facts["leap"] as? Int == 0)
    #expect(page.facts["flight"] as? Int ?? 0 > 0 && page.facts["rest"] as? Int == 0)
  }

  /// The control: a room that holds all of its rows is noticed.
  @Test func aListThatHoldsAllItsRowsIsNoticed() throws {
    let facts = try scrolled(
      .causes, 2000, first: "vitrine.turnful = 1e6; vitrine.route.changed(true);")
    #expect((facts["alive"] as? Int ?? 0) > 10_000)
    #expect(facts["isSeen"] as? Bool == true)
  }

  @Test func aFarCauseIsReachedByItsLinkAndFromItByKeys() throws {
    let page = try Browser.open(
      try DrawnGallery.copy("report.js") { _ in Self.causes(2000) }, at: "#changes=c1500",
      inFrames: true,
      steps: """
        const frames = async count => { while (count--) await new Promise(requestAnimationFrame); };
        const isSeen = () => {
          const box = document.querySelector(".cause[aria-current]").getBoundingClientRect();
          const list = document.querySelector(".causes").getBoundingClientRect();
          return box.top >= list.top && box.bottom <= list.bottom;
        };
        const at = () => document.querySelector(".cause[aria-current]").dataset.id;
        await frames(12);
        const linked = [at(), isSeen()];
        document.querySelector(".cause[aria-current]").focus();
        for (let turn = 0; turn < 30; turn += 1) await press("j");
        await frames(12);
        const kept = document.activeElement.dataset.id;
        document.querySelector(".causes").scrollTop = 0;
        await frames(12);
        return { linked: linked.join(), moved: [at(), isSeen()].join(), kept, focused: document.activeElement.dataset.id,
          order: all(".cause").every((one, place, list) => !place || +list[place - 1].dataset.id.slice(1) < +one.dataset.id.slice(1)) };
        """)
    #expect(page.problems == [])
    #expect(page.facts["linked"] as? String == "c1500,true")
    #expect(page.facts["moved"] as? String == "c1530,false")
    #expect(page.facts["kept"] as? String == "c1530")
    #expect(page.facts["focused"] as? String == "c1530")
    #expect(page.facts["order"] as? Bool == true)
  }

  /// A report of causes that nobody made, with a cell each.
  private static func causes(_ count: Int) -> String {
    let names = (0..<count).map { "screen-\($0)/d\($0 % 50)-portrait@3x-light" }
    let cells = names.map { #"{"name":"\#($0)","status":"changed"}"# }
    let clusters = names.enumerated().map { number, name in
      #"{"id":"c\#(number)","kind":"edit","title":"title font 17 → \#(number) pt","source":"Card.swift:\#(number)","cells":["\#(name)"]}"#
    }
    return """
      window.vitrine = window.vitrine || {};
      vitrine.report = {"command":"verify","seconds":1,"cells":[\(cells.joined(separator: ","))],\
      "clusters":[\(clusters.joined(separator: ","))]};
      """
  }

  /// A gallery of screens that nobody drew, or of one in many settings.
  private static func cells(_ count: Int, ofOneScreen isOne: Bool = false) -> String {
    let variants = (0..<(isOne ? count / 200 : 1)).map {
      $0 == 0
        ? #"{"name":"usual","title":"Usual","parts":[]}"#
        : #"{"name":"v\#($0)","title":"Setting \#($0)","parts":[{"axis":"settings","value":"v\#($0)","title":"Setting \#($0)"}]}"#
    }
    let screens = (0..<(isOne ? 1 : 100)).map {
      #"{"name":"screen-\#($0)","title":"Screen \#($0)","app":\#($0 / 20)}"#
    }
    let devices = (0..<50).map {
      #"{"id":"d\#($0)","name":"Device \#($0)","family":"iphone","width":393,"height":852,"scale":3}"#
    }
    let rows = (0..<count).map { index in
      let (group, rest) = (index / 200, index % 200)
      let (screen, variant) = isOne ? (0, group) : (group % 100, 0)
      return
        "[\(screen),\(rest / 4),\(rest / 2 % 2),3,\(rest % 2),\(variant),0,1179,2556,\(index),0]"
    }
    return """
      window.vitrine = window.vitrine || {};
      vitrine.gallery = {"apps":["A","B","C","D","E"],"screens":[\(screens.joined(separator: ","))],\
      "devices":[\(devices.joined(separator: ","))],"variants":[\(variants.joined(separator: ","))],"steps":[""],\
      "samples":[],"isFramed":false,"films":[],"descriptions":[],"cells":[\(rows.joined(separator: ","))]};
      """
  }
}
