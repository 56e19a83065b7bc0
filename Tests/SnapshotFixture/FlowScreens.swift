import SnapshotKit
import SwiftUI

/// Screens that are played.
let flowScreens = [
  Screen.flow("count", title: "Counts taps") {
    Counter()
  } steps: {
    Step("start")
    Step("one") { try $0.tap("Count") }
    Step("two") { try $0.tap("Count") }
  },
  .flow("turn", title: "Is turned and turned back", on: .devices(["iphone-se-3"])) {
    Counter()
  } steps: {
    Step("upright")
    Step("lying") { try $0.rotate() }
    Step("again") { try $0.rotate() }
  },
]

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button {
        count += 1
      } label: {
        Text(verbatim: "Count").frame(width: 100, height: 60)
      }
      Text(verbatim: "count \(count)")
    }
  }
}
