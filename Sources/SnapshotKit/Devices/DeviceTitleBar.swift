import Foundation
import ViewTree

extension Device {
  /// The schemes that the device has: a watch is always dark.
  var schemes: [Scheme] { family == .watch ? [.dark] : Scheme.allCases }

  /// The scheme that stands for both.
  var usualScheme: Scheme { family == .watch ? .dark : .light }

  /// Returns the bar that shows pages' titles; nil where pages have bars of their own.
  func titleBar(in orientation: Orientation) -> TitleBar? {
    let height = statusBarHeight[orientation]
    switch family {
    case .iphone, .ipad: return nil
    case .mac:
      return TitleBar(
        .window, height: height, start: WindowButtons(titleBarHeight: height).width, margin: 20)
    case .watch:
      // Clear of the glass's corners at the height of a line of text.
      let margin = max(8, (cornerRadius * 0.42).rounded())
      return TitleBar(
        .watch, height: height, start: margin, end: margin + Self.timeWidth, margin: margin)
    }
  }

  /// The width of a watch's time and the room before it, in points.
  private static let timeWidth = 48.0
}
