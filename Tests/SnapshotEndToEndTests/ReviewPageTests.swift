import Foundation
import Testing

/// A review by keyboard in a real browser, over the server.
@Suite(.enabled(if: Browser.path != nil, "chromium is not installed"), .serialized)
struct ReviewPageTests {
  /// Causes as a run tells them: one for each screen.
  private func project() throws -> ReviewedProject {
    let project = try ReviewedProject()
    let all = try project.cells("changed")
    try project.tellCauses([
      ("c1", all.filter { $0.hasPrefix("card/") }), ("c2", all.filter { $0.hasPrefix("button/") }),
    ])
    return project
  }

  private func site(_ project: ReviewedProject) -> Site { Site(project.scratch, "out/verify") }

  @Test func causesAreApprovedRejectedAndUndoneByKeysAlone() throws {
    let project = try project()
    let server = try project.review()
    let before = try project.snapshots()
    let page = try Browser.open(
      site(project), at: "#changes", server: server.address,
      steps: """
        const progress = () => text(".progress b");
        await until(() => all(".cause").length === 2);
        const start = progress();
        await press("a", document.body);
        const moved = document.querySelector(".cause[aria-current]").dataset.id;
        await until(() => progress() === "1 of 2 decided");
        const approved = all(".cause[data-decided=approved]").length, once = progress();
        await press("u", document.body);
        await until(() => progress() === "0 of 2 decided");
        const undone = progress();
        await press("n", document.body);
        const open = document.querySelector(".cause[aria-current]").dataset.id;
        await press("r", document.body);
        const field = document.querySelector("dialog textarea");
        field.value = "too low";
        await press("Enter", field);
        await until(() => progress() === "1 of 2 decided");
        return { start, moved, approved, once, undone, open, rejected: all(".cause[data-decided=rejected]").length,
          list: text(".progress a"), problem: text(".problem") };
        """)
    #expect(page.problems == [])
    #expect(page.facts["start"] as? String == "0 of 2 decided")
    #expect(page.facts["moved"] as? String == "c2")
    #expect(page.facts["once"] as? String == "1 of 2 decided")
    #expect(page.facts["approved"] as? Int == 1)
    #expect(page.facts["undone"] as? String == "0 of 2 decided")
    #expect(page.facts["open"] as? String == "c1")
    #expect(page.facts["rejected"] as? Int == 1)
    #expect((page.facts["list"] as? String)?.contains("rejected") == true)
    #expect(page.facts["problem"] as? String == "")
    #expect(try project.snapshots() == before)
    let list = try String(
      contentsOf: project.scratch.file("out/verify/rejected.md"), encoding: .utf8)
    #expect(list.contains("> too low"))
  }

  @Test func aScreenOrACellIsDecidedByKeysAlone() throws {
    let project = try ReviewedProject()
    let cells = try project.cells("changed")
    try project.tellCauses([("c1", cells)])
    let screens = Set(cells.map { $0.prefix { $0 != "/" } })
    try #require(screens.count > 1)
    let lock = project.scratch.file("Snapshots/snapshots.lock")
    let before = Set(try String(contentsOf: lock, encoding: .utf8).split(separator: "\n"))
    let server = try project.review()
    let page = try Browser.open(
      site(project), at: "#changes", server: server.address,
      steps: """
        const scope = () => text("[aria-label='What is decided'] [aria-pressed=true]");
        await until(() => all(".cause").length === 1);
        await press("s", document.body);
        await wait(100);
        const screen = scope();
        await press("s", document.body);
        await wait(100);
        const cell = scope();
        await press("a", document.body);
        await wait(1500);
        return { screen, cell, problem: text(".problem") };
        """)
    #expect(page.problems == [])
    #expect((page.facts["screen"] as? String)?.contains(" of ") == true)
    #expect(page.facts["cell"] as? String == "This cell")
    #expect(page.facts["problem"] as? String == "")
    // The cell is drawn anew before it is written.
    var after = before
    for _ in 0..<300 where after == before {
      usleep(100_000)
      after = Set(try String(contentsOf: lock, encoding: .utf8).split(separator: "\n"))
    }
    #expect(after.subtracting(before).count == 1)
  }

  /// What was pressed has the focus at the next cause too, and at the end it is told what to do.
  @Test func aReviewByButtonsKeepsTheFocusAndTellsItsEnd() throws {
    let project = try project()
    let server = try project.review()
    let page = try Browser.open(
      site(project), at: "#changes", server: server.address,
      steps: """
        const progress = () => text(".progress b"), button = () => document.querySelector("[data-value=approve]");
        await until(() => all(".cause").length === 2 && all(".comparison img").length);
        const early = all(".finished").length;
        button().focus();
        button().click();
        await until(() => progress() === "1 of 2 decided");
        const kept = document.activeElement.dataset.value;
        button().click();
        await until(() => all(".finished").length);
        return { early, kept, end: text(".finished"), progress: progress(), problem: text(".problem") };
        """)
    #expect(page.problems == [])
    #expect(page.facts["early"] as? Int == 0)
    #expect(page.facts["kept"] as? String == "approve")
    #expect((page.facts["end"] as? String)?.contains("approved: commit") == true)
    #expect(page.facts["progress"] as? String == "All decided")
    #expect(page.facts["problem"] as? String == "")
  }

  /// The colours of one place in both pictures, by keys alone.
  @Test func theColoursOfAPlaceAreReadInBothPictures() throws {
    let project = try project()
    let server = try project.review()
    let page = try Browser.open(
      site(project), at: "#changes=c1", server: server.address,
      steps: """
        await until(() => all(".comparison img").length > 1);
        await press("m", document.body);
        await until(() => all(".colours .colour").length > 1);
        const middle = text(".colours"), crosses = all(".cross").length;
        const canvas = document.querySelector(".canvas");
        for (let count = 0; count < 40; count += 1)
          canvas.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", shiftKey: true, bubbles: true, cancelable: true }));
        await until(() => text(".colours").includes("both"));
        const below = text(".colours"), cell = location.hash;
        await press("Escape", canvas);
        return { middle, crosses, below, cell, after: all(".cross").length };
        """)
    #expect(page.problems == [])
    #expect((page.facts["middle"] as? String)?.contains("#007AFF to #FF3B30") == true)
    #expect(page.facts["crosses"] as? Int ?? 0 > 1)
    #expect((page.facts["below"] as? String)?.contains("both #") == true)
    #expect(page.facts["cell"] as? String == "#changes=c1")
    #expect(page.facts["after"] as? Int == 0)
  }

  /// What cannot be approved says so, and an error tells what it is of.
  @Test func whatFailedSaysWhyItCannotBeApproved() throws {
    let project = try ReviewedProject(["FIXTURE_SCREENS": "card,throwing"])
    let server = try project.review()
    let page = try Browser.open(
      site(project), at: "#changes", server: server.address,
      steps: """
        await until(() => all(".cause").length > 1);
        all(".cause").find(one => one.textContent.includes("Failed")).click();
        await until(() => text(".story").includes("Failed"));
        await press("a", document.body);
        return { bar: text(".decide .decision"), said: text("#live"), decided: text(".progress b") };
        """)
    #expect(page.problems == [])
    for fact in ["bar", "said"] {
      #expect((page.facts[fact] as? String)?.contains("nothing to approve") == true, "\(fact)")
    }
    #expect((page.facts["decided"] as? String)?.hasPrefix("0 of ") == true)
  }

  @Test func aServerThatEndsIsToldBeforeSomethingIsDecided() throws {
    let project = try project()
    var server: ReviewProcess? = try project.review()
    let page = try Browser.open(
      site(project), at: "#changes", server: server?.address, meanwhile: { _ in server = nil },
      steps: """
        await until(() => all(".cause").length === 2);
        const before = text(".problem");
        // Once the page listens.
        await wait(500);
        say("listening");
        await until(() => text(".problem"));
        return { before, after: text(".problem") };
        """)
    #expect(page.facts["before"] as? String == "")
    #expect((page.facts["after"] as? String)?.contains("does not answer") == true)
  }

  @Test func fromDiskNothingCanBeDecided() throws {
    let page = try Browser.open(
      site(try project()), at: "#changes",
      steps: """
        await wait(300);
        await press("a", document.body);
        return { bars: all(".decide").length, progress: all(".progress").length, causes: all(".cause").length,
          told: text(".undecided") };
        """)
    #expect(page.problems == [])
    #expect(page.facts["causes"] as? Int ?? 0 >= 2)
    #expect(page.facts["bars"] as? Int == 0)
    #expect(page.facts["progress"] as? Int == 0)
    #expect((page.facts["told"] as? String)?.contains("snapshot review") == true)
  }

  /// A phone shows what changed without being scrolled; the filter comes with the list.
  @Test func aPhoneShowsWhatChangedAtOnce() throws {
    let project = try project()
    let server = try project.review()
    let page = try Browser.open(
      site(project), at: "#changes", width: 390, server: server.address,
      steps: """
        await until(() => all(".comparison img").length);
        const top = document.querySelector(".comparison img").getBoundingClientRect().top;
        const isSeen = selector => Boolean(document.querySelector(selector)?.getClientRects().length);
        const filter = isSeen("#filter"), place = text(".among"), scope = document.querySelector("[aria-label='What is decided']").tagName;
        const rest = document.querySelector(".steps-of-cells").getBoundingClientRect().top;
        // The next cause is seen from its beginning, as is the way to the one after it.
        scrollTo(0, 400);
        const down = scrollY;
        await press("j", document.body);
        const next = [text(".among"), scrollY].join();
        await press("k", document.body);
        await press("f", document.body);
        const field = document.querySelector("#filter"), asked = document.activeElement === field;
        // What is typed finds another cause, and the field stays where it is.
        field.value = vitrine.report.clusters[1].title;
        field.dispatchEvent(new Event("input"));
        await wait(150);
        return { top, filter, place, scope, asked, isDown: down > 0, next, isBelow: rest > top, stays: isSeen("#filter") && document.activeElement === field,
          scrolled: scrollY, problem: text(".problem") };
        """)
    #expect(page.problems == [])
    #expect((1..<400).contains(page.facts["top"] as? Double ?? 0))
    #expect(page.facts["filter"] as? Bool == false)
    #expect(page.facts["place"] as? String == "Cause 1 of 2")
    #expect(page.facts["scope"] as? String == "SELECT")
    #expect(page.facts["next"] as? String == "Cause 2 of 2,0")
    #expect(page.facts["scrolled"] as? Int == 0)
    for fact in ["asked", "isBelow", "isDown", "stays"] {
      #expect(page.facts[fact] as? Bool == true, "\(fact)")
    }
  }
}
