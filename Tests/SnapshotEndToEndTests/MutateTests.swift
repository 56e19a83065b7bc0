import Foundation
import Testing

private let filters = ["--device", "iphone-15", "--orientation", "portrait", "--scheme", "light"]

@Suite struct MutateTests {
  @Test func linesThatNoSnapshotShowsAreTold() throws {
    let scratch = try Scratch()
    let screens = ["FIXTURE_SCREENS": "rows,hidden"]
    let record = try Run(
      "snapshot-fixture", ["record"] + filters, environment: screens, in: scratch.url)
    try #require(record.status == 0, "\(record.errors)")
    let run = try Run(
      "snapshot-fixture", ["mutate"] + filters, environment: screens, in: scratch.url)
    #expect(run.status == 1, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2, "\(run.output)")
    #expect(lines[0].hasSuffix(" Text: drawn, but no change of it is noticed"), "\(run.output)")
    #expect(lines[1].contains(" 1 not; 0 more lines on no approved snapshot"), "\(run.output)")
  }

  @Test func guardedScreensEndWithZero() throws {
    let scratch = try Scratch()
    let screens = ["FIXTURE_SCREENS": "rows"]
    _ = try Run("snapshot-fixture", ["record"] + filters, environment: screens, in: scratch.url)
    let run = try Run(
      "snapshot-fixture", ["mutate"] + filters, environment: screens, in: scratch.url)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains(" 0 not;"))
  }

  @Test func withoutApprovalsThereIsNothingToGuard() throws {
    let scratch = try Scratch()
    let run = try Run.fixture("mutate", in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("snapshot record"))
    #expect(try Run.fixture("mutate", "--seconds", "0").status == 2)
  }
}
