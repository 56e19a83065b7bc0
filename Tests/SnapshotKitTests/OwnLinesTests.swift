import Foundation
import Testing

@testable import SnapshotKit

private let source = """
  VStack(
    spacing: 4
  ) {
    Text("(of {one")
      .padding(8)
  }
  // A word on it.
  .padding(12)  // )
  Text("other")
    .font(.body)
  }
  """

private func own(_ first: Int) -> [Int] {
  OwnLines(from: first, in: source.split(separator: "\n", omittingEmptySubsequences: false)).numbers
}

@Test func aStatementHasItsModifiersAndNotItsClosures() {
  #expect(own(1) == [1, 2, 3, 6, 8])
  #expect(own(4) == [4, 5])
  #expect(own(9) == [9, 10])
  #expect(own(0) == [] && own(99) == [])
}

/// Whether a view is there is decided by the conditions around it.
@Test func conditionsStandAroundAStatement() {
  let lines = """
    HStack {
      if isNew {
        // A word on it.
        Text("New")
      } else if isOld {
        switch kind {
        case .first:
          Text("Old")
        }
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false)
  #expect(OwnLines.conditions(around: 4, in: lines) == [2])
  #expect(OwnLines.conditions(around: 8, in: lines) == [7, 5])
  #expect(OwnLines.conditions(around: 2, in: lines) == [])
}

/// Of a statement the changed line is told, and of one that is as it was the first.
@Test func theChangedLineOfAStatementIsTold() throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-lines-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let app = folder.appendingPathComponent("App")
  try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
  try Data(source.utf8).write(to: app.appendingPathComponent("Row.swift"))
  let changes = SourceChanges(
    reading: "diff --git a/App/Row.swift b/App/Row.swift\n@@ -8 +8 @@\n-old\n+new\n"
      // Or the only changed line would be the cause of all.
      + "diff --git a/App/Other.swift b/App/Other.swift\n@@ -2 +2 @@\n-old\n+new\n")
  let causes = [1, 4, 9].map { line in
    CellCause(
      kind: .edit,
      edits: [.init(source: "App/Row.swift:\(line)", view: "Row", text: "padding 8 to 12 pt")])
  }
  let told = changes.told(
    ["a": causes[0], "b": causes[1], "c": causes[2]], below: folder.path)
  #expect(
    ["a", "b", "c"].map { told[$0]?.edits.first?.source }
      == ["App/Row.swift:8", "App/Row.swift:4", "App/Row.swift:9"])
}
