import SnapshotKit
import SwiftUI

/// Components alone; `FIXTURE_TEXT` is what the badge says.
let componentScreens = [
  Screen(
    "badge", title: "A badge", variants: [.typeSize(.accessibility5)], size: .fitting
  ) {
    Text(environment("FIXTURE_TEXT") ?? "Новое").padding(8).background(.orange, in: Capsule())
  },
  Screen("tile", title: "A tile", size: .fixed(width: 120, height: 44.5)) {
    Text("Плитка").frame(maxWidth: .infinity, maxHeight: .infinity).background(.green)
  },
  Screen("nothing", title: "Takes up no room", size: .fitting) { EmptyView() },
]
