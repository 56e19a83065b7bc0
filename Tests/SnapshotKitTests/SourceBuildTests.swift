import Testing

@testable import SnapshotKit

/// What is told of a build that failed.
@Suite struct SourceBuildTests {
  @Test func eachErrorIsToldOnce() {
    let output = """
      [1/2] Compiling App
      a.swift:1:2: error: no such name
      1 | x
        | `- error: no such name
      b.swift:3:4: error: no such name
      a.swift:1:2: error: no such name
      """
    #expect(
      SourceBuild.faults(.init(status: 1, output: output, errors: "")) == """
        a.swift:1:2: error: no such name
        b.swift:3:4: error: no such name
        """)
    // The control: what tells of no error ends with its last lines.
    #expect(SourceBuild.faults(.init(status: 1, output: "a\nb", errors: "c")) == "a\nbc")
  }
}
