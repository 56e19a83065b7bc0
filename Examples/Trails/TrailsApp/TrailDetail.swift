import SwiftUI

struct TrailDetail: View {
  let trail: Trail

  var body: some View {
    List {
      LabeledContent("Length") {
        Text(
          Measurement(value: trail.length, unit: UnitLength.kilometers),
          format: .measurement(width: .abbreviated))
      }
      LabeledContent("Ascent") { Text("\(trail.ascent) m") }
      #if os(iOS)
        Button("Start", systemImage: "figure.walk") {}
      #endif
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
