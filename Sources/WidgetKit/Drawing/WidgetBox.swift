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
    let content = inner.widgetContent(view.content)
    let backgrounds = content.takeContainerBackgrounds()
    let layout = WidgetLayout(
      size: Size(width: view.size.width, height: view.size.height),
      margins: Edges(
        top: view.margins.top, right: view.margins.trailing, bottom: view.margins.bottom,
        left: view.margins.leading))
    output.append(
      Element(
        context, layout: layout, children: (view.showsBackground ? backgrounds : []) + [content]))
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
    for background in node.children.dropLast() {
      place(background, in: node, Rect(origin: .zero, size: size), context)
    }
    guard let content = node.children.last else { return }
    place(content, in: node, Rect(origin: .zero, size: size).inset(by: margins), context)
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

extension Element {
  /// Takes the backgrounds that views ask of their container out of the tree.
  ///
  /// `containerBackground(for:)` puts one behind a frame that fills its place, and lets it ignore
  /// the safe area; by these three boxes it is known here, as is a background that an app has
  /// written so itself. Within a `GeometryReader`, whose views are made later, it stays behind its
  /// own view.
  fileprivate func takeContainerBackgrounds() -> [Element] {
    var taken: [Element] = []
    let isBackground = layout(as: SecondaryLayout.self) != nil && role.paintsFirstChildLast
    if isBackground, elements.count == 2, elements[0].fillsItsPlace, elements[1].reachesBeyond {
      taken = [elements[1]]
      children.removeLast()
    }
    return taken + elements.flatMap { $0.takeContainerBackgrounds() }
  }

  private var fillsItsPlace: Bool {
    guard let frame = layout(as: FlexibleFrameLayout.self) else { return false }
    return frame.width.maximum == .infinity && frame.height.maximum == .infinity
  }

  private var reachesBeyond: Bool {
    if let layout = layout(as: SafeAreaLayout.self) {
      return layout.edges == .all && layout.regions == .all
    }
    return layout(as: OverlapLayout.self) != nil && elements.allSatisfy(\.reachesBeyond)
  }
}
