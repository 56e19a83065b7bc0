import SwiftUI

/// A picture for an animal without one: its category's colour and symbol, with hills that follow
/// from its id.
struct PlaceholderPicture: View {
  let animal: Animal

  var body: some View {
    GeometryReader { room in
      let side = min(room.size.width, room.size.height)
      ZStack {
        LinearGradient(
          colors: [animal.category.tint.opacity(0.55), animal.category.tint],
          startPoint: .top, endPoint: .bottom)
        ForEach(0..<3, id: \.self) { row in
          Hills(heights: heights(row), top: 0.55 + 0.13 * Double(row))
            .fill(.black.opacity(0.10))
        }
        Image(systemName: animal.category.iconName)
          .font(.system(size: side * 0.38))
          .foregroundStyle(.white)
          .offset(y: -side * 0.04)
      }
      .frame(width: room.size.width, height: room.size.height)
    }
  }

  /// Five heights from 0 to 1, the same for an animal each time.
  private func heights(_ row: Int) -> [Double] {
    var random = SeededRandom(seed: PlaceholderPicture.seed(of: animal.id) &+ UInt64(row))
    return (0..<5).map { _ in Double(random.next() >> 40) / Double(1 << 24) }
  }

  /// FNV-1a, for Swift's own hashes differ from process to process.
  nonisolated static func seed(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// A row of hills from the left edge to the right.
private struct Hills: Shape {
  /// From 0 to 1, evenly spread over the width.
  let heights: [Double]
  /// The foot of the hills, as a share of the height from above.
  let top: Double

  func path(in rect: CGRect) -> Path {
    let points = heights.enumerated().map { index, height in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(max(1, heights.count - 1)),
        y: rect.minY + rect.height * (top - 0.18 * height))
    }
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      if let first = points.first { path.addLine(to: first) }
      for (from, to) in zip(points, points.dropFirst()) {
        let middle = (from.x + to.x) / 2
        path.addCurve(
          to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
