import LayoutEngine

/// The items that the contexts of one canvas draw, and the means by which they resolve views.
final class CanvasRecording {
  /// The items drawn so far, in the canvas's coordinates.
  var items: [DrawItem] = []
  let context: LoweringContext
  let symbols: [Element]
  let size: CGSize

  init(_ context: LoweringContext, symbols: [Element], size: CGSize) {
    (self.context, self.symbols, self.size) = (context, symbols, size)
  }

  /// Runs drawing aside and returns what it drew.
  func aside(_ draw: () throws -> Void) rethrows -> [DrawItem] {
    let before = items
    items = []
    defer { items = before }
    try draw()
    return items
  }

  /// The box of a view in an environment.
  func element<Content: View>(of view: Content, _ environment: EnvironmentValues) -> Element {
    var inner = context
    inner.environment = environment
    nonisolated(unsafe) let (source, place) = (view, inner)
    nonisolated(unsafe) var made: Element?
    MainActor.assumeIsolated { made = place.element(of: source) }
    return made ?? Element(inner, layout: IdentityLayout())
  }

  /// Returns the items that a box draws when it is placed in a rectangle.
  func drawing(of element: Element, in rect: CGRect) -> [DrawItem] {
    element.placeAsRoot(
      at: Point(x: rect.minX, y: rect.minY),
      proposal: Proposal(Size(width: rect.width, height: rect.height)),
      context: PlacementContext(
        Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)))
    var builder = DisplayListBuilder(visible: .infinite, describesNodes: false)
    builder.draw(element)
    return builder.items
  }
}
