import LayoutEngine

/// The room within a scroll view that frames relative to their container are computed from.
///
/// A scroll view is placed after its content has been lowered. So the room is that of the pass
/// before, and who asked for another is told that there is a pass to come.
final class ScrollContainer {
  /// The size of the window that the scroll view was lowered in, in points.
  private(set) var window = CGSize.zero
  private var size: CGSize?
  private var isAsked = false

  /// Begins a pass.
  func begin(in window: CGSize) { (self.window, isAsked) = (window, false) }

  /// Returns the room in points, nil before the scroll view is placed.
  func ask() -> CGSize? {
    isAsked = true
    return size
  }

  /// Takes over the room of a placed scroll view.
  ///
  /// Across its axis a scroll view is as wide as its content, which may ask: there the room is what
  /// the scroll view was offered.
  @MainActor
  func settle(_ element: Element, _ axes: Axis.Set, margins: EdgeInsets, _ session: RenderSession) {
    guard isAsked, element.isPlaced else { return }
    let (frame, offer) = (element.frame, element.proposal)
    let insets = element.context.insets(in: frame)
    let width = axes.contains(.horizontal) ? nil : offer.width.flatMap { $0.isFinite ? $0 : nil }
    let height = axes.contains(.vertical) ? nil : offer.height.flatMap { $0.isFinite ? $0 : nil }
    let room = CGSize(
      width: max(
        0,
        (width ?? frame.width) - insets.left - insets.right - margins.leading - margins.trailing),
      height: max(
        0,
        (height ?? frame.height) - insets.top - insets.bottom - margins.top - margins.bottom))
    guard room != size else { return }
    size = room
    session.invalidate("the size of a scroll view")
  }
}
