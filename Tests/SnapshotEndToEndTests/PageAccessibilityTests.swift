import Foundation
import Testing

/// The script of axe-core.
private enum Axe {
  /// Nil where it was not fetched.
  static let script: URL? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent(".build/axe/axe.min.js")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }()
}

/// The pages' accessibility by axe, which `scripts/fetch-axe.sh` fetches.
@Suite(
  .enabled(if: Browser.path != nil && Axe.script != nil, "no chromium, or no axe"),
  .serialized)
struct PageAccessibilityTests {
  /// What axe finds that is serious: rule and element.
  private static let steps = """
    await wait(400);
    await new Promise((resolve, reject) => {
      const script = document.createElement("script");
      [script.src, script.onload, script.onerror] = ["axe.min.js", resolve, reject];
      document.head.append(script);
    });
    const run = async () => (await axe.run(document, { resultTypes: ["violations"], preload: false })).violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    """

  /// Returns what is found at places of one page, each with its place; steps are done at the last.
  private func found(
    _ site: Site, _ hashes: String..., scheme: String, width: Int = 1440,
    server: ReviewProcess? = nil, then: String = ""
  ) throws -> [String] {
    let axe = try #require(Axe.script)
    let copy = site.folder.appendingPathComponent("axe.min.js")
    try? FileManager.default.copyItem(at: axe, to: copy)
    let places = String(decoding: try JSONEncoder().encode(hashes), as: UTF8.self)
    let page = try Browser.open(
      site, at: hashes[0], width: width, scheme: scheme, server: server?.address,
      steps: """
        \(Self.steps)
        const places = \(places), found = [], shown = new Set();
        for (const [index, place] of places.entries()) {
          if (index) {
            location.hash = place;
            await wait(300);
          }
          if (index === places.length - 1) { \(then) }
          shown.add(document.body.innerHTML);
          found.push(...(await run()).map(one => `${one} at ${place}`));
        }
        return { found, shown: shown.size };
        """)
    #expect(page.problems == [], "\(hashes)")
    #expect(page.facts["shown"] as? Int == hashes.count, "\(hashes)")
    return try #require(page.facts["found"] as? [String])
  }

  @Test func nothingSeriousIsFound() throws {
    let scratch = try Scratch()
    let run = try Run.fixture(
      "render", "-o", "out", "--device", "iphone-15", "--orientation", "portrait",
      "--descriptions", environment: ["FIXTURE_SCREENS": "card,button,view"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let gallery = Site(scratch, "out")
    let place = "#screen=card&cell=iphone-15-portrait@3x-light"
    for scheme in ["light", "dark"] {
      let wide = try found(
        gallery, "", "#app=Screens", "#screen=card", "#screen=card&view=table", "#pictures=",
        "\(place)&with=card/iphone-15-portrait@3x-dark", "\(place)&layers=safe,boxes,guides,spoken",
        "#screen=view&frame=device&layers=views", scheme: scheme)
      #expect(wide == [], "\(scheme)")
      for key in ["/", "?"] {
        let then = "await press('\(key)', document.body); await wait(200);"
        #expect(try found(gallery, "", scheme: scheme, then: then) == [], "\(key) \(scheme)")
      }
      let narrow = try found(gallery, "#screen=card", scheme: scheme, width: 500)
      #expect(narrow == [], "narrow \(scheme)")
    }
    let project = try ReviewedProject()
    let report = Site(project.scratch, "out/verify")
    for scheme in ["light", "dark"] {
      #expect(try found(report, "#changes", scheme: scheme) == [])
      #expect(try found(report, "#changes", scheme: scheme, width: 500) == [], "narrow \(scheme)")
    }
    let server = try project.review()
    let state = try server.get("review/state").json()
    let demand: [String: Any] = [
      "run": state["run"] ?? "", "cells": [try project.cells("changed")[0]], "note": "too low",
    ]
    #expect(try server.post("reject", demand).status == 200)
    for scheme in ["light", "dark"] {
      #expect(
        try found(report, "#changes", scheme: scheme, server: server) == [], "served \(scheme)")
    }
  }

  @Test func nothingSeriousIsFoundInAPreview() throws {
    let preview = try LivePreview("live", "--device", "iphone-se-3")
    let site = Site(preview.scratch, "pages")
    let ended = """
      const [x, y, width, height] = vitrine.page.reply.elements.find(({ name }) => name === "End").frame;
      vitrine.page.do({ do: "tap", at: [x + width / 2, y + height / 2] });
      await until(() => vitrine.page.crash);
      """
    let places = [
      ("light", 1440, "await press('i', document.body);"), ("dark", 1440, ended),
      ("light", 500, "vitrine.page.do({ do: 'back' }); await wait(400);"),
      ("dark", 500, "await press('/', document.body);"), ("light", 1440, ended),
      ("dark", 1440, "await press(',', document.body);"),
    ]
    for (scheme, width, then) in places {
      let open = "await until(() => vitrine.page.reply && !vitrine.page.isBusy); \(then)"
      #expect(
        try found(site, "", scheme: scheme, width: width, server: preview.server, then: open)
          == [],
        "\(then) \(scheme)")
    }
  }

  /// The control: what axe is for is found.
  @Test func faultsAreFound() throws {
    let project = try ReviewedProject()
    let found = try found(
      Site(project.scratch, "out/verify"), "#changes", scheme: "light",
      then: """
        const image = document.createElement("img");
        image.src = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
        document.querySelector("main").append(image, document.createElement("button"));
        """)
    #expect(found.contains { $0.hasPrefix("image-alt") })
    #expect(found.contains { $0.hasPrefix("button-name") })
  }
}
