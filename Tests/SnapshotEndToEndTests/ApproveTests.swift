import Foundation
import Testing

/// `snapshot approve`: the review without a browser.
@Suite(.serialized) struct ApproveTests {
  @Test func causesAreListedAndApprovedByTheirIds() throws {
    let project = try ReviewedProject()
    let all = try project.cells("changed")
    let (cards, buttons) = (
      all.filter { $0.hasPrefix("card/") }, all.filter { $0.hasPrefix("button/") }
    )
    try project.tellCauses([("c1f3aa", cards), ("c2b0aa", buttons)])
    let list = try project("approve")
    #expect(list.status == 1)
    #expect(
      list.output.contains("c1f3aa  \(cards.count) cells  Fixture/Card.swift:2 · fill of c1f3aa"))
    let before = try project.snapshots()
    let dry = try project("approve", "--cause", "c1f3", "--dry-run")
    #expect(
      dry.output == cards.joined(separator: "\n") + "\n\(cards.count) cells would be approved\n")
    #expect(try project.snapshots() == before)
    let run = try project("approve", "--cause", "c1f3")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\(cards.count) cells approved, 0 as approved: Snapshots"))
    let rest = try project("approve")
    #expect(!rest.output.contains("c1f3aa") && rest.output.contains("c2b0aa"))
    let unknown = try project("approve", "--cause", "nothing")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("There is no cause nothing. Causes: c1f3aa, c2b0aa."))
    #expect(try project("approve", "--cause", "c").errors.contains("may be c1f3aa or c2b0aa"))
  }

  @Test func patternsChooseScreensAndCells() throws {
    let project = try ReviewedProject()
    let run = try project("approve", "--screen", "but*", "--cell", "*-dark")
    #expect(run.status == 0, "\(run.errors)")
    let rest = try project.verify().output
    #expect(rest.contains("2 of 4 cells of button"), "\(rest)")
    #expect(try project("approve", "--screen", "nothing").errors.contains("Nothing that changed"))
    try project.verify()
    #expect(try project("approve", "--all").status == 0)
    #expect(try project.verify().status == 0)
    #expect(try project("approve").status == 0)
  }

  @Test func whatIsDrawnOtherwiseThanItWasLookedAtIsNotApproved() throws {
    let project = try ReviewedProject()
    let before = try project.snapshots()
    let run = try project("approve", "--all", others: ["FIXTURE_COLOR": "00FF00"])
    #expect(run.status == 2)
    #expect(run.errors.contains("drawn otherwise now"), "\(run.errors)")
    #expect(try project.snapshots() == before)
  }

  @Test func whatCannotBeDrawnCannotBeApproved() throws {
    let project = try ReviewedProject(["FIXTURE_SCREENS": "card,throwing"])
    let list = try project("approve")
    #expect(list.errors.contains("could not be drawn"))
    #expect(list.status == 1)
    #expect(!list.output.contains("throwing/"))
  }

  @Test func aReportOfPicturesIsNotApproved() throws {
    let scratch = try Scratch()
    _ = try Run(
      "snapshot-fixture", ["render", "-o", "out", "--screen", "card"] + ReviewedProject.filters,
      in: scratch.url)
    let run = try Run("snapshot-fixture", ["approve", "--all", "--report", "out"], in: scratch.url)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("run snapshot verify") || run.errors.contains("Nothing that changed"))
  }
}
