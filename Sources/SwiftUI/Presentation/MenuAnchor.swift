import LayoutEngine

/// The position of a menu beside the control that opened it, in the window's coordinates.
struct MenuAnchor {
  let source: Rect
  /// The rectangle in which menus may stand.
  let room: Rect

  /// The least room between a menu and the screen's edges, in points (iOS 18).
  static let margin = 8.0

  /// The left edge of a menu: edges are aligned towards the nearer side of the screen, and the menu
  /// is centred within the middle fifth (measured on iOS 18).
  func x(_ width: Double) -> Double { within(touched(width), width) }

  /// The left edge in a Mac's window: that of the control, or the end of a wide row.
  ///
  /// - Parameters:
  ///   - width: The menu's width, in points.
  ///   - value: The left edge of the value that a menu lies over, whose titles begin where the
  ///     value does, and its marks before that; nil for a menu beside its control.
  /// - Returns: A distance from the window's left edge, in points.
  func desktopX(_ width: Double, over value: Double?) -> Double {
    if let value { return within(value - DesktopMenuRow.titleX, width) }
    return within(source.width > 2 * width ? source.maxX - width : source.minX, width)
  }

  private func within(_ x: Double, _ width: Double) -> Double {
    min(max(x, room.minX + Self.margin), room.maxX - Self.margin - width)
  }

  private func touched(_ width: Double) -> Double {
    let middle = source.minX + source.width / 2
    let share = room.width > 0 ? (middle - room.minX) / room.width : 0
    return switch share {
    case ..<0.4: source.minX
    case ...0.6: middle - width / 2
    default: source.maxX - width
    }
  }
}
