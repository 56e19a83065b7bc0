import Foundation
import Testing

private let filters = "--device iphone-1[45] --scale 2"

/// The commands of `Examples/ci`, run as a forge runs them: in a folder with the built command and the approved
/// snapshots, with the forge's variables.
private struct Forge {
  let scratch: Scratch
  private let pipelines = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/ci")

  init() throws {
    scratch = try Scratch()
    let build = scratch.file(".build/release")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    let command = build.appendingPathComponent("Snapshots")
    try Data("#!/bin/sh\ncommand=$1; shift\n\(Self.call(fixture))".utf8).write(to: command)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command.path)
    #expect(try script("\(command.path) record").status == 0)
  }

  /// A merge takes its cells from the parts; the others are given a small matrix.
  private static func call(_ fixture: String) -> String {
    """
    if [ "$command" = merge ]; then exec '\(fixture)' merge "$@"; fi
    exec '\(fixture)' "$command" \(filters) "$@"
    """
  }

  func script(_ text: String, _ environment: [String: String] = [:]) throws -> Run {
    try Run(
      path: "/bin/bash", ["-e", "-c", text],
      environment: environment.merging(["PRODUCT": "Snapshots"]) { $1 }, in: scratch.url)
  }

  /// The block of the last `run: |` of a file.
  func lastBlock(of file: String) throws -> String {
    let text = try String(contentsOf: pipelines.appendingPathComponent(file), encoding: .utf8)
    let block = try #require(text.components(separatedBy: "run: |\n").last)
    return block.replacing("\n        ", with: "\n")
  }

  /// The line of a file that holds a word, without its dash.
  func line(of file: String, with word: String) throws -> String {
    let text = try String(contentsOf: pipelines.appendingPathComponent(file), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.contains(word) })
    return String(try #require(line.firstMatch(of: /- (?:run: )?(.*)/)).output.1)
  }
}

@Test(arguments: [(nil, 0), ("FF9500", 1)])
func gitHubsActionJoinsShardsIntoASummary(_ color: String?, _ expected: Int32) throws {
  let forge = try Forge()
  let action = try forge.lastBlock(of: "github/actions/snapshots/action.yml")
  var environment = [
    "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": forge.scratch.file("summary.md").path,
  ]
  if let color { environment["FIXTURE_COLOR"] = color }
  for index in ["0", "1"] {
    let job = ["STRATEGY_JOB_INDEX": index, "STRATEGY_JOB_TOTAL": "2"]
    let run = try forge.script(action, environment.merging(job) { $1 })
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("::error"))
  }
  let merge = try forge.script(action, environment.merging(["STRATEGY_JOB_INDEX": ""]) { $1 })
  #expect(merge.status == expected, "\(merge.output)\(merge.errors)")
  // Each cause once, at its line, and in the summary.
  let annotations = merge.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
  #expect(annotations.count == (color == nil ? 0 : 1), "\(merge.output)")
  let summary = try? String(contentsOf: forge.scratch.file("summary.md"), encoding: .utf8)
  #expect((summary != nil) == (color != nil))
}

/// A job that could not run leaves no part, and the merge fails by its number.
@Test func gitHubsActionNamesAShardThatIsMissing() throws {
  let forge = try Forge()
  let action = try forge.lastBlock(of: "github/actions/snapshots/action.yml")
  let job = ["STRATEGY_JOB_INDEX": "0", "STRATEGY_JOB_TOTAL": "2"]
  #expect(try forge.script(action, job).status == 0)
  let merge = try forge.script(action, ["STRATEGY_JOB_INDEX": ""])
  #expect(merge.status == 2)
  #expect(merge.errors.contains("Missing of 2 shards: 2"), "\(merge.errors)")
}

@Test func gitLabsJobsAreTheWholeRun() throws {
  let forge = try Forge()
  let shard = try forge.line(of: "gitlab.yml", with: " verify ")
  let merge = try forge.line(of: "gitlab.yml", with: " merge ")
  for index in ["1", "2"] {
    let environment = [
      "CI_NODE_INDEX": index, "CI_NODE_TOTAL": "2", "FIXTURE_COLOR": "FF9500",
    ]
    let run = try forge.script(shard, environment)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
  #expect(try forge.script(merge).status == 1)
}

@Test(arguments: ["gitlab.yml", "github/workflows/gallery.yml"])
func theGalleryIsPackedForDesigners(_ file: String) throws {
  let forge = try Forge()
  let run = try forge.script(try forge.line(of: file, with: " render "))
  #expect(run.status == 0, "\(run.output)\(run.errors)")
  let archive = try Data(contentsOf: forge.scratch.file("gallery.zip"))
  for name in ["index.html", "cells.js", "descriptions/words.js", "card/iphone-15-portrait@2x"] {
    #expect(archive.range(of: Data(name.utf8)) != nil, "\(name)")
  }
}
