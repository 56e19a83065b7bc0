import LayoutEngine
import SwiftUI
import ViewTree

/// The box of a widget: content within margins, and the container's background behind it, to the
/// edges.
struct WidgetBox<Content: View>: PrimitiveView {
  let size: CGSize
  let margins: EdgeInsets
  let showsBackground: Bool
  let content: Content

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.entering(.type(Self.self))
    inner.stackAxis = nil
    inner.environment.ownedContainerBackgrounds.insert(.widget)
    let content = inner.widgetContent(view.content)
    let behind = inner.entering(.id(AnyHashable("widget background")))
    // Views within a `GeometryReader` ask for a background only when they are placed.
    let background = DeferredLayout { _ in
      let asked = content.preference(ContainerBackgroundsKey.self)
      return asked?.views[.widget].map { [behind.element(of: $0)] } ?? []
    }
    let layout = WidgetLayout(
      size: Size(width: view.size.width, height: view.size.height),
      margins: Edges(
        top: view.margins.top, right: view.margins.trailing, bottom: view.margins.bottom,
        left: view.margins.leading))
    output.append(
      Element(
        context, layout: layout,
        children: (view.showsBackground ? [Element(behind, layout: background)] : []) + [content]))
  }
}

@MainActor
extension LoweringContext {
  /// Lowers a widget's content; several views stand above each other, as in a window.
  fileprivate func widgetContent<Content: View>(_ content: Content) -> Element {
    let elements = elements(of: content)
    if elements.count == 1 { return elements[0] }
    let stack = StackLayout(
      axis: .vertical, alignment: AlignmentKey.horizontalCenter, spacing: nil)
    return Element(self, layout: stack, children: elements)
  }
}

/// A box of a fixed size, whose last child lies within margins upon all others.
private struct WidgetLayout: ProposalLayout {
  let size: Size
  let margins: Edges

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { size }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    // A widget knows no safe area but its own edges.
    let context = PlacementContext(node.frame)
    let room = Rect(origin: .zero, size: size)
    // The content comes first: it makes the background known.
    guard let content = node.children.last else { return }
    place(content, in: node, room.inset(by: margins), context)
    for background in node.children.dropLast() { place(background, in: node, room, context) }
  }

  /// Places a child in the middle of a room.
  private func place(
    _ child: LayoutNode, in node: LayoutNode, _ room: Rect, _ context: PlacementContext
  ) {
    let taken = child.size(Proposal(room.size))
    let position = Point(
      x: room.minX + (room.width - taken.width) / 2,
      y: room.minY + (room.height - taken.height) / 2)
    child.place(in: node, at: position, proposal: Proposal(room.size), context: context)
  }
}
