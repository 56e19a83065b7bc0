import Foundation
import Testing

@testable import SnapshotKit

private func cluster(_ number: Int = 1, title: String = "font 17 to 16 pt") -> CauseCluster {
  CauseCluster(
    id: "c\(number)", kind: .edit, title: title, source: "App/Card.swift:41", view: "Card > Text",
    edits: [
      .init(source: "App/Card.swift:41", view: "Card > Text", text: title),
      .init(source: "App/Row.swift:2", view: "Row", text: "removed"),
    ],
    consequences: ["9 views moved 4 pt up"], cells: ["card/iphone-15-portrait@2x-light"], of: 64,
    indicated: [], boxes: [:])
}

/// A folder with a source file as packages have them.
private func sources() throws -> SourceFiles {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-sources-\(UUID().uuidString)")
  let inner = folder.appendingPathComponent("Sources/App/Views")
  try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data().write(to: inner.appendingPathComponent("Card.swift"))
  return SourceFiles(of: ["App/Card.swift:41", "App/Row.swift:2"], below: folder.path)
}

@Suite struct CauseReportTests {
  @Test func placesAreFoundInTheirModulesFolders() throws {
    let sources = try sources()
    #expect(
      try #require(sources.place("App/Card.swift:41")) == ("Sources/App/Views/Card.swift", 41))
    #expect(try #require(sources.place("App/Row.swift:2")) == ("App/Row.swift", 2))
    #expect(sources.place("") == nil)
  }

  @Test func whatARunWroteIsNotLookedThrough() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-sources-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // The shorter path would be preferred.
    for inner in ["Sources/Feature/App/Views", "out/App"] {
      let inner = folder.appendingPathComponent(inner)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data().write(to: inner.appendingPathComponent("Card.swift"))
    }
    func path() -> String? {
      SourceFiles(of: ["App/Card.swift:41"], below: folder.path).place("App/Card.swift:41")?.path
    }
    #expect(path() == "out/App/Card.swift")
    try OutputFolder.mark(folder.appendingPathComponent("out").path)
    #expect(path() == "Sources/Feature/App/Views/Card.swift")
  }

  @Test func gitHubIsToldAtTheLine() throws {
    let lines = GitHubAnnotations(
      clusters: [cluster(title: "text \"50%\nx\" to \"\"")], sources: try sources()
    ).lines
    #expect(
      lines == [
        "::error file=Sources/App/Views/Card.swift,line=41,title=Snapshots%3A edit::"
          + "text \"50%25%0Ax\" to \"\" (Card > Text); 1 of 64 cells of card, most of all "
          + "card/iphone-15-portrait@2x-light; also App/Row.swift:2"
      ])
    #expect(GitHubAnnotations.areWanted(["GITHUB_ACTIONS": "true"]))
    #expect(!GitHubAnnotations.areWanted([:]))
  }

  @Test func sarifHasAResultACause() throws {
    var new = cluster(2)
    new = CauseCluster(
      id: "c2", kind: .new, title: "nothing is approved yet", source: "", view: "card", edits: [],
      consequences: [], cells: new.cells, of: 1, indicated: [], boxes: [:])
    let json = try SARIFReport(clusters: [cluster(), new], sources: try sources()).json()
    let log = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["edit", "new"])
    // Each has a place, without which forges refuse it.
    #expect(results.allSatisfy { ($0["locations"] as? [Any])?.count == 1 })
  }

  @Test func markdownNamesCausesAndPictures() throws {
    let text = MarkdownReport(
      report: report([cluster(title: "text \"<b>\" to \"|\"")]), sources: try sources()
    ).text
    #expect(text.hasPrefix("## Snapshots: 1 cause, 1 of 1 snapshot\n"))
    #expect(text.contains("\n1 changed. To see and decide: `snapshot verify`, then `snapshot "))
    #expect(text.contains("### text \"\\<b\\>\" to \"\\|\""))
    #expect(
      text.contains("`Sources/App/Views/Card.swift:41` Card \\> Text; 1 of 64 cells of card."))
    // The line of another edit is the repository's as well.
    #expect(text.contains("- `App/Row.swift:2` removed (Row)\n"))
    #expect(text.contains("| ![expected](card/e.png) | ![actual](card/a.png) |"))
    let long = MarkdownReport(
      report: report((0..<2000).map { cluster($0) }), sources: try sources()
    ).text
    #expect(long.utf8.count < 65_536)
    #expect(long.contains(" more causes.\n"))
  }

  @Test func markdownShowsPicturesWhereTheyCanBeRead() throws {
    func text(_ arguments: String..., clusters: [CauseCluster] = [cluster()]) throws -> String {
      MarkdownReport(
        report: report(clusters), sources: try sources(),
        place: try MarkdownOptions.parse(arguments).place
      ).text
    }
    let raw = try text("--pictures-url", "https://example.org/jobs/7/raw/")
    #expect(raw.contains("![actual](https://example.org/jobs/7/raw/card/a.png)"))
    // Packed artefacts show no picture: the page is named instead.
    let packed = try text("--report-url", "https://example.org/runs/7")
    #expect(packed.contains("[The whole report](https://example.org/runs/7)\n"))
    #expect(!packed.contains("![") && packed.contains("`card/iphone-15-portrait@2x-light`"))
    let both = try text(
      "--report-url", "https://example.org/7", "--pictures-url", "https://example.org/7/raw")
    #expect(both.contains("![expected](https://example.org/7/raw/card/e.png)"))
    let short = try text("--markdown-limit", "1500", clusters: (0..<90).map { cluster($0) })
    #expect(short.utf8.count <= 1500 && short.contains(" more causes.\n"))
    // One long text is cut, rather than all left out.
    let long = try text(
      "--markdown-limit", "1500", clusters: [cluster(title: String(repeating: "x", count: 9000))])
    #expect(long.utf8.count <= 1500 && long.contains("xxx…"))
  }

  @Test(arguments: [
    ["--pictures-url", "no address"], ["--report-url", "/runs/7"], ["--markdown-limit", "10"],
    ["--pictures-url", "https://example.org/a)b"],
  ])
  func addressesOfReportsAreChecked(arguments: [String]) {
    #expect(throws: (any Error).self) { try MarkdownOptions.parse(arguments) }
  }

  @Test func junitCarriesTheCause() {
    #expect(
      JUnitReport(report: report([cluster()])).xml.contains(
        "message=\"App/Card.swift:41 font 17 to 16 pt (Card &gt; Text); "))
  }

  @Test func theScriptHoldsTheReport() throws {
    let script = String(
      decoding: try WebApp.script(report([cluster()]), as: "report"), as: UTF8.self)
    #expect(script.hasPrefix("window.vitrine = window.vitrine || {};\nvitrine.report = {"))
    let json = try #require(script.split(separator: "vitrine.report = ").last).dropLast(2)
    let read = try JSONDecoder().decode(RunReport.self, from: Data(json.utf8))
    #expect(read.clusters == [cluster()])
  }

  @Test func onlyWhatNoDescriptionOfItsLayoutTellsIsIndicated() throws {
    let cause = CellCause(
      kind: .edit, edits: [.init(source: "App/Card.swift:41", view: "Card", text: "padding 4 to 8")]
    )
    let report = toldReport([
      "card/iphone-15-portrait@2x-light": cause, "card/iphone-15-portrait@3x-light": cause,
    ])
    let cluster = try #require(report.clusters?.first)
    #expect(report.clusters?.count == 1 && cluster.cells.count == 4)
    #expect(
      Set(cluster.indicated) == [
        "card/iphone-15-portrait@2x-dark", "card/ipad-9-portrait@2x-light",
      ])
    #expect(cluster.spared == ["orientation": ["landscape"]])
    let told = "4 of 5 cells of card, none in landscape (2 told by the cell most alike)"
    #expect(cluster.extent == told)
    let sources = SourceFiles(of: [cluster.source])
    let sarif = try SARIFReport(clusters: [cluster], sources: sources).json()
    #expect(String(decoding: sarif, as: UTF8.self).contains(told))
    #expect(MarkdownReport(report: report, sources: sources).text.contains(told))
    let cases = JUnitReport(report: report).xml.split(separator: "\n")
      .filter { $0.contains("told by the cell most alike") }
    #expect(cases.count == 2 && cases.allSatisfy { $0.contains("dark") || $0.contains("ipad-9") })
  }
}

private func report(_ clusters: [CauseCluster]) -> RunReport {
  var report = RunReport(
    command: "verify", filter: [], fingerprint: "",
    cells: [
      .init(
        name: "card/iphone-15-portrait@2x-light", pixelWidth: 1, pixelHeight: 1, status: .changed)
    ], seconds: 1)
  report.cells[0].files = .init(expected: "card/e.png", actual: "card/a.png")
  report.cells[0].cause = "c1"
  report.clusters = clusters
  return report
}

/// A report of a layout at two scales and in the dark, and of another device.
private func toldReport(_ causes: [String: CellCause]) -> RunReport {
  let names = [
    "card/iphone-15-portrait@2x-light", "card/iphone-15-portrait@3x-light",
    "card/iphone-15-portrait@2x-dark", "card/ipad-9-portrait@2x-light",
  ]
  var report = RunReport(
    command: "verify", filter: [], fingerprint: "",
    cells: (names + ["card/iphone-15-landscape@2x-light"]).map {
      .init(
        name: $0, pixelWidth: 1, pixelHeight: 1,
        status: $0.contains("landscape") ? .unchanged : .changed)
    }, seconds: 1)
  report.tellCauses(KnownCauses(causes))
  return report
}
