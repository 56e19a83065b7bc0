import SnapshotKit
import SwiftUI

/// Screens that are used live.
let liveScreens = [
  Screen("live", title: "Live") { LiveShop() }
]

private struct LiveShop: View {
  @State private var count = 0
  @State private var search = ""

  var body: some View {
    VStack(spacing: 16) {
      Button("Add") { count += 1 }.frame(height: 60)
      Text(verbatim: "count \(count)")
      TextField("Search", text: $search).frame(height: 60)
      Text(verbatim: "search \(search)")
      Button("End") { fatalError("the screen's own mistake") }.frame(height: 60)
      ScrollView {
        ForEach(0..<40) { row in Text(verbatim: "row \(row)").frame(height: 30) }
      }
      .frame(height: 200)
    }
  }
}
