import LayoutEngine

/// The part of a view that its popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Presents a popover while a value is true; where width is compact, a sheet.
  ///
  ///     Button("Info") { showsInfo = true }
  ///       .popover(isPresented: $showsInfo, arrowEdge: .bottom) { InfoView() }
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the popover is presented.
  ///   - attachmentAnchor: The part of the view that the popover points at.
  ///   - arrowEdge: The edge of that part at which the arrow stands.
  ///   - content: The popover's content.
  /// - Returns: A view that presents the popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let make: @MainActor (LoweringContext, Element) -> WindowLayer? = { context, source in
      let inner = context.dismissing(dismiss)
      return inner.adaptivePopover(inner.elements(of: content()), by: source, edge: arrowEdge)
    }
    return modifier(WindowLayerModifier(layer: isPresented.wrappedValue ? make : nil))
  }

  /// Presents a popover while there is an item; where width is compact, a sheet.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; dismissing the popover sets it to nil.
  ///   - attachmentAnchor: The part of the view that the popover points at.
  ///   - arrowEdge: The edge of that part at which the arrow stands.
  ///   - content: A closure that returns the popover's content for the item.
  /// - Returns: A view that presents the popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(
      isPresented: item.isThere(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) { item.wrappedValue.map { content($0) } }
  }
}

@MainActor
extension LoweringContext {
  fileprivate func adaptivePopover(
    _ content: [Element], by source: Element, edge: Edge
  ) -> WindowLayer {
    let options = content.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    let isCompact = environment.horizontalSizeClass == .compact
    let staysPopover = [.popover, PresentationAdaptation.none].contains(options.compactAdaptation)
    if isCompact, !staysPopover { return sheet(content, recessesBase: true) }
    return popover(content, by: source, edge: edge)
  }

  /// A bubble beside an element.
  func popover(_ content: [Element], by source: Element, edge: Edge) -> WindowLayer {
    let options = content.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    let style = options.background ?? AnyView(Color(.systemBackground))
    let surface = entering(.id(AnyHashable("surface"))).element(of: style)
    let color = Color(.systemBackground).resolveColor(in: environment)
    let bubble = Element(
      self, layout: SecondaryLayout(alignment: .center),
      role: BubbleRole(source: source, color: color), children: [group(content), surface])
    let shade = entering(.index(7)).element(of: Color.clear.ignoresSafeArea())
    return WindowLayer {
      let window = Element(
        self, layout: PopoverLayout(source: source), children: [shade, bubble])
      window.interactions = [.dismiss(environment.presentation.dismiss)]
      return window
    }
  }
}

/// A bubble below its source, or above it where there is more room.
private struct PopoverLayout: ProposalLayout {
  let source: LayoutNode
  private static let margin = Edges(top: 10, right: 10, bottom: 10, left: 10)

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let bubble = node.children.last else { return }
    for child in node.children.dropLast() {
      child.place(in: node, at: .zero, proposal: proposal)
    }
    let safe = node.context.safe.inset(by: Self.margin)
    let offer = offer(bubble, safe)
    let frame = frame(bubble.size(offer), safe)
    let left = node.traits.isRightToLeft ? node.frame.width - frame.maxX : frame.minX
    bubble.place(
      in: node, at: Point(x: left, y: frame.minY), proposal: offer,
      context: PlacementContext(frame))
  }

  private var below: (Rect) -> Double { { $0.maxY - source.frame.maxY - BubbleRole.arrow } }
  private var above: (Rect) -> Double { { source.frame.minY - BubbleRole.arrow - $0.minY } }

  private func offer(_ bubble: LayoutNode, _ safe: Rect) -> Proposal {
    // What is too wide wraps, and then is higher than it would be at its ideal width.
    let width = min(bubble.size(.unspecified).width, safe.width)
    let height = bubble.size(Proposal(width: width, height: nil)).height
    return Proposal(width: width, height: min(height, max(below(safe), above(safe), 44)))
  }

  private func frame(_ size: Size, _ safe: Rect) -> Rect {
    let isBelow = below(safe) >= min(size.height, above(safe))
    let y =
      isBelow
      ? source.frame.maxY + BubbleRole.arrow
      : source.frame.minY - BubbleRole.arrow - size.height
    let middle = source.frame.minX + source.frame.width / 2
    let x = min(max(safe.minX, middle - size.width / 2), max(safe.minX, safe.maxX - size.width))
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}

/// Draws a bubble with an arrow to its source, and a shadow.
private struct BubbleRole: ElementRole {
  /// The arrow's height, half of its width, and the corners' radius, in points (UIKit's).
  static let arrow = 13.0
  private static let halfBase = 18.0
  private static let radius = 13.0
  let source: Element
  let color: RGBAColor

  var paintsFirstChildLast: Bool { true }

  func draw(_ element: Element, into painter: inout Painter) {
    let rect = element.rect
    let body = RoundedRectangle(cornerRadius: Self.radius, style: .continuous).path(in: rect)
    let shadow = Shadow(color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.2), radius: 20, y: 6)
    painter.group(Layer(filters: [.shadow(shadow)], items: []), for: element) {
      $0.add(.fill(body.quantized, .color(color), FillStyle()), for: element)
      $0.add(.fill(arrow(rect).quantized, .color(color), FillStyle()), for: element)
    }
    painter.group(Layer(clip: body.quantized, items: []), for: element) {
      for child in element.elements.reversed() { $0.draw(child) }
    }
  }

  private func arrow(_ rect: CGRect) -> Path {
    let isBelow = rect.minY >= source.rect.maxY
    let edge = isBelow ? rect.minY : rect.maxY
    let tip = isBelow ? edge - Self.arrow : edge + Self.arrow
    let reach = Self.radius + Self.halfBase
    let x = min(max(source.rect.midX, rect.minX + reach), rect.maxX - reach)
    var path = Path()
    path.move(to: CGPoint(x: x - Self.halfBase, y: edge))
    path.addQuadCurve(to: CGPoint(x: x, y: tip), control: CGPoint(x: x - 5, y: edge))
    path.addQuadCurve(
      to: CGPoint(x: x + Self.halfBase, y: edge), control: CGPoint(x: x + 5, y: edge))
    path.closeSubpath()
    return path
  }
}
