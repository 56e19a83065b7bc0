import Foundation
import Testing

/// The report of a verification in a real browser.
@Suite(.enabled(if: Browser.path != nil, "chromium is not installed"), .serialized)
struct ReportPageTests {
  private static let filter = ["--device", "iphone-15", "--orientation", "portrait"]

  private func report(
    _ changes: [String: String], of screens: String = "card,button"
  ) throws -> Site {
    let scratch = try Scratch()
    let screens = ["FIXTURE_SCREENS": screens]
    _ = try Run("snapshot-fixture", ["record"] + Self.filter, environment: screens, in: scratch.url)
    _ = try Run(
      "snapshot-fixture", ["verify"] + Self.filter,
      environment: screens.merging(changes) { $1 }, in: scratch.url)
    return Site(scratch, "out/verify")
  }

  @Test func causesAreShownWithTheirPictures() throws {
    let site = try report(["FIXTURE_COLOR": "FF3B30", "FIXTURE_SHIFT": "9"])
    let page = try Browser.open(
      site,
      steps: """
        await until(() => all(".comparison img").length);
        const facts = { causes: all(".cause").length, heading: text(".story h1"), title: document.title,
          pictures: all(".comparison img").length, cells: text(".place"),
          alternatives: all(".comparison img").map(image => image.alt) };
        const end = node => node.getBoundingClientRect().right;
        const beyond = all(".list .summary *").filter(node => end(node) > end(document.querySelector(".list"))).length;
        const at = () => document.querySelector(".cause[aria-current]").dataset.id, first = at();
        await press("j", document.body);
        const second = at();
        await press("k", document.body);
        await press("ArrowRight", document.body);
        const cell = text(".place");
        await press("2", document.body);
        await until(() => all(".stack.slider").length);
        return { ...facts, beyond, moved: first !== second, returned: at() === first, cell, slider: all(".stack.slider").length,
          hash: location.hash };
        """)
    #expect(page.problems == [])
    #expect((page.facts["causes"] as? Int ?? 0) >= 2)
    #expect(page.facts["beyond"] as? Int == 0, "the list's controls stay within its column")
    #expect(page.facts["title"] as? String == "Changes – Vitrine")
    #expect((page.facts["pictures"] as? Int ?? 0) >= 1)
    #expect(page.facts["moved"] as? Bool == true)
    #expect(page.facts["returned"] as? Bool == true)
    #expect((page.facts["cell"] as? String)?.hasPrefix("Cell 2 of ") == true)
    let alternatives = page.facts["alternatives"] as? [String] ?? []
    #expect(alternatives.first?.hasPrefix("Expected: ") == true, "a picture says what it is of")
  }

  /// A colour is seen before its number is read, and pixels are shown where they differ.
  @Test func whatDiffersIsBroughtIntoSight() throws {
    let page = try Browser.open(
      try report(["FIXTURE_COLOR": "FF3B30"]), inFrames: true,
      steps: """
        await until(() => all(".comparison img").length);
        const colour = getComputedStyle(document.querySelector(".story h1 .colour"), "::before").backgroundColor;
        const name = vitrine.report.clusters[0].cells[0];
        const cell = vitrine.report.cells.find(one => one.name === name), { box } = cell.difference;
        const shownIn = () => document.querySelector(".detail .canvas");
        const distance = () => {
          const room = document.querySelector(".pan").getBoundingClientRect();
          const frame = shownIn().querySelector(".frame").getBoundingClientRect(), scale = frame.width / cell.pixelWidth;
          return Math.hypot(
            frame.left + (box.x + box.width / 2) * scale - room.left - room.width / 2,
            frame.top + (box.y + box.height / 2) * scale - room.top - room.height / 2);
        };
        const fit = shownIn().querySelector(".frame").getBoundingClientRect().width;
        await press("z", document.body);
        await until(() => location.hash.includes("zoom=change") && all(".detail .cut").length > 1);
        // Both lie beside each other, larger than they were, with what differs in sight.
        const room = shownIn().getBoundingClientRect(), [first, second] = all(".cut").map(cut => cut.getBoundingClientRect());
        const isBeside = first.right <= second.left && second.right <= room.right && second.bottom <= room.bottom;
        const large = all(".cut .frame")[0].getBoundingClientRect(), scale = large.width / cell.pixelWidth;
        const middle = [large.left + (box.x + box.width / 2) * scale, large.top + (box.y + box.height / 2) * scale];
        const isIn = middle[0] > first.left && middle[0] < first.right && middle[1] > first.top && middle[1] < first.bottom;
        const isLarger = large.width > fit;
        await press("z", document.body);
        await until(() => location.hash.includes("zoom=pixels") && all(".detail .frame").length);
        await until(() => all(".pan").some(pan => pan.scrollLeft || pan.scrollTop));
        const shown = distance();
        // The control: from the corner it is further away, in each window.
        // What a picture that comes late draws again has other windows.
        const last = () => all(".pan").at(-1), isAtCorner = () => !last().scrollTop && !last().scrollLeft;
        await until(() => {
          all(".pan")[0].scrollTo(0, 0);
          return isAtCorner();
        });
        const isTogether = all(".pan").length > 1 && isAtCorner();
        return { colour, isBeside, isIn, isLarger, isTogether, isNearer: shown < distance() };
        """)
    #expect(page.problems == [])
    #expect((page.facts["colour"] as? String)?.hasPrefix("rgb(") == true)
    for fact in ["isBeside", "isIn", "isLarger", "isTogether", "isNearer"] {
      #expect(page.facts[fact] as? Bool == true, "\(fact)")
    }
  }

  /// A border that only follows what moves does not go to where a finger is put down.
  @Test func theSliderGoesToWhereItIsTouched() throws {
    let page = try Browser.open(
      try report(["FIXTURE_COLOR": "FF3B30"]), at: "#changes=&mode=slider",
      steps: """
        await until(() => all(".stack.slider").length);
        const stack = document.querySelector(".stack.slider"), box = stack.getBoundingClientRect();
        const before = stack.style.getPropertyValue("--at");
        stack.dispatchEvent(new PointerEvent("pointerdown", { clientX: box.left + box.width / 4, clientY: box.top + 9, bubbles: true }));
        return { before, after: parseFloat(stack.style.getPropertyValue("--at")), range: parseFloat(document.querySelector(".over input").value) };
        """)
    #expect(page.problems == [])
    #expect(page.facts["before"] as? String == "50")
    #expect(abs((page.facts["after"] as? Double ?? 0) - 25) < 0.5)
    #expect(abs((page.facts["range"] as? Double ?? 0) - 25) < 0.5)
  }

  /// A cause may change several places of a picture: three rows, each of which is gone to.
  @Test func eachPlaceOfAChangeIsZoomedTo() throws {
    let page = try Browser.open(
      try report(["FIXTURE_EDIT": "color"], of: "rows"),
      steps: """
        await until(() => all(".comparison img").length);
        const zooms = [], tops = [];
        for (let count = 0; count < 5; count += 1) {
          await press("z", document.body);
          await wait(200);
          zooms.push(new URLSearchParams(location.hash.slice(1)).get("zoom") || "");
          const frame = document.querySelector(".detail .cut .frame");
          if (frame) tops.push(parseFloat(frame.style.marginTop));
        }
        return { zooms: zooms.join(), isDown: tops.length === 3 && tops[0] > tops[1] && tops[1] > tops[2] };
        """)
    #expect(page.problems == [])
    #expect(page.facts["zooms"] as? String == "change,change2,change3,pixels,")
    #expect(page.facts["isDown"] as? Bool == true)
  }

  /// All that is decided at once can be seen at once.
  @Test func theCellsOfACauseAreSeenTogether() throws {
    let page = try Browser.open(
      try report(["FIXTURE_COLOR": "FF3B30"]),
      steps: """
        await until(() => all(".comparison img").length);
        const cells = vitrine.report.clusters[0].cells;
        const before = all(".pair").length;
        await press("t", document.body);
        await until(() => all(".pair").length > 1);
        const pairs = all(".pair");
        const names = pairs.map(pair => new URLSearchParams(pair.getAttribute("href").slice(1)).get("cell"));
        const inOrder = names.every((name, place) => name === cells[place]);
        const halves = pairs[0].querySelectorAll(".half img").length;
        all(".pair")[1].click();
        await until(() => all(".comparison img").length);
        return { before, inOrder, halves, place: text(".place"), pairs: all(".pair").length };
        """)
    #expect(page.problems == [])
    #expect(page.facts["before"] as? Int == 0)
    #expect(page.facts["inOrder"] as? Bool == true)
    #expect(page.facts["halves"] as? Int == 2)
    #expect((page.facts["place"] as? String)?.hasPrefix("Cell 2 of ") == true)
    #expect(page.facts["pairs"] as? Int == 0)
  }

  @Test func theFilterOfCausesIsTypedInto() throws {
    let page = try Browser.open(
      try report(["FIXTURE_COLOR": "FF3B30", "FIXTURE_SHIFT": "9"]),
      steps: """
        await wait(400);
        const field = document.querySelector("#filter"), type = async value => {
          field.value = value;
          field.dispatchEvent(new Event("input"));
          await wait(150);
          return all(".cause").length;
        };
        const whole = all(".cause").length, some = await type("card.swift"), told = text(".story .path");
        return { whole, some, told, none: await type("nowhere"), empty: text(".detail .empty h2"), kept: document.querySelector("#filter") === field };
        """)
    #expect(page.problems == [])
    #expect((page.facts["whole"] as? Int ?? 0) >= 2)
    #expect(page.facts["some"] as? Int == 1)
    #expect((page.facts["told"] as? String)?.contains("Card.swift") == true)
    #expect(page.facts["none"] as? Int == 0)
    #expect(page.facts["empty"] as? String == "No cause matches")
    #expect(page.facts["kept"] as? Bool == true)
  }

  @Test func whatADigestAloneIsKeptOfSaysSo() throws {
    let site = try report(["FIXTURE_COLOR": "FF3B30"])
    let file = site.folder.appendingPathComponent("report.js")
    // As where the picture is not stored.
    try String(contentsOf: file, encoding: .utf8)
      .replacing(/"expected":"[^"]*",?/, with: "").replacing(/"difference":"[^"]*",?/, with: "")
      .replacing(/,}/, with: "}")
      .write(to: file, atomically: true, encoding: .utf8)
    let steps = """
      await until(() => all(".comparison img").length);
      return { told: text(".remark"), pictures: all(".comparison img").length };
      """
    let page = try Browser.open(site, steps: steps)
    #expect(page.problems == [])
    #expect((page.facts["told"] as? String)?.contains("snapshot compare REV") == true)
    #expect(page.facts["pictures"] as? Int == 1)
    // The control: beside the expected picture nothing needs to be said.
    let whole = try Browser.open(try report(["FIXTURE_COLOR": "FF3B30"]), steps: steps)
    #expect(whole.facts["told"] as? String == "")
  }

  @Test func anUnchangedRunSaysSo() throws {
    let site = try report([:])
    let page = try Browser.open(
      site, steps: "await wait(200); return { told: text('.empty') };")
    #expect(page.problems == [])
    #expect((page.facts["told"] as? String)?.contains("Nothing changed") == true)
  }

  @Test func aScreenThatCannotBeDrawnShowsWhy() throws {
    let site = try report(["FIXTURE_SCREENS": "card,throwing"])
    let page = try Browser.open(
      site, at: "#changes=&kind=failed",
      steps: "await wait(300); return { told: text('.failure') };")
    #expect(page.problems == [])
    #expect((page.facts["told"] as? String)?.contains("could not be drawn") == true)
  }
}
