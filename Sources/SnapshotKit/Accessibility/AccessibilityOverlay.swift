import DisplayList
import Foundation

/// A screen with a numbered frame around each element that VoiceOver reads, and what it says beside
/// it.
struct AccessibilityOverlay {
  let list: DisplayList
  let text: any TextMeasuring

  /// In points.
  private static let legendWidth = 320.0
  private static let margin = 16.0
  private static let colors: [RGBAColor] = [
    RGBAColor(hex: 0xD81B60), RGBAColor(hex: 0x1E88E5), RGBAColor(hex: 0x00897B),
    RGBAColor(hex: 0x8E24AA), RGBAColor(hex: 0xE65100), RGBAColor(hex: 0x3949AB),
  ]

  /// The picture: the screen at the left, the legend at the right, as tall as both need.
  var picture: DisplayList {
    let elements = list.accessibilityElements
    var result = list
    var y = Self.margin
    for (index, element) in elements.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      result.items += outline(element, number: index + 1, color)
      let line = legend(element, number: index + 1, color, y: y)
      result.items.append(DrawItem(line.operation))
      y += line.height + 8
    }
    let screen = DrawItem(
      .fill(
        Path(
          CGRect(
            x: list.size.width, y: 0, width: Self.legendWidth,
            height: max(y, list.size.height))), .color(.white), FillStyle()))
    result.items.insert(screen, at: list.items.count)
    result.size = CGSize(
      width: list.size.width + Self.legendWidth, height: max(y + Self.margin, list.size.height))
    result.background = .white
    result.items.insert(
      DrawItem(
        .fill(
          Path(CGRect(origin: .zero, size: list.size)), .color(list.background), FillStyle())),
      at: 0)
    return result
  }

  private func outline(
    _ element: AccessibilityNode, number: Int, _ color: RGBAColor
  ) -> [DrawItem] {
    let frame = element.frame.insetBy(dx: 1, dy: 1)
    let badge = CGRect(x: frame.minX, y: frame.minY, width: 18, height: 14)
    return [
      .fill(Path(frame), .color(color.opacity(0.12)), FillStyle()),
      .stroke(Path(frame), .color(color), StrokeStyle(lineWidth: 1)),
      .fill(Path(badge), .color(color), FillStyle()),
      words(
        "\(number)", 10, .white, CGRect(x: badge.minX + 3, y: badge.minY, width: 40, height: 14)
      )
      .operation,
    ].map { DrawItem($0) }
  }

  private func legend(
    _ element: AccessibilityNode, number: Int, _ color: RGBAColor, y: Double
  ) -> (operation: DrawOperation, height: Double) {
    words(
      "\(number)  \(element.spoken)", 13, color.mixed(with: .black, by: 0.35),
      CGRect(
        x: list.size.width + Self.margin, y: y, width: Self.legendWidth - 2 * Self.margin,
        height: .infinity))
  }

  private func words(
    _ string: String, _ size: Double, _ color: RGBAColor, _ frame: CGRect
  ) -> (operation: DrawOperation, height: Double) {
    let font = ResolvedFont(size: size, weight: .semibold)
    let words = StyledText(runs: [
      .init(.text(string), attributes: TextAttributes(font: font), paint: .color(color))
    ])
    let metrics = text.measure(words, width: frame.width, height: .infinity)
    let place = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: metrics.size.height)
    return (.text(TextDrawing(text: words, frame: place)), metrics.size.height)
  }
}
