import Testing

@testable import SnapshotKit

/// The cell that tells the cause of one of which no description is stored.
@Suite struct ToldCellsTests {
  private func nearest(_ told: [String: String], to name: String) throws -> String? {
    let names = try told.sorted { $0.key < $1.key }.map {
      (name: try #require(CellName($0.key)), id: $0.value)
    }
    return ToldCells(names).cause(nearestTo: try #require(CellName(name)))
  }

  @Test func theLikestOfTheScreenTells() throws {
    let told = [
      "card/iphone-15-portrait@3x-light": "phone", "card/ipad-10-portrait@2x-light": "tablet",
      "card-wide/ipad-9-portrait@2x-light": "other",
    ]
    #expect(try nearest(told, to: "card/ipad-9-portrait@2x-light") == "tablet")
    #expect(try nearest(told, to: "card/iphone-se-3-portrait@2x-light") == "phone")
  }

  @Test func statesOfOnePageTellForEachOther() throws {
    let told = [
      "growth-goal/ipad-10-portrait@1x-light": "page",
      "growth-goal-wide/iphone-15-portrait@3x-light": "state",
      "growth-report/ipad-10-portrait@2x-light": "report",
    ]
    #expect(try nearest(told, to: "growth-goal-locked/ipad-10-portrait@2x-light") == "page")
    #expect(try nearest(told, to: "growth-goal-locked/iphone-se-3-portrait@2x-light") == "state")
    // The controls: another page of the app tells nothing, nor does a name of one part.
    #expect(try nearest(told, to: "growth-tasks/ipad-10-portrait@2x-light") == nil)
    #expect(try nearest(told, to: "growth/ipad-10-portrait@2x-light") == nil)
    #expect(try nearest([:], to: "growth-goal/ipad-10-portrait@2x-light") == nil)
  }
}
