import SwiftUI

struct TrailDetail: View {
  let trail: Trail

  var body: some View {
    List {
      LabeledContent("Length") { Text("\(trail.length, specifier: "%.1f") km") }
      LabeledContent("Ascent") { Text("\(trail.ascent) m") }
      #if os(iOS)
        Button("Start", systemImage: "figure.walk") {}
      #endif
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
