import Foundation
import Testing

/// The web app in a real browser, from disk.
@Suite(.enabled(if: Browser.path != nil, "chromium is not installed"), .serialized)
struct WebAppTests {
  @Test func theFrontShowsAppsAndLeadsToAScreen() throws {
    let site = try DrawnGallery.site()
    let page = try Browser.open(
      site,
      steps: """
        await wait(300);
        const front = { bands: all(".band").length, cards: all(".band .card").length, title: document.title,
          loaded: all(".band img").filter(image => image.naturalWidth > 0).length };
        all(".band .card")[0].click();
        await wait(300);
        return { ...front, heading: text("h1"), hash: location.hash, choices: all(".axes .choices button").length };
        """)
    #expect(page.problems == [])
    #expect(page.facts["bands"] as? Int == 1)
    #expect(page.facts["cards"] as? Int == 3)
    #expect(page.facts["loaded"] as? Int == 3)
    #expect(page.facts["title"] as? String == "Apps – Vitrine")
    #expect(page.facts["heading"] as? String == "A card")
    #expect((page.facts["hash"] as? String)?.hasPrefix("#screen=card&cell=iphone-15-") == true)
    #expect((page.facts["choices"] as? Int ?? 0) >= 5)
  }

  @Test func picturesAreFilteredByTheFamilyOfTheirDevices() throws {
    let page = try Browser.open(
      try DrawnGallery.site(), at: "#pictures=",
      steps: """
        await wait(300);
        const family = all(".filters select").find(one => one.options[0].text === "All families");
        const names = [...family.options].map(one => one.text);
        const shown = {};
        for (const value of ["", "ipad", "iphone"]) {
          family.value = value;
          family.dispatchEvent(new Event("change"));
          await wait(100);
          shown[value] = text(".heading p");
        }
        return { names, shown, hash: location.hash };
        """)
    #expect(page.problems == [])
    #expect(page.facts["names"] as? [String] == ["All families", "iPhones", "iPads"])
    let shown = page.facts["shown"] as? [String: String] ?? [:]
    let counts = shown.mapValues { Int($0.prefix(while: \.isNumber)) ?? 0 }
    #expect(counts["ipad"] ?? 0 > 0 && counts["iphone"] ?? 0 > counts["ipad"] ?? 0, "\(shown)")
    #expect((counts["ipad"] ?? 0) + (counts["iphone"] ?? 0) == counts[""], "\(shown)")
    #expect(page.facts["hash"] as? String == "#pictures&family=iphone")
  }

  @Test func aFlowShowsItsStepsInAStrip() throws {
    let scratch = try Scratch()
    let run = try Run.fixture(
      "render", "-o", "out", "--device", "iphone-15",
      environment: ["FIXTURE_SCREENS": "count,card"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let page = try Browser.open(
      Site(scratch, "out"), at: "#screen=count&cell=iphone-15-portrait@3x-light.start",
      steps: """
        await wait(300);
        const source = () => document.querySelector(".stage img").getAttribute("src");
        const names = all(".strip.steps .name").map(name => name.textContent.trim());
        const before = source();
        await press(".", document.body);
        await wait(100);
        const current = document.querySelector(".strip.steps [aria-current] .name");
        return { names, before, after: source(), current: current && current.textContent.trim() };
        """)
    #expect(page.problems == [])
    #expect(page.facts["names"] as? [String] == ["1  start", "2  one", "3  two"])
    #expect(page.facts["before"] as? String == "count/iphone-15-portrait@3x-light.start.png")
    #expect(page.facts["after"] as? String == "count/iphone-15-portrait@3x-light.one.png")
    #expect(page.facts["current"] as? String == "2  one")
  }

  @Test func aChoiceChangesThePictureInPlaceAndBackWorks() throws {
    let site = try DrawnGallery.site()
    let page = try Browser.open(
      site, at: "#screen=card&cell=iphone-15-portrait@3x-light",
      steps: """
        await wait(300);
        const stage = document.querySelector(".stage"), image = stage.querySelector("img");
        const source = () => image.getAttribute("src"), before = source();
        all(".axes button").find(button => button.dataset.value === "dark").click();
        await wait(100);
        const dark = source(), kept = document.querySelector(".stage") === stage;
        await press("]", document.body);
        const next = source();
        await press("z", document.body);
        const zoomed = location.hash;
        await press("t", document.body);
        const rows = all(".matrix tbody tr").length;
        history.back();
        await wait(300);
        return { before, dark, kept, next, zoomed, rows, back: Boolean(document.querySelector(".stage")) };
        """)
    #expect(page.problems == [])
    #expect(page.facts["before"] as? String == "card/iphone-15-portrait@3x-light.png")
    #expect(page.facts["dark"] as? String == "card/iphone-15-portrait@3x-dark.png")
    #expect(page.facts["kept"] as? Bool == true)
    #expect(page.facts["next"] as? String == "card/ipad-9-portrait@2x-dark.png")
    #expect((page.facts["zoomed"] as? String)?.contains("zoom=points") == true)
    #expect(page.facts["rows"] as? Int == 3)
    #expect(page.facts["back"] as? Bool == true)
  }

  @Test func goingBackLeadsToWhereAPageWasLeft() throws {
    let page = try Browser.open(
      try DrawnGallery.site(), at: "#pictures", width: 500, inFrames: true,
      steps: """
        const tile = () => all("main a[href*=screen]").find(one => one.getBoundingClientRect().top > 100);
        await until(tile);
        scrollTo(0, 300);
        await wait(300);
        const left = scrollY, link = tile(), href = link.getAttribute("href");
        link.focus({ preventScroll: true });
        link.click();
        await until(() => all(".stage").length);
        const opened = scrollY;
        history.back();
        await until(() => document.activeElement.getAttribute("href") === href);
        return { left, opened, returned: scrollY, focused: document.activeElement.getAttribute("href") === href };
        """)
    #expect(page.problems == [])
    #expect(page.facts["left"] as? Int == 300)
    #expect(page.facts["opened"] as? Int == 0)
    #expect(page.facts["returned"] as? Int == 300)
    #expect(page.facts["focused"] as? Bool == true)
  }

  @Test func twoCellsAreComparedInEachMode() throws {
    let place = "#screen=card&cell=iphone-15-portrait@3x-light&with=card/iphone-15-portrait@3x-dark"
    let modes = ["side", "slider", "onion", "blink", "difference"]
    let page = try Browser.open(
      try DrawnGallery.site(), at: "\(place)&mode=\(modes[0])",
      steps: """
        const shown = {};
        for (const mode of "\(modes.joined(separator: " "))".split(" ")) {
          location.hash = `\(place)&mode=${mode}`;
          await wait(400);
          shown[mode] = all(".tools [aria-pressed=true]").map(button => button.dataset.value)
            .concat(all(".comparison img").length);
        }
        return { shown };
        """)
    #expect(page.problems == [])
    let shown = try #require(page.facts["shown"] as? [String: [Any]])
    for mode in modes {
      let facts = try #require(shown[mode])
      #expect(facts.last as? Int == 2, "\(mode)")
      #expect(facts.contains { $0 as? String == mode }, "\(mode)")
      // The control: no other mode is chosen.
      #expect(!facts.contains { ($0 as? String).map { $0 != mode && modes.contains($0) } ?? false })
    }
  }

  @Test func viewsAreOutlinedWithTheirSources() throws {
    let site = try DrawnGallery.site()
    let page = try Browser.open(
      site, at: "#screen=view&cell=iphone-15-portrait@3x-light&layers=views",
      steps: """
        await wait(500);
        const box = document.querySelector(".sheet").getBoundingClientRect();
        document.querySelector(".stage").dispatchEvent(new PointerEvent("pointermove", {
          clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true }));
        await wait(100);
        return { outlined: all(".view.hovered").length, told: text(".inspected") };
        """)
    #expect(page.problems == [])
    #expect(page.facts["outlined"] as? Int == 1)
    #expect(
      (page.facts["told"] as? String)?.contains("snapshot_fixture/FixtureScreens.swift") == true)
  }

  @Test func searchIsUsedByKeyboardAlone() throws {
    let site = try DrawnGallery.site()
    let page = try Browser.open(
      site,
      steps: """
        await press("/", document.body);
        const field = document.querySelector("dialog input");
        field.value = "button";
        field.dispatchEvent(new Event("input"));
        const found = all("dialog .found a").length;
        await press("ArrowDown");
        document.activeElement.click();
        await wait(200);
        await press("?", document.body);
        return { found, heading: text("h1"), keys: all("dialog.help dt").length };
        """)
    #expect(page.problems == [])
    // A place, and the pictures with that word.
    #expect((page.facts["found"] as? Int ?? 0) >= 2)
    #expect(page.facts["heading"] as? String == "A button")
    #expect((page.facts["keys"] as? Int ?? 0) > 10)
  }

  @Test func everyControlHasANameAndEveryPictureAText() throws {
    let site = try DrawnGallery.site()
    for hash in ["", "#app=Screens", "#screen=card", "#screen=card&view=table", "#pictures="] {
      let page = try Browser.open(
        site, at: hash, width: 390,
        steps: """
          await wait(300);
          const named = one => one.getAttribute("aria-label") || one.textContent.trim() || one.querySelector("img")?.alt;
          return {
            nameless: all("button, a, select, input, [role=region]").filter(one => !named(one)).map(one => one.outerHTML),
            silent: all("img").filter(image => !image.alt).map(image => image.outerHTML),
            headings: all("h1").length, mains: all("main").length, navs: all("nav").length,
            overflow: document.documentElement.scrollWidth - innerWidth,
          };
          """)
      #expect(page.problems == [], "\(hash)")
      #expect(page.facts["nameless"] as? [String] == [], "\(hash)")
      #expect(page.facts["silent"] as? [String] == [], "\(hash)")
      #expect(page.facts["headings"] as? Int == 1, "\(hash)")
      #expect(page.facts["mains"] as? Int == 1, "\(hash)")
      #expect((page.facts["overflow"] as? Int ?? 1) <= 0, "\(hash)")
    }
  }

  /// A word that is wider than a phone is broken, and a title keeps its room beside its app's name.
  @Test(arguments: ["", "#screen=card&view=table"])
  func aLongNameFitsAPhone(hash: String) throws {
    let name = String(repeating: "Donaudampfschifffahrt", count: 4)
    let site = try DrawnGallery.copy { $0.replacing("\"Screens\"", with: "\"\(name)\"") }
    let page = try Browser.open(
      site, at: hash, width: 390,
      steps: """
        await wait(300);
        return { isThere: text("main").includes("Donaudampfschifffahrt"), overflow: document.documentElement.scrollWidth - innerWidth,
          height: document.querySelector("h1").clientHeight };
        """)
    #expect(page.problems == [])
    #expect(page.facts["isThere"] as? Bool == true)
    #expect((page.facts["overflow"] as? Int ?? 1) <= 0)
    #expect((1..<100).contains(page.facts["height"] as? Int ?? 0))
  }

  /// Who uses the keyboard goes on from the control that was used, although it was made anew.
  @Test func theHeaderKeepsTheFocusAndKeysBeginWithTheFirst() throws {
    let page = try Browser.open(
      try DrawnGallery.site(), width: 390,
      steps: """
        await wait(300);
        const use = selector => { document.querySelector(selector).focus(); document.querySelector(selector).click(); };
        use(".top [title='Light or dark']");
        await wait(200);
        const theme = document.activeElement.getAttribute("aria-label");
        use(".rooms a[href='#pictures']");
        await wait(300);
        const room = document.activeElement.textContent;
        await press("?", document.body);
        const dialog = document.querySelector("dialog.help");
        return { theme, room, heading: document.activeElement.textContent, top: dialog.scrollTop };
        """)
    #expect(page.problems == [])
    #expect(page.facts["theme"] as? String == "Light or dark")
    #expect(page.facts["room"] as? String == "Pictures")
    #expect(page.facts["heading"] as? String == "Keys")
    #expect(page.facts["top"] as? Int == 0)
  }

  @Test func marksAndNotesTravelInTheAddress() throws {
    let page = try Browser.open(
      try DrawnGallery.site(), at: "#screen=card&cell=iphone-15-portrait@3x-light",
      steps: """
        await wait(300);
        await press("n", document.body);
        const field = document.querySelector("dialog textarea");
        field.value = "closer to <the> edge";
        await press("Enter", field);
        const noted = text(".noted"), marked = text("[aria-label=Mark] [aria-pressed=true]");
        await press("j", document.body);
        const kept = new URLSearchParams(location.hash.slice(1)).get("marks");
        await press("g", document.body);
        await wait(100);
        const band = text("[aria-label=Marked] .card");
        history.back();
        await wait(100);
        history.back();
        await wait(100);
        await press("s", document.body);
        return { noted, marked, kept, band, hash: location.hash };
        """)
    #expect(page.problems == [])
    #expect(page.facts["noted"] as? String == "closer to <the> edge")
    #expect(page.facts["marked"] as? String == "★ Marked")
    #expect(
      page.facts["kept"] as? String
        == #"[["card/iphone-15-portrait@3x-light","closer to <the> edge"]]"#)
    #expect((page.facts["band"] as? String)?.contains("closer to <the> edge") == true)
    #expect((page.facts["hash"] as? String)?.contains("marks") == false)
  }

  @Test func textsOfScreensAreTextsAlone() throws {
    let hostile =
      #"<img src=x onerror=\"document.title='taken'\"><\/script><script>document.title='taken'<\/script>"#
    let site = try DrawnGallery.copy { $0.replacingOccurrences(of: "A card", with: hostile) }
    let page = try Browser.open(
      site, at: "#screen=card",
      steps:
        "await wait(300); return { title: document.title, heading: text('h1'), images: all('h1 img').length };"
    )
    #expect(page.problems == [])
    #expect((page.facts["title"] as? String)?.hasPrefix("<img") == true)
    #expect((page.facts["heading"] as? String)?.hasPrefix("<img src=x") == true)
    #expect(page.facts["images"] as? Int == 0)
  }

  /// The control: what a page complains of is noticed.
  @Test func problemsOfAPageAreNoticed() throws {
    let site = try DrawnGallery.site()
    let page = try Browser.open(
      site,
      steps: """
        const script = document.createElement("script");
        script.textContent = "document.title = 'inline'";
        document.head.append(script);
        const image = new Image();
        image.src = "https://example.org/x.png";
        document.body.append(image);
        console.error("complaint");
        await wait(200);
        return { title: document.title };
        """)
    #expect(page.facts["title"] as? String != "inline")
    for part in ["refused script-src", "refused img-src", "complaint"] {
      #expect(page.problems.contains { $0.contains(part) }, "\(part): \(page.problems)")
    }
  }
}
