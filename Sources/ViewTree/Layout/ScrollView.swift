import LayoutEngine

/// Content that is larger than its room.
public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  /// Creates content that scrolls along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.named(Self.self)
    let position = context.entering(.type(Self.self)).identity.slot(0) { ScrollPositionBox() }
    var stack = inner
    let window = context.environment.windowSize
    stack.environment.lazyLimit = CGSize(
      width: position.offset.x + window.width, height: position.offset.y + window.height)
    stack.stackAxis = view.axes.contains(.vertical) ? .vertical : .horizontal
    let children = stack.elements(of: view.content)
    let content =
      children.count == 1
      ? children[0]
      : Element(
        stack,
        layout: StackLayout(
          axis: stack.stackAxis ?? .vertical,
          alignment: stack.stackAxis == .horizontal ? .verticalCenter : .horizontalCenter),
        children: children)
    let layout = ScrollLayout(
      horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
      offset: Point(x: position.offset.x, y: position.offset.y),
      growsToContent: context.environment.showsWholeContent)
    let element = Element(inner, layout: layout, role: ScrollRole(), children: [content])
    let session = context.session
    element.interactions.append(
      .scroll { offset in
        position.offset = offset
        session.invalidate("scroll position")
      })
    output.append(element)
  }
}

/// How far a scroll view is scrolled, from pass to pass.
final class ScrollPositionBox {
  var offset = CGPoint.zero
}

/// Draws what of the content shows.
struct ScrollRole: ElementRole {
  func draw(_ element: Element, into painter: inout Painter) {
    let frame = ScrollLayout.visibleFrame(of: element)
    let clip = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    painter.group(
      Layer(clip: Path(clip.quantized), items: []), for: element, visible: clip
    ) { $0.drawChildren(of: element) }
  }
}
