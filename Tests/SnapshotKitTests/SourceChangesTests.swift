import Foundation
import Testing

@testable import SnapshotKit

private func edit(_ text: String, line: Int = 9) -> CellCause.Edit {
  .init(source: "App/Row.swift:\(line)", view: "Row > Text", text: text)
}

private let dawn = edit(#"text "Day" to "Dawn""#)

private func file(_ path: String, _ lines: String) -> String {
  "diff --git a/\(path) b/\(path)\nindex 1..2 100644\n--- a/\(path)\n+++ b/\(path)\n\(lines)\n"
}

private let words = file(
  "App/words.json", "@@ -2 +2 @@\n-  \"title\": \"Day\"\n+  \"title\": \"Dawn\"")
private let other = file("App/Other.swift", "@@ -1 +1,2 @@\n-let a = 1\n+let a = 2\n+let b = 1")
private let row = file("App/Row.swift", "@@ -8,0 +9 @@\n+    Text(\"Dawn\")")

@Suite struct SourceChangesTests {
  /// A file is the cause of a text that stands in its changed lines, or where no source has
  /// changed.
  @Test(
    arguments: [
      (words, dawn, "App/words.json"),
      (words + other, dawn, "App/words.json"),
      // The line itself was edited.
      (words + row, dawn, nil),
      // The text stands nowhere in the data, and sources have changed.
      (words + other, edit(#"text "Day" to "Noon and on""#).with("Nothing"), nil),
      (words + other, edit("font 17 to 16 pt"), nil),
      // No source has changed.
      (words, edit("width 10 to 12 pt"), "App/words.json"),
      (other, dawn, nil),
      ("", dawn, nil),
      // Notes are no data of an app.
      (file("README.md", "@@ -1 +1 @@\n-Day\n+Dawn"), dawn, nil),
      (words + file("Package.resolved", "@@ -1 +1 @@\n-1\n+2"), edit("width 10 to 12 pt"), nil),
    ] as [(String, CellCause.Edit, String?)])
  private func filesOfDataAreToldByProof(
    _ difference: String, _ edit: CellCause.Edit, _ path: String?
  ) {
    let changes = SourceChanges(reading: difference)
    #expect(changes.file(of: edit, SourceFiles(of: [], below: "/dev/null")) == path)
  }

  @Test func whatWasApprovedIsNoCause() throws {
    func changes(_ path: String) -> SourceChanges {
      SourceChanges(
        reading:
          "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n-120 m up\n+210 m up"
      )
    }
    let edit = CellCause.Edit(
      source: "App/List.swift:40", view: "Text", text: #"text "120 m up" to "210 m up""#)
    let sources = SourceFiles(of: [])
    for folder in ["Tests/AppTests/__Snapshots__", "Snapshots/list"] {
      #expect(changes("\(folder)/trails.txt").file(of: edit, sources) == nil)
    }
    #expect(changes("App/Data/trails.txt").file(of: edit, sources) == "App/Data/trails.txt")
  }

  @Test func editsOfDataAreMarkedInCauses() {
    let changes = SourceChanges(reading: words)
    let causes = changes.told([
      "a": CellCause(kind: .edit, edits: [dawn]), "b": CellCause(kind: .unexplained, edits: [dawn]),
    ])
    #expect(causes["a"]?.edits.first?.data == "App/words.json")
    #expect(causes["b"]?.edits.first?.data == nil)
  }

  /// Without a repository nothing is known, and no edit is taken for another's.
  @Test func whatGitDoesNotKnowIsLeftOut() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-changes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(SourceChanges(since: "HEAD", in: folder.path) == nil)
    #expect(SourceChanges(since: "", in: folder.path) == nil)
    #expect(SourceChanges.commit(of: BaselineFolder(path: folder.path)) == nil)
    for arguments in [
      ["init", "--quiet"], ["add", "."],
      ["-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "-m", "words"],
    ] {
      if arguments[0] == "add" {
        try Data("{\"title\": \"Day\"}\n".utf8).write(
          to: folder.appendingPathComponent("words.json"))
      }
      let run = try ToolRun("git", arguments, in: folder.path)
      try #require(run.status == 0, "\(run.errors)")
    }
    try Data("{\"title\": \"Dawn\"}\n".utf8).write(to: folder.appendingPathComponent("words.json"))
    try Data("Noon\n".utf8).write(to: folder.appendingPathComponent("more.txt"))
    let changes = try #require(SourceChanges(since: "HEAD", in: folder.path))
    let nothing = SourceFiles(of: [], below: "/dev/null")
    #expect(changes.file(of: dawn, nothing) == "words.json")
    // A file that git does not know yet.
    #expect(changes.file(of: edit(#"text "Eve" to "Noon""#), nothing) == "more.txt")
  }
}

extension CellCause.Edit {
  /// The edit with texts that stand in no file.
  fileprivate func with(_ text: String) -> CellCause.Edit {
    .init(source: source, view: view, text: "text \"\(text) was\" to \"\(text) is\"")
  }
}
