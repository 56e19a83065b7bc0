import DisplayList
import Foundation

/// Draws the grid that stands for a map where no source is registered.
enum EmptyMapDrawing {
  /// The distance of the lines, in points.
  private static let step: CGFloat = 32

  static func operations(_ rect: CGRect, theme: MapTheme) -> [DrawOperation] {
    var grid = Path()
    for x in stride(from: rect.minX + step / 2, to: rect.maxX, by: step) {
      grid.addLines([CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY)])
    }
    for y in stride(from: rect.minY + step / 2, to: rect.maxY, by: step) {
      grid.addLines([CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)])
    }
    return [
      .fill(Path(rect), .color(theme.background), FillStyle()),
      .stroke(grid.quantized, .color(theme.grid), StrokeStyle(lineWidth: 1)),
    ]
  }
}
