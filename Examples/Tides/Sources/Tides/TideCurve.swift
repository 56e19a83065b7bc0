import SwiftUI

/// The sea's height over a day, filled down to the rectangle's bottom.
struct TideCurve: Shape {
  let tides: [Tide]

  func path(in rect: CGRect) -> Path {
    let highest = max(tides.map(\.height).max() ?? 1, 0.1)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for minute in stride(from: 0, through: 1440, by: 20) {
      let height = Tide.height(at: minute, between: tides)
      path.addLine(
        to: CGPoint(
          x: rect.minX + rect.width * CGFloat(minute) / 1440,
          y: rect.maxY - rect.height * (0.2 + 0.75 * height / highest)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
