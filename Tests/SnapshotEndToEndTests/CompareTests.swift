import Foundation
import Testing

/// A package of two commits whose screens a script draws: the fixture, with another colour in the second.
private struct Package {
  let scratch: Scratch
  static let filters = ["--device", "iphone-15", "--orientation", "portrait"]

  init() throws {
    scratch = try Scratch()
    try git("init", "--quiet", "--initial-branch", "main")
    try Data(".build/\nout/\n".utf8).write(to: scratch.file(".gitignore"))
    for edit in ["", "color"] {
      try write("export FIXTURE_EDIT='\(edit)'")
      try git("add", ".")
      try git("commit", "--quiet", "--message", "edit \(edit)")
    }
  }

  func write(_ line: String) throws {
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    let text = "#!/bin/sh\n\(line)\nexec '\(fixture)' \"$@\"\n"
    try Data(text.utf8).write(to: scratch.file("screens"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: scratch.file("screens").path)
  }

  func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let run = try Run(path: "/usr/bin/git", identity + arguments, in: scratch.url)
    try #require(run.status == 0, "\(run.errors)")
  }

  func compare(_ revision: String, build: String = "echo built >> builds") throws -> Run {
    try Run(
      path: scratch.file("screens").path,
      ["compare", revision, "--build", build, "--executable", "screens"] + Self.filters,
      environment: ["FIXTURE_SCREENS": "rows,more-rows"], in: scratch.url)
  }
}

@Test func revisionsAreComparedWithoutStoredSnapshots() throws {
  let package = try Package()
  let run = try package.compare("HEAD~1")
  #expect(run.status == 1, "\(run.errors)")
  #expect(run.output.contains("PageRow > Text: color #000000 dark #FFFFFF to #FF3B30 dark #FF453A"))
  #expect(!run.output.contains("snapshot record"))
  // Each cell has a picture of its own of what differs, and a description.
  let data = try Data(contentsOf: package.scratch.file("out/compare/report.json"))
  let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  let clusters = try #require(report["clusters"] as? [[String: Any]])
  #expect(clusters.count == 1)
  let cells = try #require(report["cells"] as? [[String: Any]])
  #expect(cells.allSatisfy { ($0["files"] as? [String: Any])?["difference"] != nil })
  #expect(!FileManager.default.fileExists(atPath: package.scratch.file("Snapshots").path))
  // The same worktree serves again, with what was built.
  let same = try package.compare("main")
  #expect(same.status == 0, "\(same.output) \(same.errors)")
  let built = try String(
    contentsOf: package.scratch.file(".build/compare/tree/builds"), encoding: .utf8)
  #expect(built == "built\nbuilt\n")
}

@Test(arguments: ["no-such-branch", "", "--help-me", "HEAD~9"])
func unknownRevisionsAreErrors(revision: String) throws {
  let run = try Package().compare(revision)
  #expect(run.status == 2)
}

@Test func whatDoesNotBuildIsToldInItsOwnWords() throws {
  let run = try Package().compare("HEAD", build: "echo 'Card.swift:3: error: no such type'; exit 1")
  #expect(run.status == 2)
  #expect(run.errors.contains("error: no such type"))
  #expect(try Package().compare("HEAD", build: "rm screens").errors.contains("--executable"))
}
