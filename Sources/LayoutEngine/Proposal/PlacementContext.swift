/// The surroundings that a box respects or ignores: the window and its safe areas.
///
///     outer ┌────────────────────────┐
///           │  container ┌────────┐  │   container: less bars, cut-outs, home indicator
///           │            │keyboard│  │   keyboard:  less the keyboard
///           └────────────┴────────┴──┘
public struct PlacementContext: Hashable, Sendable {
  /// The window, in the root's coordinates.
  public var outer: Rect
  /// The part of the window that bars and hardware leave free.
  public var container: Rect
  /// The part of the window that the keyboard leaves free.
  public var keyboard: Rect
  /// The part of the window that hardware leaves free, whatever ignores it on the way down.
  private let hardware: Rect

  /// Creates a context whose whole window is safe.
  public init(_ window: Rect = .zero) {
    (outer, container, keyboard, hardware) = (window, window, window, window)
  }

  /// Creates a context from a window and the insets of its safe area, in points.
  public init(window: Rect, insets: Edges, keyboardHeight: Double = 0) {
    outer = window
    container = window.inset(by: insets)
    keyboard = window.inset(by: Edges(bottom: keyboardHeight))
    hardware = container
  }

  /// The context of a page with bars, which keep off hardware even where a view around them ignores
  /// the safe area.
  public var withinHardware: PlacementContext {
    var context = self
    context.container = container.intersection(hardware)
    return context
  }

  /// The context as if there were no keyboard.
  public var withoutKeyboard: PlacementContext {
    var context = self
    context.keyboard = outer
    return context
  }

  /// The part of the window that is free of bars, hardware and keyboard.
  public var safe: Rect { container.intersection(keyboard) }

  /// Returns the insets of the safe area within a frame, in points, never negative.
  public func insets(in frame: Rect) -> Edges {
    Edges(
      top: max(0, min(safe.minY, frame.maxY) - frame.minY),
      right: max(0, frame.maxX - max(safe.maxX, frame.minX)),
      bottom: max(0, frame.maxY - max(safe.maxY, frame.minY)),
      left: max(0, min(safe.minX, frame.maxX) - frame.minX))
  }

  /// Returns the context with more of the container covered, from the edges of a frame inwards.
  public func covering(_ edges: Edges, of frame: Rect) -> PlacementContext {
    var context = self
    let inner = frame.inset(by: edges)
    let left = edges.left > 0 ? max(container.minX, inner.minX) : container.minX
    let top = edges.top > 0 ? max(container.minY, inner.minY) : container.minY
    let right = edges.right > 0 ? min(container.maxX, inner.maxX) : container.maxX
    let bottom = edges.bottom > 0 ? min(container.maxY, inner.maxY) : container.maxY
    context.container = Rect(
      x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    return context
  }
}

extension Rect {
  /// Returns the rectangle less insets; never of negative size.
  public func inset(by edges: Edges) -> Rect {
    Rect(
      x: minX + edges.left, y: minY + edges.top, width: max(0, width - edges.horizontal),
      height: max(0, height - edges.vertical))
  }

  /// Returns the intersection with another rectangle, of size zero where they share nothing.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
