import SwiftUI

/// A circle that stands for several markers, with their number.
struct MapClusterView: View {
  let members: [MapPanelAnnotation]
  let tint: Color
  @Environment(\.self) private var environment

  var body: some View {
    let names = members.compactMap { $0.title(in: environment) }
    let label = names.isEmpty ? "\(members.count)" : names.joined(separator: ", ")
    Text(verbatim: "\(members.count)")
      .font(.system(size: 14, weight: .bold))
      .foregroundStyle(.white)
      .frame(width: 34, height: 34)
      .background(Circle().fill(tint.gradient))
      .overlay(Circle().strokeBorder(.white, lineWidth: 2))
      .shadow(color: .black.opacity(0.25), radius: 2, x: 0, y: 1)
      // A number alone tells nobody what stands there.
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityValue(Text(verbatim: "\(members.count)"))
  }
}
