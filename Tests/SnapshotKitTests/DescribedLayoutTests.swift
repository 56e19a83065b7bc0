import DisplayList
import SwiftUI
import Testing

@testable import SnapshotKit

/// Views whose accessibility is told when they are described.
private struct Probe: View {
  @State private var color = Color.blue
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var isOn = true

  var body: some View {
    Form {
      ColorPicker("Colour", selection: $color)
      DatePicker("Day", selection: $date)
      Toggle("Alarm", isOn: $isOn)
      Text("Words").accessibilityAction(named: "Read") {}
    }
  }
}

@MainActor @Suite struct DescribedLayoutTests {
  private func painter() throws -> CellPainter {
    CellPainter(
      try Catalogue([Screen("probe", title: "Probe") { Probe() }]), renderer: try Renderer())
  }

  private func job(explains: Bool) -> CellJob {
    let evidence = CellJob.Evidence(base: "/nowhere", descriptionPath: explains ? "a.txt" : nil)
    return CellJob(
      id: 0, screen: "probe", orientation: .portrait, scheme: .light, variant: nil,
      pictures: [.init(device: "iphone-15", scale: 3, output: .ifChanged(evidence))])
  }

  /// A screen that is laid out with its views has the same operations, and so the same key.
  @Test func viewsChangeNoOperation() throws {
    let painter = try painter()
    let plain = try painter.layouts(job(explains: true), on: "iphone-15")
    painter.explainedScreen = "probe"
    let described = try painter.firstLayouts(job(explains: true), on: "iphone-15")
    let (before, after) = (try #require(plain.lists[nil]), try #require(described.lists[nil]))
    #expect(before.nodes.isEmpty && !after.nodes.isEmpty && !after.views.isEmpty)
    #expect(before.items.map(\.operation) == after.items.map(\.operation))
  }

  @Test(arguments: [
    (explained: "probe", explains: true, layouts: 1),
    // The controls: another screen was explained, and nothing will be.
    (explained: "others", explains: true, layouts: 2),
    (explained: "probe", explains: false, layouts: 2),
  ])
  func whatIsExplainedNextIsLaidOutOnce(
    explained: String, explains: Bool, layouts: Int
  ) throws {
    let painter = try painter()
    painter.explainedScreen = explained
    let job = job(explains: explains)
    _ = try painter.firstLayouts(job, on: "iphone-15")
    let list = try painter.describedList(job, job.pictures[0])
    #expect(list.views.contains { $0.name == "Toggle" })
    #expect(painter.statistics.layouts == layouts)
    // It is found again.
    _ = try painter.describedList(job, job.pictures[0])
    #expect(painter.statistics.layouts == layouts)
  }
}
