import SwiftUI
import Testing

@testable import SnapshotKit

private struct Probe: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    Text(verbatim: "\(horizontal == .compact ? "compact" : "regular")")
    Text(verbatim: "\(vertical == .compact ? "compact" : "regular")")
  }
}

/// Which size classes reach a view, by the guide's rule and by UIKit's.
@MainActor @Suite struct SizeClassTests {
  @Test(arguments: [
    (SizeClassRule.guide, Orientation.portrait, ["compact", "regular"]),
    (.guide, .landscape, ["regular", "compact"]), (.uikit, .portrait, ["compact", "regular"]),
    (.uikit, .landscape, ["compact", "compact"]),
  ])
  func classesReachTheView(
    rule: SizeClassRule, orientation: Orientation, words: [String]
  ) throws {
    let screen = Screen("probe", title: "Probe") { Probe() }
    let catalogue = try Catalogue([screen], sizeClasses: rule)
    let renderer = try Renderer.shared()
    let device = try #require(catalogue.devices.device(id: "iphone-15-pro"))
    let job = CellJob(
      id: 0, screen: "probe", orientation: orientation, scheme: .light,
      pictures: [])
    let layouts = try CellPainter(catalogue, renderer: renderer).layouts(job, on: device.id)
    let list = try #require(layouts.lists[nil])
    let shown = list.items.compactMap { item -> String? in
      if case .text(let drawing) = item.operation { drawing.text.string } else { nil }
    }
    #expect(Array(shown.prefix(2)) == words)
  }
}
