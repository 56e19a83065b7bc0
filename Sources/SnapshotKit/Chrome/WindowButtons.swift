import DisplayList
import Foundation

/// The three buttons of a Mac's window: close, minimise, zoom (macOS 11 to 15).
struct WindowButtons {
  /// In points: 28, or 52 with a toolbar.
  let titleBarHeight: Double

  /// In points.
  private static let diameter = 12.0
  /// From one middle to the next, in points.
  private static let pitch = 20.0
  /// From the last button to a title, in points.
  private static let gap = 14.0
  private static let colors = [0xFF5F57, 0xFEBC2E, 0x28C840].map { RGBAColor(hex: $0) }

  /// Beside a toolbar the buttons stand further in, as far from the edge as from the top.
  private var firstMiddle: Double { titleBarHeight > 40 ? 26 : 14 }

  /// From the window's edge to what may stand beside the buttons, in points.
  var width: Double {
    firstMiddle + 2 * Self.pitch + Self.diameter / 2 + Self.gap
  }

  /// Three discs with a darker rim; grey ones of a window that lies behind another, or beneath an
  /// alert or a sheet.
  func operations(isActive: Bool, isDark: Bool) -> [DrawOperation] {
    // Veils, so that they stay apart from a title bar that is dimmed beneath an alert.
    let grey: RGBAColor = isDark ? .white.opacity(0.18) : .black.opacity(0.1)
    return Self.colors.enumerated().flatMap { index, color -> [DrawOperation] in
      let middle = firstMiddle + Double(index) * Self.pitch
      let disc = CGRect(
        x: middle - Self.diameter / 2, y: (titleBarHeight - Self.diameter) / 2,
        width: Self.diameter, height: Self.diameter)
      return [
        .fill(Path(ellipseIn: disc), .color(isActive ? color : grey), FillStyle()),
        .stroke(
          Path(ellipseIn: disc.insetBy(dx: 0.25, dy: 0.25)), .color(.black.opacity(0.12)),
          StrokeStyle(lineWidth: 0.5)),
      ]
    }
  }
}
