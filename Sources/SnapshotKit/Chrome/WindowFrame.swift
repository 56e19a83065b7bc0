import DisplayList
import Foundation

/// Puts a window's picture on clear ground: round corners, a hairline, and the shadow that tells
/// the window before all others from the rest.
struct WindowFrame: PictureFrame {
  /// The window's size in points.
  let window: CGSize
  let cornerRadius: Double
  let isActive: Bool
  let isDark: Bool

  /// Room for the shadow, in points.
  static let margin = 64.0
  private static let hairline = 0.5

  var size: CGSize {
    CGSize(width: window.width + 2 * Self.margin, height: window.height + 2 * Self.margin)
  }

  /// Radius and offset in points, by eye (macOS 14).
  private var shadow: Shadow {
    isActive
      ? Shadow(color: .black.opacity(0.38), radius: 22, x: 0, y: 18)
      : Shadow(color: .black.opacity(0.24), radius: 10, x: 0, y: 8)
  }

  func around(_ list: DisplayList) -> DisplayList {
    let place = CGRect(
      origin: CGPoint(x: Self.margin, y: Self.margin), size: window)
    let glass = outline(place, cornerRadius)
    let ground = DrawItem(.fill(glass, .color(list.background), FillStyle()))
    let content = Layer(
      transform: CGAffineTransform(translationX: place.minX, y: place.minY), items: list.items)
    var result = DisplayList(size: size, background: .clear, nodes: list.nodes)
    result.items = [
      DrawItem(.layer(Layer(filters: [.shadow(shadow)], items: [ground]))),
      DrawItem(.layer(Layer(clip: glass, items: [ground, DrawItem(.layer(content))]))),
    ]
    result.items += edges(place)
    return result
  }

  /// Returns a dark line around the window, and in the dark a light one within it.
  private func edges(_ place: CGRect) -> [DrawItem] {
    let half = Self.hairline / 2
    let outer = stroke(
      place.insetBy(dx: -half, dy: -half), cornerRadius + half,
      .black.opacity(isDark ? 0.6 : 0.2))
    guard isDark else { return [outer] }
    return [
      outer,
      stroke(place.insetBy(dx: half, dy: half), cornerRadius - half, .white.opacity(0.18)),
    ]
  }

  private func stroke(_ rect: CGRect, _ radius: Double, _ color: RGBAColor) -> DrawItem {
    DrawItem(
      .stroke(outline(rect, radius), .color(color), StrokeStyle(lineWidth: Self.hairline)))
  }

  private func outline(_ rect: CGRect, _ radius: Double) -> Path {
    Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
  }
}
