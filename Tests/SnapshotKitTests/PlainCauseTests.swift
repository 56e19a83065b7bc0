import Foundation
import Testing

@testable import SnapshotKit

private func clusters(
  _ cells: [(name: String, status: CellStatus, reason: String?)]
) -> [CauseCluster] {
  var report = RunReport(
    command: "verify", filter: [], fingerprint: "",
    cells: cells.map {
      .init(
        name: $0.name, pixelWidth: 1, pixelHeight: 1, status: $0.status, reason: $0.reason)
    }, seconds: 1)
  report.tellCauses(KnownCauses([:]))
  return report.clusters ?? []
}

@Suite struct PlainCauseTests {
  /// A device that is taken out of a list is one edit, however many screens are drawn on it.
  @Test(arguments: [
    (CellStatus.orphaned, "approved, but declared no more"),
    (.missing, "nothing is approved yet"),
  ])
  func oneDeviceOfManyScreensIsOneCause(status: CellStatus, words: String) {
    let found = clusters(
      ["cart", "list", "shop"].flatMap { screen in
        [
          ("\(screen)/iphone-15-portrait@2x-light", .unchanged, nil),
          ("\(screen)/ipad-10-portrait@1x-light", status, nil),
          ("\(screen)/ipad-10-landscape@1x-dark", status, nil),
        ]
      })
    #expect(found.map(\.title) == ["ipad-10: \(words)"])
    #expect(found.first?.cells.count == 6)
  }

  /// Against a revision nothing is approved, and nothing lacks approval.
  @Test func aComparisonSpeaksOfItsRevision() {
    var report = RunReport(
      command: "verify", revision: .init(name: "main", commit: "0a1b"), filter: [],
      fingerprint: "",
      cells: [
        .init(
          name: "cart/iphone-15-portrait@2x-light", pixelWidth: 1, pixelHeight: 1,
          status: .orphaned),
        .init(
          name: "shop/iphone-15-portrait@2x-light", pixelWidth: 1, pixelHeight: 1,
          status: .missing),
      ], seconds: 1)
    report.tellCauses(KnownCauses([:]))
    #expect(
      (report.clusters ?? []).map(\.headline).sorted() == [
        "cart: in main, but declared no more", "shop: not in main",
      ])
    let words = report.cells.map { $0.explanation(against: report.revision) }
    #expect(words == ["in main, but declared no more", "no such picture in main"])
  }

  @Test func aWholeScreenIsACauseOfItsOwn() {
    let found = clusters([
      ("cart/iphone-15-portrait@2x-light", .orphaned, nil),
      ("shop/iphone-15-portrait@2x-light", .missing, nil),
      ("list/iphone-15-portrait@2x-light", .unchanged, nil),
      ("list/iphone-15-portrait@2x-light-ax5", .missing, nil),
    ])
    #expect(
      found.map(\.headline).sorted() == [
        "ax5: nothing is approved yet", "cart: approved, but declared no more",
        "shop: nothing is approved yet",
      ])
  }

  /// Cells that were not tried again say nothing; the screen's own reason does.
  @Test func aTrapIsOneCauseWithItsLine() {
    let reason = "ended by signal 4 (Illegal instruction): App/Card.swift:12: Fatal error: No card"
    let found = clusters([
      ("card/iphone-15-portrait@2x-light", .failed, reason),
      ("card/iphone-15-portrait@2x-dark", .failed, WorkerPool.lostWithAnother),
      ("list/iphone-15-portrait@2x-light", .failed, reason),
    ])
    #expect(found.map(\.title) == ["Could not be drawn: No card"])
    #expect(found.map(\.source) == ["App/Card.swift:12"])
    #expect(found.first?.cells.count == 3)
  }

  @Test func aFaultIsReadOutOfItsReason() {
    let trap = DrawingFault(
      "ended by signal 4 (Illegal instruction): Swift/ContiguousArrayBuffer.swift:692: Fatal error: "
        + "Index out of range")
    #expect(trap.text == "Index out of range" && trap.source.isEmpty)
    let error = DrawingFault("no data for this screen\nand more")
    #expect(error.text == "no data for this screen" && error.source.isEmpty)
    #expect(DrawingFault("App/A.swift:3: Fatal error").text == "Fatal error")
    #expect(DrawingFault("").text == "Fatal error")
  }
}
