import DisplayList
import Foundation

/// Lines over a picture that show what of it an app should keep free, and where the cut-out is.
struct SafeAreaGuides {
  /// The app's window in points of the picture.
  let window: CGRect
  let insets: Device.Insets
  /// In points of the picture; nil where there is none.
  let cutout: CGRect?

  private static let veil = RGBAColor(hex: 0xFF2D55, alpha: 0.16)
  private static let line = RGBAColor(hex: 0xFF2D55, alpha: 0.9)
  private static let hole = RGBAColor(hex: 0x007AFF, alpha: 0.9)

  /// The operations, to be drawn over all others.
  var operations: [DrawOperation] {
    let free = CGRect(
      x: window.minX + insets.leading, y: window.minY + insets.top,
      width: window.width - insets.leading - insets.trailing,
      height: window.height - insets.top - insets.bottom)
    let ring = Path { path in
      path.addRect(window)
      path.addRect(free)
    }
    let stroke = StrokeStyle(lineWidth: 1)
    return [
      .fill(ring, .color(Self.veil), FillStyle(eoFill: true)),
      .stroke(Path(free.insetBy(dx: 0.5, dy: 0.5)), .color(Self.line), stroke),
    ]
      + (cutout.map { [.stroke(Path(roundedRect: $0, cornerRadius: 8), .color(Self.hole), stroke)] }
        ?? [])
  }
}
