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

  /// The left edge in a Mac's window: at the value, which stands at the end of a wide row.
  ///
  /// - Parameters:
  ///   - width: The menu's width, in points.
  ///   - isOver: True for a menu over its control: its titles begin where the value does, and its
  ///     marks before that.
  /// - Returns: A distance from the window's left edge, in points.
  func desktopX(_ width: Double, isOver: Bool) -> Double {
    if source.width > 2 * width { return within(source.maxX - width, width) }
    return within(isOver ? source.minX - DesktopMenuRow.titleX : source.minX, width)
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
