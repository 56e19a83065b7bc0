import Foundation
import Testing

/// A folder with a few approved cells, and commands upon it.
private struct Project {
  let scratch: Scratch
  let filters = [
    "--device", "iphone-14-pro", "--device", "iphone-15", "--device", "iphone-x", "--scale", "2",
  ]

  init() throws {
    scratch = try Scratch()
    let run = try self("record")
    try #require(run.status == 0, "\(run.errors)")
  }

  func callAsFunction(_ command: String..., environment: [String: String] = [:]) throws -> Run {
    try Run(
      "snapshot-fixture", command + filters, environment: environment, in: scratch.url)
  }

  func file(_ name: String) -> URL { scratch.file("Snapshots/\(name)") }

  var lock: URL { file("snapshots.lock") }

  func change(_ url: URL, _ change: (String) -> String) throws {
    try change(String(contentsOf: url, encoding: .utf8))
      .write(to: url, atomically: true, encoding: .utf8)
  }

  func report() throws -> [String: Any] {
    let data = try Data(contentsOf: scratch.file("out/verify/report.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}

private let picture = "card/iphone-15-portrait@2x-light.png"

@Suite struct BaselineTests {
  @Test func whatIsRecordedVerifies() throws {
    let project = try Project()
    let run = try project("verify")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("24 snapshots as approved of 2 screens on 3 devices"))
    let paranoid = try project("verify", "--paranoid")
    #expect(paranoid.status == 0)
    #expect(paranoid.output.contains("all drawn, in 16 pictures"), "\(paranoid.output)")
    let controls = try #require(try project.report()["controls"] as? [[String: Any]])
    #expect(
      controls.map { $0["name"] as? String } == ["nothing", "a colour", "a frame", "a pixel"])
    #expect(controls.allSatisfy { $0["isNoticed"] as? Bool == true })
  }

  @Test func aRecordThatChangesNothingRewritesNothing() throws {
    let project = try Project()
    func times() throws -> [String: Date] {
      var result: [String: Date] = [:]
      for name in try contents(of: project.scratch.file("Snapshots")).keys {
        let attributes = try FileManager.default.attributesOfItem(atPath: project.file(name).path)
        result[name] = attributes[.modificationDate] as? Date
      }
      return result
    }
    let before = try times()
    // Two screens: a picture in each scheme, and a description; the lock, and costs.
    #expect(before.count == 8)
    let run = try project("record")
    #expect(run.output.contains("0 approved, 24 unchanged"))
    #expect(try times() == before)
    _ = try project("record", "--paranoid")
    #expect(try times() == before)
  }

  @Test func verifyNamesExactlyWhatChanged() throws {
    let project = try Project()
    let run = try project("verify", environment: ["FIXTURE_SHIFT": "3"])
    #expect(run.status == 1)
    #expect(run.output.contains("12 of 12 cells of button (8 told by the cell most alike); "))
    #expect(run.output.contains("12 changed, 12 as approved"))
    #expect(!run.output.contains("card"))
    #expect(
      run.output.contains(
        """
        Fixture/Button.swift:2 Background in Button moved 3 pt down
          12 of 12 cells of button (8 told by the cell most alike); button/iphone-15-portrait@2x-light: \
        3063 pixels in 240x94 at (273, 808)
          1 view moved 3 pt down
          out/verify/button/iphone-15-portrait@2x-light-difference.png
        """), "\(run.output)")
    let name = "button/iphone-15-portrait@2x-light"
    for kind in ["actual", "expected", "difference"] {
      let png = try Data(contentsOf: project.scratch.file("out/verify/\(name)-\(kind).png"))
      #expect(headerSize(png) == [786, 1704])
    }
    let expected = try Data(contentsOf: project.scratch.file("out/verify/\(name)-expected.png"))
    #expect(try expected == Data(contentsOf: project.file(name + ".png")))
    let xml = try String(
      contentsOf: project.scratch.file("out/verify/junit.xml"), encoding: .utf8)
    #expect(xml.contains(#"<testsuites name="snapshots" tests="24" failures="12""#))
  }

  /// The lock keeps no views; other scales and devices tell what a cell without a description
  /// shows.
  @Test func cellsWithoutADescriptionAreToldByAnother() throws {
    let scratch = try Scratch()
    let filters = ["--device", "iphone-15", "--device", "iphone-x", "--scheme", "light"]
    _ = try Run("snapshot-fixture", ["record"] + filters, in: scratch.url)
    let run = try Run(
      "snapshot-fixture", ["verify"] + filters, environment: ["FIXTURE_SHIFT": "3"], in: scratch.url
    )
    #expect(run.status == 1)
    let data = try Data(contentsOf: scratch.file("out/verify/report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cells = try #require(report["cells"] as? [[String: Any]])
    let clusters = try #require(report["clusters"] as? [[String: Any]])
    let cluster = try #require(clusters.first)
    #expect(clusters.count == 1)
    #expect(cluster["source"] as? String == "Fixture/Button.swift:2")
    let changed = cells.filter { $0["status"] as? String == "changed" }
    #expect(changed.allSatisfy { $0["cause"] as? String == cluster["id"] as? String })
    let names = Set(changed.compactMap { $0["name"] as? String })
    #expect(Set(cluster["cells"] as? [String] ?? []) == names)
    // A description serves all scales of its device.
    let described = ["button/iphone-15-portrait@2x-light", "button/iphone-15-portrait@3x-light"]
    #expect(Set(cluster["indicated"] as? [String] ?? []) == names.subtracting(described))
    #expect(Set((cluster["boxes"] as? [String: Any] ?? [:]).keys) == Set(described))
  }

  @Test func approvingAChangeLeavesTheRestAlone() throws {
    let project = try Project()
    let changed = ["FIXTURE_COLOR": "FF9500"]
    let before = try Data(contentsOf: project.file("button/iphone-15-portrait@2x-dark.png"))
    let run = try project("record", environment: changed)
    #expect(run.output.contains("12 approved, 12 unchanged"))
    #expect(try project("verify", environment: changed).status == 0)
    #expect(try project("verify").status == 1)
    #expect(try Data(contentsOf: project.file("button/iphone-15-portrait@2x-dark.png")) == before)
  }

  @Test func recordModesWriteWhatTheyMay() throws {
    let project = try Project()
    let changed = ["FIXTURE_COLOR": "FF9500"]
    let before = try Data(contentsOf: project.lock)
    let never = try project("record", "--mode", "never", environment: changed)
    #expect(never.status == 1)
    #expect(never.output.contains("12 to approve, nothing written"))
    #expect(try project("record", "--mode", "missing", environment: changed).status == 0)
    #expect(try Data(contentsOf: project.lock) == before)
    #expect(try project("verify").status == 0)
    try project.change(project.lock) { lock in
      lock.split(separator: "\n").filter { !$0.hasPrefix("button/iphone-14-pro-") }
        .joined(separator: "\n") + "\n"
    }
    let failed = try project(
      "record", environment: changed.merging(["SNAPSHOT_RECORD": "failed"]) { $1 })
    #expect(failed.output.contains("12 approved, 8 unchanged"))
    #expect(try project("verify", environment: changed).output.contains("4 missing"))
    let missing = try project("record", "--mode", "missing", environment: changed)
    #expect(missing.output.contains("4 approved, 20 unchanged"))
    #expect(try project("verify", environment: changed).status == 0)
    let unknown = try project("record", environment: ["SNAPSHOT_RECORD": "some"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("all, missing, failed, never"))
  }

  @Test func orphansFailAndAreRemovedByPrune() throws {
    let project = try Project()
    let without = ["FIXTURE_SCREENS": "card"]
    let run = try project("verify", environment: without)
    #expect(run.status == 1)
    #expect(run.output.contains("12 of 12 cells of button; "))
    #expect(run.output.contains("button: approved, but declared no more"))
    let filtered = try Run.fixture(
      "verify", "--device", "iphone-14-pro", environment: without, in: project.scratch.url)
    #expect(filtered.output.contains("4 of 4 cells of button; "))
    #expect(
      try Run.fixture("prune", "--dry-run", environment: without, in: project.scratch.url)
        .output.contains("12 orphans would be removed"))
    #expect(try project("verify", environment: without).status == 1)
    let prune = try Run.fixture("prune", environment: without, in: project.scratch.url)
    #expect(prune.status == 0)
    #expect(prune.output.contains("12 orphans removed"))
    #expect(try project("verify", environment: without).status == 0)
    #expect(!FileManager.default.fileExists(atPath: project.file("button").path))
  }

  @Test func pruneLeavesPicturesOfOthers() throws {
    let project = try Project()
    let logo = project.file("logos/logo.png")
    try FileManager.default.createDirectory(
      at: logo.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: logo)
    #expect(try project("verify").status == 0)
    let prune = try Run.fixture("prune", in: project.scratch.url)
    #expect(prune.output.contains("0 orphans removed"), "\(prune.output)")
    #expect(try String(contentsOf: logo, encoding: .utf8) == "mine")
    // Without a lock nothing tells that pictures are approved ones, whatever they are called.
    let picture = project.scratch.file("site/gone/iphone-8-portrait@2x-light.png")
    try FileManager.default.createDirectory(
      at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: picture)
    let foreign = try Run.fixture("prune", "--snapshots", "site", in: project.scratch.url)
    #expect(foreign.status == 2)
    #expect(foreign.errors.contains("site holds no snapshots.lock"), "\(foreign.errors)")
    #expect(try String(contentsOf: picture, encoding: .utf8) == "mine")
    // The control: beside a lock it is an orphan.
    try FileManager.default.copyItem(
      at: project.lock, to: project.scratch.file("site/snapshots.lock"))
    let own = try Run.fixture("prune", "--snapshots", "site", in: project.scratch.url)
    #expect(own.output.contains("1 orphan removed"), "\(own.output)\(own.errors)")
    #expect(!FileManager.default.fileExists(atPath: picture.path))
  }

  @Test func missingCellsAreNamed() throws {
    let project = try Project()
    let run = try project("verify", environment: ["FIXTURE_SCREENS": "card,button,view"])
    #expect(run.status == 1)
    #expect(run.output.contains("view: nothing is approved yet\n  12 of 12 cells of view"))
    #expect(!run.errors.contains("There is no"))
    let elsewhere = try project("verify", "--snapshots", "Elsewhere")
    #expect(elsewhere.status == 1)
    #expect(elsewhere.errors.contains("warning: There is no Elsewhere/snapshots.lock"))
  }

  @Test func anotherRendererIsToldOnce() throws {
    let project = try Project()
    try project.change(project.lock) {
      $0.replacing("environment cairo 1", with: "environment cairo 0.1")
        .replacing(/fingerprint ..../, with: "fingerprint 0000")
    }
    let run = try project("verify")
    #expect(run.status == 2)
    #expect(run.errors.contains("approved with another renderer: cairo"))
    #expect(run.errors.contains("4 stored pictures can be compared, 20 cells cannot"))
    #expect(run.output.hasPrefix("4 snapshots as approved"))
    let filtered = try project("record")
    #expect(filtered.status == 2)
    #expect(filtered.errors.contains("record all of them"))
  }

  @Test(arguments: [
    ("<<<<<<< ours\n", "merge conflict"), ("nonsense\n", "is not \"name widthxheight key pixels\""),
  ])
  func brokenLockLinesAreNamedByNumber(line: String, message: String) throws {
    let project = try Project()
    try project.change(project.lock) { $0 + line }
    let count = try String(contentsOf: project.lock, encoding: .utf8).split(separator: "\n").count
    let run = try project("verify")
    #expect(run.status == 2)
    #expect(run.errors.contains("Snapshots/snapshots.lock:\(count): "))
    #expect(run.errors.contains(message))
    let before = try Data(contentsOf: project.lock)
    #expect(try project("record").status == 2)
    #expect(try Data(contentsOf: project.lock) == before)
  }

  @Test func aTornLockIsMendedByAWholeRecord() throws {
    let scratch = try Scratch()
    let device = ["FIXTURE_SCREENS": "button"]
    _ = try Run.fixture("record", environment: device, in: scratch.url)
    let lock = scratch.file("Snapshots/snapshots.lock")
    let sound = try Data(contentsOf: lock)
    try Data(sound.prefix(sound.count - 30)).write(to: lock)
    #expect(try Run.fixture("verify", environment: device, in: scratch.url).status == 2)
    #expect(try Run.fixture("record", environment: device, in: scratch.url).status == 0)
    #expect(try Data(contentsOf: lock) == sound)
  }

  @Test(arguments: ["cut", "garbage", "size", "missing", "link", "folder"])
  func brokenPicturesAreNamedAndMended(kind: String) throws {
    let project = try Project()
    let url = project.file(picture)
    let sound = try Data(contentsOf: url)
    let files = FileManager.default
    try files.removeItem(at: url)
    switch kind {
    case "cut": try sound.dropLast(1).write(to: url)
    case "garbage": try Data("no picture".utf8).write(to: url)
    case "size":
      let other = ["render", "--screen", "card", "--device", "iphone-x", "--scale", "2"]
      #expect(try Run("snapshot-fixture", other, in: project.scratch.url).status == 0)
      let drawn = project.scratch.file("out/card/iphone-x-portrait@2x-light.png")
      try files.copyItem(at: drawn, to: url)
    case "link":
      let outside = project.scratch.file("outside.png")
      try sound.write(to: outside)
      try files.createSymbolicLink(at: url, withDestinationURL: outside)
    case "folder": try files.createDirectory(at: url, withIntermediateDirectories: false)
    default: break
    }
    let run = try project("verify")
    #expect(run.status == 2)
    #expect(run.errors.contains("Snapshots/\(picture) "))
    guard kind != "folder" else { return }
    #expect(try project("record").status == 0)
    #expect(try project("verify").status == 0)
    #expect(try Data(contentsOf: url) == sound)
  }

  @Test func toleranceIsBoundedInStrengthDensityPlaceAndTime() throws {
    let project = try Project()
    // One step of blue on the whole card: weak, but dense.
    let changed = ["FIXTURE_COLOR": "007AFE", "VITRINE_TODAY": "2026-06-01"]
    func verify(_ json: String) throws -> Run {
      try Data("[\(json)]".utf8).write(to: project.file("tolerances.json"))
      return try project("verify", environment: changed)
    }
    func tolerance(
      color: Int = 1, density: Double = 1, node: String = "Card/Shape",
      expires: String = "2026-06-01"
    ) -> String {
      """
      {"screen": "ca*", "node": "\(node)", "maximumColorDifference": \(color), \
      "maximumDensity": \(density), "reason": "a new panel", "expires": "\(expires)"}
      """
    }
    let borne = try verify(tolerance())
    // Cells without a stored picture cannot be measured, and so cannot be tolerated.
    #expect(borne.status == 1)
    #expect(borne.output.contains("tolerated: card/"))
    #expect(borne.output.contains("8 changed"), "\(borne.output)")
    #expect(try verify(tolerance(density: 0.5)).output.contains("12 changed"))
    #expect(try verify(tolerance(node: "Card/Shape/Title")).output.contains("12 changed"))
    let expired = try verify(tolerance(expires: "2026-05-31"))
    #expect(expired.output.contains("12 changed"))
    #expect(expired.errors.contains("expired on 2026-05-31"))
    #expect(try verify(tolerance(color: 0)).status == 2)
    #expect(try verify(tolerance(expires: "soon")).status == 2)
    #expect(try verify("{").status == 2)
  }

  @Test func twoRecordsDoNotWriteAtOnce() throws {
    let project = try Project()
    let holder = open(project.file("").path, O_RDONLY)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    let run = try project("record")
    #expect(run.status == 2)
    #expect(run.errors.contains("is being written by another record"))
  }
}
