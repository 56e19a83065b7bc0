import SwiftUI

@main
struct PocketApp: App {
  var body: some Scene {
    WindowGroup { PocketView() }
  }
}

struct PocketView: View {
  @StateObject private var pocket = Pocket()

  var body: some View {
    #if os(iOS)
      List(pocket.things, id: \.self) { Text($0).foregroundStyle(.appYellow) }
        .task { _ = URLSession.shared }
    #endif
  }
}
