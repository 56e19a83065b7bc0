import Foundation
import Testing

private let filters = [
  "--device", "iphone-15", "--device", "iphone-x", "--orientation", "portrait",
]

/// An approved pair of screens that share a row, verified after an edit.
private func verified(_ edit: String, environment: [String: String] = [:]) throws -> (
  run: Run, report: [String: Any], folder: Scratch
) {
  let scratch = try Scratch()
  let screens = ["FIXTURE_SCREENS": "rows,more-rows"]
  let record = try Run(
    "snapshot-fixture", ["record"] + filters, environment: screens, in: scratch.url)
  try #require(record.status == 0, "\(record.errors)")
  let run = try Run(
    "snapshot-fixture", ["verify"] + filters,
    environment: screens.merging(["FIXTURE_EDIT": edit]) { $1 }.merging(environment) { $1 },
    in: scratch.url)
  let data = try Data(contentsOf: scratch.file("out/verify/report.json"))
  return (
    run, try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]), scratch
  )
}

@Suite struct CauseTests {
  @Test(arguments: [
    ("color", "Colour of Text in PageRow: primary to red"),
    ("padding", "Padding of HStack with “beside”: 10 to 6 pt (PageRow > HStack)"),
    ("text", "Text “Lines” now reads “Rows” (RowPage > Text)"),
    ("removal", "Text “beside” is gone (PageRow > Text)"),
    // What nobody sees has come before.
    ("holder,removal", "Text “beside” is gone (PageRow > Text)"),
  ])
  func anEditIsOneClusterOverScreensDevicesAndSchemes(edit: String, cause: String) throws {
    let (run, report, folder) = try verified(edit)
    #expect(run.status == 1)
    let first = try #require(run.output.split(separator: "\n").first)
    #expect(first.hasPrefix("snapshot_fixture/FixtureScreens.swift:"), "\(run.output)")
    #expect(first.hasSuffix(" \(cause)"), "\(run.output)")
    let clusters = try #require(report["clusters"] as? [[String: Any]])
    #expect(clusters.count == 1, "\(run.output)")
    #expect(clusters[0]["of"] as? Int == 16)
    #expect((clusters[0]["cells"] as? [String])?.count == 16)
    #expect(run.output.split(separator: "\n").count <= 10)
    for name in ["report.js", "report.md", "verify.sarif", "junit.xml"] {
      let text = try String(contentsOf: folder.file("out/verify/\(name)"), encoding: .utf8)
      #expect(text.contains(String(cause.prefix { $0 != " " })), "\(name)")
    }
  }

  /// Two screens show one list of data, at lines of their own.
  @Test(arguments: [
    ("Moksha,Kazan,Samara,Tula", "Row “Perm” is gone, in 2 places"),
    ("Moksha,Kazan,Samara,Perm,Tula", "Row “Perm” went from place 2 to 4, in 2 places"),
    ("Moksha,Perm,Omsk,Kazan,Samara,Tula", "Row “Omsk” is new, in 2 places"),
  ])
  func anElementOfDataIsOneCauseOverAllScreens(cities: String, cause: String) throws {
    let scratch = try Scratch()
    func run(_ command: String, _ cities: String = "Moksha,Perm,Kazan,Samara,Tula") throws -> Run {
      try Run(
        "snapshot-fixture", [command] + filters,
        environment: ["FIXTURE_SCREENS": "city-list,city-cards", "FIXTURE_CITIES": cities],
        in: scratch.url)
    }
    #expect(try run("record").status == 0)
    let changed = try run("verify", cities)
    let lines = changed.output.split(separator: "\n")
    #expect(lines.first?.contains(" \(cause)") == true, "\(changed.output)")
    #expect(lines.count { $0.hasPrefix("snapshot_fixture/") } == 1, "\(changed.output)")
    #expect(lines.dropFirst().first?.hasPrefix("  16 of 16 cells of ") == true)
  }

  /// A watch's screen, which is dark alone, is described in the dark.
  @Test func ofADarkScreenTheEditIsTheOnlyCause() throws {
    let scratch = try Scratch()
    func run(_ command: String, edit: String = "") throws -> Run {
      try Run(
        "snapshot-fixture", [command],
        environment: ["FIXTURE_SCREENS": "watch-rows", "FIXTURE_EDIT": edit], in: scratch.url)
    }
    #expect(try run("record").status == 0)
    let file = scratch.file("Snapshots/watch-rows/watch-46-portrait@2x-dark.txt")
    #expect(FileManager.default.fileExists(atPath: file.path))
    let changed = try run("verify", edit: "padding")
    #expect(changed.status == 1)
    let lines = changed.output.split(separator: "\n")
    #expect(lines.first?.hasSuffix(": 10 to 6 pt (PageRow > HStack)") == true)
    #expect(!changed.output.contains("#000000 to #FFFFFF"), "\(changed.output)")
  }

  @Test func gitHubJobsAnnotate() throws {
    let (run, _, _) = try verified("padding", environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.output.contains("::error file=snapshot_fixture/FixtureScreens.swift,line="))
    #expect(!(try verified("padding").run.output.contains("::error")))
  }

  /// Descriptions are written once, pruned, and where one is damaged or gone the change is told all
  /// the same.
  @Test func descriptionsAreBaselinesThatMayBeAbsent() throws {
    let scratch = try Scratch()
    func run(_ arguments: String..., edit: String = "", screens: String = "rows") throws -> Run {
      try Run(
        "snapshot-fixture", arguments + (arguments == ["prune"] ? [] : filters),
        environment: ["FIXTURE_SCREENS": screens, "FIXTURE_EDIT": edit], in: scratch.url)
    }
    #expect(try run("record").status == 0)
    let file = scratch.file("Snapshots/rows/iphone-15-portrait@2x-light.txt")
    let sound = try String(contentsOf: file, encoding: .utf8)
    #expect(sound.contains("\ncell iphone-15-portrait@2x-dark "))
    try (sound + "<<<<<<< ours\n").write(to: file, atomically: true, encoding: .utf8)
    let damaged = try run("verify", edit: "padding")
    #expect(damaged.status == 1)
    #expect(damaged.output.contains("cannot be read: line "), "\(damaged.output)")
    try FileManager.default.removeItem(at: file)
    let gone = try run("verify", edit: "padding")
    #expect(gone.output.contains("changed only where no description is stored\n"))
    #expect(try run("verify").status == 0)
    #expect(try run("record").status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == sound)
    // Of a picture that is approved no more, it is none.
    try sound.replacing(/light [0-9a-f]{8}/, with: "light 00000000")
      .replacing(/dark [0-9a-f]{8}/, with: "dark 00000000")
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try run("verify", edit: "padding").output.contains("no description is stored"))
    #expect(try run("record").status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == sound)
    #expect(try run("prune", screens: "card").status == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  /// Pixels that are as approved may be drawn by other views: the next change is told from these.
  @Test func recordRenewsWhatIsDescribedOtherwise() throws {
    let scratch = try Scratch()
    func run(_ arguments: String..., edits: String = "") throws -> Run {
      try Run(
        "snapshot-fixture", arguments + (arguments[0] == "merge" ? [] : filters),
        environment: ["FIXTURE_SCREENS": "rows", "FIXTURE_EDIT": edits], in: scratch.url)
    }
    func described() throws -> String {
      try String(
        contentsOf: scratch.file("Snapshots/rows/iphone-15-portrait@2x-light.txt"), encoding: .utf8)
    }
    #expect(try run("record").status == 0)
    let before = try described()
    // The control: neither of equal views, nor in a mode for pixels that differ, nor by a run that
    // sees one scheme of the two.
    #expect(try run("record").output.hasSuffix(" unchanged\n"))
    let failed = try run("record", "--mode", "failed", edits: "holder")
    #expect(failed.output.hasSuffix(" unchanged\n"), "\(failed.output)")
    let light = try run("record", "--scheme", "light", edits: "holder")
    #expect(light.output.hasSuffix(" unchanged\n"), "\(light.output)")
    #expect(try described() == before)

    let renewed = try run("record", edits: "holder")
    #expect(renewed.output.contains(": 0 approved, "), "\(renewed.output)")
    #expect(renewed.output.hasSuffix(" unchanged, 1 description renewed\n"), "\(renewed.output)")
    #expect(try described().contains(" Holder; "))
    #expect(try described().contains("\ncell iphone-15-portrait@2x-dark "))
    #expect(try !run("verify", edits: "holder,text").output.contains(" Holder"))

    // In parts as well, of which the merge tells.
    #expect(try run("record", "--shard", "1/1", "-o", "part").status == 0)
    let merged = try run("merge", "part")
    #expect(merged.output.contains(" unchanged, 1 description renewed: "), "\(merged.output)")
    #expect(try described() == before)
  }

  /// A device of other traits is the device table's change, whatever moves by it.
  @Test func anotherDeviceTableIsACauseOfItsOwn() throws {
    let scratch = try Scratch()
    func run(_ command: String, like: String) throws -> Run {
      let devices = """
        { "devices": [
          { "id": "slate", "name": "Slate", "like": "\(like)", "width": 390, "height": 800,
            "scales": [3] } ] }
        """
      try Data(devices.utf8).write(to: scratch.file("devices.json"))
      return try Run(
        "snapshot-fixture",
        [
          command, "--devices", "devices.json", "--device", "slate", "--orientation", "portrait",
        ] + (command == "record" ? ["--keep", "all"] : []),
        environment: ["FIXTURE_SCREENS": "rows"], in: scratch.url)
    }
    let record = try run("record", like: "iphone-15")
    #expect(record.status == 0, "\(record.errors)")
    #expect(try run("verify", like: "iphone-15").status == 0)
    let verify = try run("verify", like: "iphone-14")
    #expect(verify.status == 1, "\(verify.errors)")
    let data = try Data(contentsOf: scratch.file("out/verify/report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let clusters = try #require(report["clusters"] as? [[String: Any]])
    #expect(clusters.map { $0["kind"] as? String } == ["devices"], "\(verify.output)")
  }

  /// What telling causes takes is measured against a run that tells none; pixels are compared in
  /// both.
  @Test func causesCanBeLeftOut() throws {
    let scratch = try Scratch()
    let screens = ["FIXTURE_SCREENS": "rows"]
    _ = try Run("snapshot-fixture", ["record"] + filters, environment: screens, in: scratch.url)
    let run = try Run(
      "snapshot-fixture", ["verify", "--without-causes"] + filters,
      environment: screens.merging(["FIXTURE_EDIT": "padding"]) { $1 }, in: scratch.url)
    #expect(run.status == 1)
    #expect(!run.output.contains("10 to 6 pt"), "\(run.output)")
    #expect(run.output.contains("8 changed"), "\(run.output)")
  }
}
