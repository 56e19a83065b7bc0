import Foundation
import Testing

/// The room of a screen in a real browser: axes, devices, layers, rulers, and the keys for all of
/// it.
@Suite(.enabled(if: Browser.path != nil, "chromium is not installed"), .serialized)
struct ScreenPageTests {
  /// Drawn once; a page of it is only looked at.
  private static let drawn = Result {
    let scratch = try Scratch()
    let run = try Run.fixture(
      "render", "-o", "out", "--device", "iphone-15", "--orientation", "portrait",
      "--descriptions", environment: ["FIXTURE_SCREENS": "card,button,view"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    return (scratch: scratch, site: Site(scratch, "out"))
  }

  private func gallery() throws -> Site { try Self.drawn.get().site }

  /// A copy of the gallery with other data; the change is told the row of a picture of `view`, too.
  private func gallery(
    _ change: (_ content: inout [String: Any], _ row: [Int], _ picture: URL) throws -> Void
  ) throws -> Site {
    let site = try copy()
    let file = site.folder.appendingPathComponent("cells.js")
    let script = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(script.range(of: "vitrine.gallery = ")).upperBound
    let json = script[start...].trimmingCharacters(in: ["\n", ";"])
    var content = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let cells = try #require(content["cells"] as? [[Int]])
    let screens = try #require(content["screens"] as? [[String: Any]])
    let screen = try #require(screens.firstIndex { $0["name"] as? String == "view" })
    let row = try #require(cells.first { $0[0] == screen && $0[3] == 3 && $0[4] == 0 })
    try change(
      &content, row, site.folder.appendingPathComponent("view/iphone-15-portrait@3x-light"))
    let data = try JSONSerialization.data(withJSONObject: content)
    try (Data(script[..<start].utf8) + data + Data(";\n".utf8)).write(to: file)
    return site
  }

  @Test func eachSettingIsAnAxisAndAnyTwoAreATable() throws {
    let settings = [
      ("ax5", "size"), ("xs", "size"), ("rtl", "direction"), ("contrast", "contrast"),
      ("bold", "settings"),
    ]
    let site = try gallery { content, row, picture in
      var variants = try #require(content["variants"] as? [[String: Any]])
      var cells = try #require(content["cells"] as? [[Int]])
      for (name, axis) in settings {
        var row = row
        row[5] = variants.count
        cells.append(row)
        let parts = [["axis": axis, "value": name, "title": name.uppercased()]]
        variants.append(["name": name, "title": name, "parts": parts])
        try FileManager.default.copyItem(
          atPath: picture.path + ".png", toPath: picture.path + "-\(name).png")
      }
      (content["variants"], content["cells"]) = (variants, cells)
    }
    let page = try Browser.open(
      site, at: "#screen=view&cell=iphone-15-portrait@3x-light",
      steps: """
        await wait(300);
        const titles = all(".axis h3").map(one => one.textContent);
        all(".axes button").find(button => button.dataset.value === "ax5").click();
        await wait(100);
        const cell = new URLSearchParams(location.hash.slice(1)).get("cell");
        vitrine.route.set({ view: "table", rows: "size", columns: "direction" });
        await wait(200);
        const heads = all(".matrix thead th").map(one => one.textContent);
        const rows = all(".matrix tbody tr").map(row => [row.querySelector("th").textContent, row.querySelectorAll("a").length].join(" "));
        return { titles, cell, heads, rows };
        """)
    #expect(page.problems == [])
    let titles = try #require(page.facts["titles"] as? [String])
    #expect(
      titles.filter { $0 != "Device" && $0 != "Scale" } == [
        "Colour scheme", "Type size", "Direction", "Contrast", "Other settings", "Shown in",
        "Ground",
      ])
    #expect(page.facts["cell"] as? String == "iphone-15-portrait@3x-light-ax5")
    #expect(page.facts["heads"] as? [String] == ["Of the language", "RTL"])
    let rows = try #require(page.facts["rows"] as? [String])
    // Mirrored and usual stand beside each other; sizes, by their size, are drawn in the usual
    // direction alone.
    #expect(rows == ["XS 1", "Usual 2", "AX5 1"])
  }

  @Test func statesAreAnAxisOfTheirScreen() throws {
    let (site, files) = (try copy(), FileManager.default)
    try files.moveItem(
      at: site.folder.appendingPathComponent("button"),
      to: site.folder.appendingPathComponent("card-pressed"))
    let cells = site.folder.appendingPathComponent("cells.js")
    try String(contentsOf: cells, encoding: .utf8)
      .replacingOccurrences(of: "\"name\":\"button\"", with: "\"name\":\"card-pressed\"")
      .replacingOccurrences(of: "\"A button\"", with: "\"A card: pressed\"")
      .write(to: cells, atomically: true, encoding: .utf8)
    let page = try Browser.open(
      site, at: "#screen=card&cell=iphone-15-portrait@3x-dark",
      steps: """
        await wait(300);
        const states = all("[aria-label=State] button").map(one => one.textContent);
        await press(">", document.body);
        const next = location.hash;
        await press("<", document.body);
        const back = location.hash;
        vitrine.route.set({ view: "table", rows: "state", columns: "scheme" });
        await wait(200);
        return { states, next, back, links: all(".matrix a").length,
          pressed: all(".matrix a").filter(one => one.hash.includes("screen=card-pressed")).length };
        """)
    #expect(page.problems == [])
    #expect(page.facts["states"] as? [String] == ["Usual", "Pressed"])
    let next = "#screen=card-pressed&cell=iphone-15-portrait@3x-dark"
    #expect(page.facts["next"] as? String == next)
    #expect(page.facts["back"] as? String == "#screen=card&cell=iphone-15-portrait@3x-dark")
    #expect(page.facts["links"] as? Int == 4)
    #expect(page.facts["pressed"] as? Int == 2)
  }

  /// A copy of the gallery, to be changed.
  private func copy() throws -> Site {
    let site = Site(try Scratch(), "copy")
    try FileManager.default.copyItem(at: try gallery().folder, to: site.folder)
    return site
  }

  @Test func aDeviceIsDrawnAroundAPictureAndFits() throws {
    let steps = """
      await wait(400);
      const stage = document.querySelector(".stage").getBoundingClientRect(), body = document.querySelector(".sheet > .body");
      const box = body?.getBoundingClientRect(), picture = document.querySelector(".sheet img").getBoundingClientRect();
      return { bodies: all(".sheet > svg").length, islands: all(".sheet .island").length, pressed: text("[aria-label=Frame] [aria-pressed=true]"),
        fits: Boolean(box) && box.top >= stage.top && box.bottom <= stage.bottom,
        side: box ? Math.round((picture.left - box.left) / picture.width * 393) : 0,
        radius: getComputedStyle(document.querySelector(".sheet img")).borderRadius };
      """
    let place = "#screen=card&cell=iphone-15-portrait@3x-light"
    let page = try Browser.open(try gallery(), at: "\(place)&frame=device", steps: steps)
    #expect(page.problems == [])
    #expect(page.facts["bodies"] as? Int == 2)
    #expect(page.facts["islands"] as? Int == 1)
    #expect(page.facts["fits"] as? Bool == true)
    #expect(page.facts["side"] as? Int == 21)
    #expect(page.facts["pressed"] as? String == "Device")
    #expect(page.facts["radius"] as? String != "0px")
    // The controls: without being asked, and around pictures that have bodies already.
    let plain = try Browser.open(try gallery(), at: place, steps: steps)
    #expect(plain.facts["bodies"] as? Int == 0)
    let site = try copy()
    let cells = site.folder.appendingPathComponent("cells.js")
    try String(contentsOf: cells, encoding: .utf8)
      .replacingOccurrences(of: "\"isFramed\":false", with: "\"isFramed\":true")
      .write(to: cells, atomically: true, encoding: .utf8)
    let framed = try Browser.open(site, at: "\(place)&frame=device", steps: steps)
    #expect(framed.facts["bodies"] as? Int == 0)
    #expect(framed.facts["pressed"] as? String == "")
  }

  @Test func layersShowBoxesTheSafeAreaAndWhatIsSpoken() throws {
    let page = try Browser.open(
      try gallery(), at: "#screen=view&cell=iphone-15-portrait@3x-light&layers=boxes,safe,spoken",
      steps: """
        await wait(600);
        const insets = all(".kept").map(one => one.textContent);
        const spoken = all(".inspected ol li").map(one => one.textContent);
        const facts = { insets, boxes: all(".boxed").length, marks: all(".spoken").length, spoken };
        await press("y", document.body);
        await wait(200);
        return { ...facts, without: all(".kept").length, kept: all(".boxed").length };
        """)
    #expect(page.problems == [])
    #expect(page.facts["insets"] as? [String] == ["59", "34"])
    let boxes = try #require(page.facts["boxes"] as? Int)
    #expect(boxes >= 3)
    #expect(page.facts["spoken"] as? [String] == ["Саранск.", "Столица Мордовии."])
    #expect(page.facts["marks"] as? Int == 2)
    #expect(page.facts["without"] as? Int == 0)
    #expect(page.facts["kept"] as? Int == boxes)
  }

  @Test(arguments: [
    ("iphone-15-portrait@3x-light", ["16", "16"], []),
    ("ipad-9-portrait@2x-light", ["20", "20"], ["672 pt"]),
  ])
  func layoutGuidesAreMarginsAndTheReadableColumn(
    _ cell: String, _ margins: [String], _ columns: [String]
  ) throws {
    let page = try Browser.open(
      try DrawnGallery.site(), at: "#screen=view&cell=\(cell)",
      steps: """
        await wait(300);
        const none = all(".margin").length;
        await press("w", document.body);
        await wait(100);
        const left = one => Math.round(parseFloat(one.style.left) * 10) / 10;
        return { none, margins: all(".margin").map(one => one.textContent), columns: all(".column").map(one => one.textContent),
          lefts: all(".margin").map(left), told: text(".inspected"), hash: location.hash };
        """)
    #expect(page.problems == [])
    #expect(page.facts["none"] as? Int == 0)
    #expect(page.facts["margins"] as? [String] == margins)
    #expect(page.facts["columns"] as? [String] == columns)
    let lefts = try #require(page.facts["lefts"] as? [Double])
    #expect(lefts[0] == 0 && lefts[1] > 90)
    #expect((page.facts["told"] as? String)?.contains("margins\(margins[0]) pt") == true)
    #expect((page.facts["hash"] as? String)?.contains("layers=guides") == true)
  }

  @Test func aFlowIsPlayedWhereItStands() throws {
    let site = try gallery { content, row, picture in
      var row = row
      row[6] = 1
      let others = try #require(content["cells"] as? [[Int]]).filter { $0[0] != row[0] }
      content["steps"] = ["", "opened"]
      content["cells"] = others + [row]
      content["films"] = ["view/iphone-15-portrait@3x-light"]
      for ending in [".opened.png", ".webp"] {
        try FileManager.default.copyItem(
          atPath: picture.path + ".png", toPath: picture.path + ending)
      }
    }
    let page = try Browser.open(
      site, at: "#screen=view",
      steps: """
        await wait(300);
        const source = () => document.querySelector(".sheet img").getAttribute("src");
        const still = source();
        document.querySelector(".play").click();
        await wait(200);
        const played = source(), focused = document.activeElement.dataset.value;
        vitrine.route.open({ app: "Screens" });
        await wait(200);
        const card = document.querySelector(".card.film"), shown = () => card.querySelector("img").getAttribute("src");
        const before = shown();
        card.click();
        return { still, played, focused, before, after: shown(), pressed: card.getAttribute("aria-pressed") };
        """)
    #expect(page.problems == [])
    let name = "view/iphone-15-portrait@3x-light"
    #expect(page.facts["still"] as? String == "\(name).opened.png")
    #expect(page.facts["played"] as? String == "\(name).webp")
    #expect(page.facts["before"] as? String == "\(name).opened.png")
    #expect(page.facts["after"] as? String == "\(name).webp")
    #expect(page.facts["pressed"] as? String == "true")
  }

  @Test func aPictureIsHeldAgainstWhatWasApproved() throws {
    let site = try copy()
    let name = "view/iphone-15-portrait@3x-light"
    try """
    window.vitrine = window.vitrine || {};
    vitrine.report = {"command":"verify","seconds":1,"clusters":[],"cells":[{"name":"\(name)","status":"changed",\
    "pixelWidth":1179,"pixelHeight":2556,"files":{"expected":"card/iphone-15-portrait@3x-light.png"}}]};
    """.write(
      to: site.folder.appendingPathComponent("report.js"), atomically: true, encoding: .utf8)
    let steps = """
      await wait(400);
      return { pictures: all(".comparison img").map(one => one.getAttribute("src")),
        labels: all(".comparison figcaption").map(one => one.textContent), offered: all("[aria-label='Compared with'] button").length };
      """
    let place = "#screen=view&cell=iphone-15-portrait@3x"
    let page = try Browser.open(site, at: "\(place)-light&with=approved", steps: steps)
    #expect(page.problems == [])
    let pictures = ["card/iphone-15-portrait@3x-light.png", "\(name).png"]
    #expect(page.facts["pictures"] as? [String] == pictures)
    #expect((page.facts["labels"] as? [String])?.first == "What was approved")
    #expect(page.facts["offered"] as? Int == 2)
    // The control: of a cell that the report does not name nothing else is known.
    let other = try Browser.open(
      site, at: "\(place)-dark&with=view/iphone-15-portrait@3x-light", steps: steps)
    #expect(other.facts["offered"] as? Int == 0)
  }

  @Test func viewsArePinnedAndMeasuredByKeysAlone() throws {
    let page = try Browser.open(
      try gallery(), at: "#screen=view&cell=iphone-15-portrait@3x-light",
      steps: """
        await wait(300);
        await press("i", document.body);
        await wait(500);
        const stage = document.querySelector(".stage"), key = name => press(name, stage);
        const focused = document.activeElement === stage, walked = new Set();
        for (let turn = 0; turn < 40 && !walked.has("Text"); turn += 1) {
          await key("ArrowDown");
          walked.add(text(".inspected h3").replace(/\\[.*/, ""));
        }
        await key("Enter");
        const pinned = all(".view.pinned").length;
        await key("ArrowLeft");
        const distances = all(".distance").length, around = all(".view.hovered").length;
        await press("i", document.body);
        await press("m", document.body);
        const crossed = !document.querySelector(".cross").hidden, told = text(".readout");
        await key("Enter");
        for (let turn = 0; turn < 5; turn += 1) await key("ArrowRight");
        await key("ArrowDown");
        const ruled = text(".ruler span");
        await key("Escape");
        return { focused, walked: [...walked], pinned, distances, around, crossed, told, ruled,
          ended: document.querySelector(".cross").hidden && document.querySelector(".ruler").hidden };
        """)
    #expect(page.problems == [])
    #expect(page.facts["focused"] as? Bool == true)
    #expect((page.facts["walked"] as? [String])?.contains("Text") == true)
    #expect(page.facts["pinned"] as? Int == 1)
    #expect(page.facts["around"] as? Int == 1)
    #expect((page.facts["distances"] as? Int ?? 0) >= 1)
    #expect(page.facts["crossed"] as? Bool == true)
    #expect((page.facts["told"] as? String)?.contains(" pt") == true)
    #expect(page.facts["ruled"] as? String == "5 × 1 pt")
    #expect(page.facts["ended"] as? Bool == true)
  }

  @Test func aDragWithShiftMeasuresAndTwoViewsTellTheirDistance() throws {
    let page = try Browser.open(
      try gallery(), at: "#screen=view&cell=iphone-15-portrait@3x-light&zoom=points",
      steps: """
        await wait(500);
        const stage = document.querySelector(".stage"), box = document.querySelector(".sheet").getBoundingClientRect();
        stage.setPointerCapture = () => {};
        const point = (name, x, y, others = {}) => stage.dispatchEvent(new PointerEvent(name,
          { clientX: box.left + x, clientY: box.top + y, bubbles: true, pointerType: "mouse", pointerId: 1, ...others }));
        point("pointerdown", 20, 20, { shiftKey: true });
        point("pointermove", 60, 45, { shiftKey: true });
        const ruled = text(".ruler span");
        point("pointerup", 60, 45);
        await press("i", document.body);
        await wait(500);
        const texts = vitrine.description.views.filter(view => view.name === "Text").map(({ frame }) =>
          [frame.x + frame.width / 2, frame.y + frame.height / 2]);
        const again = document.querySelector(".sheet").getBoundingClientRect();
        const click = (name, [x, y]) => stage.dispatchEvent(new PointerEvent(name,
          { clientX: again.left + x, clientY: again.top + y, bubbles: true, pointerType: "mouse", pointerId: 1 }));
        click("pointerdown", texts[0]); click("pointerup", texts[0]);
        click("pointermove", texts[1]);
        return { ruled, pinned: all(".view.pinned").length, distances: all(".distance b").map(one => one.textContent) };
        """)
    #expect(page.problems == [])
    #expect(page.facts["ruled"] as? String == "40 × 25 pt")
    #expect(page.facts["pinned"] as? Int == 1)
    // The spacing of the stack that holds both.
    #expect(page.facts["distances"] as? [String] == ["12"])
  }

  @Test func theColourBelowThePointerIsToldOverAServer() throws {
    let drawn = try Self.drawn.get()
    let server = try ReviewProcess(in: drawn.scratch.url, ["--report", "out"])
    let steps = """
      const picture = () => document.querySelector(".sheet img");
      for (let turn = 0; turn < 100 && !(picture()?.naturalWidth && picture().complete); turn += 1) await wait(50);
      const box = document.querySelector(".sheet").getBoundingClientRect();
      document.querySelector(".stage").dispatchEvent(new PointerEvent("pointermove", {
        clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true }));
      return { told: text(".readout") };
      """
    let place = "#screen=button&cell=iphone-15-portrait@3x-light"
    let page = try Browser.open(drawn.site, at: place, server: server.address, steps: steps)
    #expect((page.facts["told"] as? String)?.hasSuffix("#34C759") == true, "\(page.facts)")
    // The control: from disk no pixel is read.
    let disk = try Browser.open(drawn.site, at: place, steps: steps)
    #expect((disk.facts["told"] as? String)?.hasSuffix(" pt") == true, "\(disk.facts)")
  }

  @Test func theGroundIsChosenAndPixelsStandOnPixels() throws {
    let page = try Browser.open(
      try gallery(), at: "#screen=view&cell=iphone-15-portrait@3x-light",
      steps: """
        await wait(400);
        const picture = () => document.querySelector(".sheet img"), grounds = [];
        for (const ground of ["", "white", "black"]) {
          vitrine.route.set({ ground });
          await wait(100);
          grounds.push(getComputedStyle(document.querySelector(".stage")).backgroundColor);
        }
        const fit = picture().getBoundingClientRect().width;
        vitrine.route.set({ zoom: "1" });
        await wait(200);
        return { grounds, fit, wide: picture().getBoundingClientRect().width * devicePixelRatio,
          natural: picture().naturalWidth, rendering: getComputedStyle(picture()).imageRendering };
        """)
    #expect(page.problems == [])
    let grounds = try #require(page.facts["grounds"] as? [String])
    #expect(grounds.suffix(2) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"])
    #expect(grounds.first != grounds.last)
    #expect(page.facts["wide"] as? Double == page.facts["natural"] as? Double)
    #expect(page.facts["natural"] as? Double == 1179)
    #expect((page.facts["fit"] as? Double ?? 0) < 1179)
    #expect(page.facts["rendering"] as? String == "pixelated")
  }

  @Test func textsAndViewsAreFound() throws {
    let steps = """
      await press("/", document.body);
      await wait(500);
      const field = document.querySelector("dialog input");
      const find = words => {
        field.value = words;
        field.dispatchEvent(new Event("input"));
        return all("dialog .found a .name").map(one => one.textContent);
      };
      const view = find("text"), found = find("мордов");
      all("dialog .found a")[0].click();
      await wait(600);
      return { found, view, heading: text("h1"), outlined: all(".view.found").length };
      """
    let page = try Browser.open(try gallery(), steps: steps)
    #expect(page.problems == [])
    let found = ["“Столица Мордовии”", "All pictures with “мордов”"]
    #expect(page.facts["found"] as? [String] == found)
    #expect((page.facts["view"] as? [String])?.contains("Text") == true)
    #expect(page.facts["heading"] as? String == "A view of the DSL")
    #expect(page.facts["outlined"] as? Int == 1)
  }

  @Test func filtersAreTypedInto() throws {
    let page = try Browser.open(
      try gallery(),
      steps: """
        all(".rooms a").find(one => one.textContent === "Pictures").click();
        await wait(300);
        const field = document.querySelector("#filter"), type = async value => {
          field.value = value;
          field.dispatchEvent(new Event("input"));
          await wait(150);
          return text(".heading .meta");
        };
        const whole = text(".heading .meta"), some = await type("button dark"), none = await type("nowhere");
        return { whole, some, none, kept: document.querySelector("#filter") === field, empty: all(".virtual.none").length };
        """)
    #expect(page.problems == [])
    let whole = try #require((page.facts["whole"] as? String)?.split(separator: " ").first)
    #expect((page.facts["some"] as? String)?.hasSuffix(" of \(whole) pictures") == true)
    #expect((page.facts["none"] as? String)?.hasPrefix("0 of ") == true)
    #expect(page.facts["kept"] as? Bool == true)
    #expect(page.facts["empty"] as? Int == 1)
  }

  /// The pages of a PDF that the browser prints of a place.
  private func pages(of site: Site, at hash: String) throws -> Int {
    let scratch = try Scratch()
    let file = scratch.file("page.pdf")
    _ = try Run(
      path: try #require(Browser.path),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(scratch.url.path)/profile",
        "--print-to-pdf=\(file.path)", "file://\(site.folder.path)/index.html\(hash)",
      ])
    let text = String(decoding: try Data(contentsOf: file), as: Unicode.ASCII.self)
    return text.matches(of: /\/Type ?\/Page[^s]/).count
  }

  @Test func allPicturesArePrinted() throws {
    let site = try gallery()
    let whole = try pages(of: site, at: "#pictures=")
    let few = try pages(of: site, at: "#pictures=&q=button%20dark")
    #expect(few >= 1)
    // More than a window holds of them.
    #expect(whole > few, "\(whole) of \(few)")
  }
}
