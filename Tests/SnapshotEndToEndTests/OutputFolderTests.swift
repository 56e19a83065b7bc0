import Foundation
import Testing

/// Folders that a run must not write into.
struct OutputFolderTests {
  private static let filters = [
    "--device", "iphone-8", "--scale", "2", "--orientation", "portrait", "--scheme", "light",
  ]

  private static func run(_ arguments: [String], in scratch: Scratch, colour: String = "007AFF")
    throws
    -> Run
  {
    try Run(
      "snapshot-fixture", arguments + filters, environment: ["FIXTURE_COLOR": colour],
      in: scratch.url)
  }

  @Test(arguments: [
    "", "/", "//", "/.", "/..", "/tmp/..", "/nowhere/..",
    "nowhere" + String(repeating: "/..", count: 20),
  ])
  func emptyAndRootOutputsAreRefused(_ path: String) throws {
    let scratch = try Scratch()
    for arguments in [
      ["render", "-o", path], ["verify", "-o", path], ["record", "--shard", "1/1", "-o", path],
      ["record", "--snapshots", path], ["compare", "HEAD", "-o", path],
    ] {
      let run = try Self.run(arguments, in: scratch)
      #expect(run.status == 2, "\(arguments): \(run.output)")
      #expect(run.errors.contains("The output folder"), "\(arguments): \(run.errors)")
    }
    for name in ["/card", "/report.json", "/index.html", "/snapshots.lock"] {
      #expect(!FileManager.default.fileExists(atPath: name))
    }
  }

  @Test(arguments: ["", "/", "/tmp/.."])
  func emptyAndRootFoldersOfSnapshotsAreRefused(_ path: String) throws {
    let scratch = try Scratch()
    let app = scratch.file("App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try Data("let a = 1\n".utf8).write(to: app.appendingPathComponent("A.swift"))
    #expect(try Self.run(["record", "--shard", "1/1", "-o", "part"], in: scratch).status == 0)
    #expect(try Self.run(["record"], in: scratch).status == 0)
    #expect(try Self.run(["verify"], in: scratch, colour: "FF9500").status == 1)
    for arguments in [
      ["merge", "part", "--snapshots", path], ["approve", "--all", "--snapshots", path],
      ["prune", "--snapshots", path], ["sources", "App", "-o", path],
      ["assets", "App", "-o", path],
    ] {
      let run = try Run(
        "snapshot-fixture", arguments, environment: ["FIXTURE_COLOR": "FF9500"], in: scratch.url)
      #expect(run.status == 2, "\(arguments): \(run.output)")
      #expect(run.errors.contains("The output folder"), "\(arguments): \(run.errors)")
    }
    for name in ["/snapshots.lock", "/card", "/A.swift", "/AssetConstants.swift"] {
      #expect(!FileManager.default.fileExists(atPath: name))
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.file("A.swift").path))
  }

  @Test(arguments: ["index.html", "report.json", "card/iphone-8-portrait@2x-light.png"])
  func filesOfOthersAreNotReplaced(_ name: String) throws {
    let scratch = try Scratch()
    let file = scratch.file("site/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: file)
    let run = try Self.run(["render", "-o", "site"], in: scratch)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("holds \(name), which no run of snapshot wrote"), "\(run.errors)")
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    // What stands beside is no reason to refuse, and the run's own files are replaced.
    try FileManager.default.moveItem(at: file, to: scratch.file("site/notes.txt"))
    #expect(try Self.run(["render", "-o", "site"], in: scratch).status == 0)
    #expect(try Self.run(["render", "-o", "site"], in: scratch).status == 0)
    #expect(try String(contentsOf: scratch.file("site/notes.txt"), encoding: .utf8) == "mine")
  }

  @Test func approvedSnapshotsAreNoOutput() throws {
    let scratch = try Scratch()
    #expect(try Self.run(["record"], in: scratch).status == 0)
    let before = try contents(of: scratch.file("Snapshots"))
    for command in ["render", "verify"] {
      let run = try Self.run([command, "-o", "Snapshots"], in: scratch)
      #expect(run.status == 2)
      #expect(run.errors.contains("holds approved snapshots"), "\(run.errors)")
    }
    #expect(try contents(of: scratch.file("Snapshots")) == before)
  }

  @Test func aReportHoldsOneRun() throws {
    let scratch = try Scratch()
    #expect(try Self.run(["record"], in: scratch).status == 0)
    let whole = try Self.run(["verify", "-o", "report"], in: scratch, colour: "FF9500")
    #expect(whole.status == 1)
    #expect(try contents(of: scratch.file("report")).keys.contains { $0.hasPrefix("card/") })
    // Another run, of another screen: nothing of the first is left to be taken for its own.
    let filtered = try Self.run(
      ["verify", "-o", "report", "--screen", "button"], in: scratch, colour: "FF9500")
    #expect(filtered.status == 0, "\(filtered.errors)")
    let files = try contents(of: scratch.file("report")).keys.filter { !$0.hasPrefix("app/") }
    #expect(
      files.sorted() == [
        "cells.js", "index.html", "junit.xml", "report.js", "report.json", "session.js",
        "verify.sarif", "watch.js",
      ])
  }
}
