import SwiftUI

/// The content of a marker's balloon.
public enum MapMarkerGlyph {
  /// A small pin, for places of no kind.
  case pin
  /// An SF Symbol, by its name.
  case symbol(String)
  /// Up to three letters.
  case monogram(Text)
  /// A picture of the app's, as a template.
  case image(Image)
}

/// A balloon whose tip stands at a place.
public struct MapMarkerView: View {
  let glyph: MapMarkerGlyph
  let tint: Color
  let isSelected: Bool

  /// Creates a balloon.
  public init(glyph: MapMarkerGlyph, tint: Color, isSelected: Bool) {
    (self.glyph, self.tint, self.isSelected) = (glyph, tint, isSelected)
  }

  /// The balloon's diameter in points: as wide as MapKit's, and twice that where selected.
  private var diameter: CGFloat { isSelected ? 52 : 28 }
  private var height: CGFloat { isSelected ? 66 : 33 }

  /// The balloon with its glyph.
  public var body: some View {
    ZStack(alignment: .top) {
      MapBalloon().fill(tint.gradient)
      MapBalloon().stroke(.white.opacity(isSelected ? 0.9 : 0.75), lineWidth: isSelected ? 2 : 1)
      symbol
        .font(.system(size: diameter * 0.46, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: diameter, height: diameter)
    }
    .frame(width: diameter, height: height)
    .shadow(color: .black.opacity(0.25), radius: isSelected ? 3 : 1.5, x: 0, y: 1)
  }

  @ViewBuilder private var symbol: some View {
    switch glyph {
    case .pin: Image(systemName: "mappin")
    case .symbol(let name): Image(systemName: name)
    case .monogram(let letters): letters.minimumScaleFactor(0.5).lineLimit(1)
    case .image(let image):
      image.renderingMode(.template).resizable().scaledToFit()
        .frame(width: diameter * 0.5, height: diameter * 0.5)
    }
  }
}

/// A circle with a tip beneath, as high as its room.
struct MapBalloon: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    let tip = CGPoint(x: rect.midX, y: rect.maxY)
    // The circle from its right side over the top to its left, then curves to the tip that leave
    // it straight downwards.
    let k = radius * 0.552_284_749_830_793_4
    return Path { path in
      path.move(to: CGPoint(x: rect.maxX, y: center.y))
      path.addCurve(
        to: tip, control1: CGPoint(x: rect.maxX, y: center.y + radius * 0.8),
        control2: CGPoint(x: tip.x + radius * 0.32, y: tip.y - radius * 0.28))
      path.addCurve(
        to: CGPoint(x: rect.minX, y: center.y),
        control1: CGPoint(x: tip.x - radius * 0.32, y: tip.y - radius * 0.28),
        control2: CGPoint(x: rect.minX, y: center.y + radius * 0.8))
      path.addCurve(
        to: CGPoint(x: center.x, y: rect.minY),
        control1: CGPoint(x: rect.minX, y: center.y - k),
        control2: CGPoint(x: center.x - k, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: center.y),
        control1: CGPoint(x: center.x + k, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: center.y - k))
      path.closeSubpath()
    }
  }
}
