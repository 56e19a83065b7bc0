import SwiftUI

/// A circle that stands for several markers, with their number.
struct MapClusterView: View {
  let count: Int
  let tint: Color

  var body: some View {
    Text(verbatim: "\(count)")
      .font(.system(size: 14, weight: .bold))
      .foregroundStyle(.white)
      .frame(width: 34, height: 34)
      .background(Circle().fill(tint.gradient))
      .overlay(Circle().strokeBorder(.white, lineWidth: 2))
      .shadow(color: .black.opacity(0.25), radius: 2, x: 0, y: 1)
  }
}
