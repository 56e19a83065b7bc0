import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

@Suite struct ReportTests {
  @Test func junitEscapesWhatXMLForbids() {
    #expect(
      JUnitReport.escaped("a<b>&\"c\"\n\u{1}é") == "a&lt;b&gt;&amp;&quot;c&quot;&#10;\u{FFFD}é")
  }

  @Test(arguments: [
    (CellStatus.unchanged, false), (.tolerated, false), (.written, false), (.changed, true),
    (.missing, true), (.orphaned, true), (.failed, true),
  ])
  func failuresAreWhatMustNotPass(status: CellStatus, isFailure: Bool) {
    #expect(status.isFailure == isFailure)
  }

  @Test(arguments: [
    ("k", nil, CellStatus.unchanged), ("x", nil, .changed), ("k", "p", .unchanged),
    ("x", "p", .unchanged), ("k", "y", .changed), ("x", "y", .changed),
  ])
  func theGateGoesByPixelsAndElseByTheKey(key: String, pixels: String?, status: CellStatus) {
    let drawn = CellReply.Picture(scale: 2, key: key, pixels: pixels)
    #expect(Gate.judge(drawn, approved: approved) == status)
    #expect(Gate.judge(drawn, approved: nil) == .missing)
  }

  @Test func costsOnABusyMachineChangeNothing() throws {
    var costs = ScreenCosts(in: BaselineFolder(path: "/nowhere"))
    costs.update(["a": [0.010, 0.012, 0.9], "b": [0.1]], screens: ["a", "b"])
    #expect(costs.milliseconds == ["a": 8, "b": 128])
    costs.update(["a": [0.022]], screens: ["a", "b"])
    #expect(costs.milliseconds["a"] == 8)
    costs.update(["a": [0.050]], screens: ["a"])
    #expect(costs.milliseconds == ["a": 64])
  }

  @Test func jobsOfAScreenStayTogether() {
    func job(_ id: Int, _ screen: String) -> CellJob {
      CellJob(
        id: id, screen: screen, orientation: .portrait, scheme: .light, pictures: [])
    }
    var queue = JobQueue([job(0, "a"), job(1, "b"), job(2, "a"), job(3, "b"), job(4, "b")])
    #expect(queue.count == 5)
    #expect(queue.next(at: nil, others: [])?.id == 0)
    #expect(queue.next(at: nil, others: ["a"])?.id == 1)
    #expect(queue.next(at: "a", others: ["b"])?.id == 2)
    #expect(queue.next(at: "a", others: ["b"])?.id == 3)
    queue.putBack([job(3, "b")])
    #expect(queue.removeAll(of: "b").map(\.id) == [3, 4])
    #expect(queue.isEmpty && queue.next(at: "a", others: []) == nil)
  }

  @Test func curatedCellsAreAUsualPhoneAndTablet() throws {
    let catalogue = try Catalogue(
      [Screen("a", title: "A") { .init(size: $0.size) }], matrix: .all)
    let cells = Matrix(catalogue).cells
    let curated = cells.filter { CuratedCells.contains($0, .curated) }
    #expect(curated.count == 4)
    #expect(Set(curated.map(\.device.id)) == ["iphone-15", "ipad-10"])
    #expect(curated.allSatisfy { $0.scale == $0.device.scales.min() })
    #expect(cells.allSatisfy { CuratedCells.contains($0, .all) })
  }

  /// A team's small matrix has native scales alone: its pictures are kept at those.
  @Test func ofASmallMatrixPicturesAreKeptToo() throws {
    let still = Screen("a", title: "A") { .init(size: $0.size) }
    let flow = Screen.flow("b", title: "B") {
      Text("B")
    } steps: {
      Step("start")
    }
    let catalogue = try Catalogue([still, flow])
    #expect(catalogue.usualKeep == .samples)
    let kept = Matrix(catalogue).cells.filter { CuratedCells.contains($0, .samples) }
    #expect(
      Set(kept.map(\.name)) == [
        "a/iphone-15-portrait@3x-light", "a/iphone-15-portrait@3x-dark",
        "a/ipad-pro-12-9-portrait@2x-light", "a/ipad-pro-12-9-portrait@2x-dark",
        "b/iphone-15-portrait@3x-light.start",
      ])
  }
}

private let approved = Lock.Entry(pixelWidth: 1, pixelHeight: 1, key: "k", pixels: "p")
