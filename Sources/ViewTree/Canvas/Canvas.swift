import LayoutEngine

/// A view that draws immediately, in a closure.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the closure can draw by their tags.
  public var symbols: Symbols
  /// Draws into a context of a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas is opaque; it is drawn alike.
  public var isOpaque: Bool
  /// The working colour space, which is 8-bit sRGB here whatever it says.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether drawing may be deferred; in a still it never is.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views, which it finds by their tags.
  ///
  /// - Parameters:
  ///   - opaque: A Boolean value that indicates whether the canvas is opaque; it is drawn alike.
  ///   - colorMode: The working colour space, which is 8-bit sRGB whatever it says.
  ///   - rendersAsynchronously: A Boolean value that indicates whether drawing may be deferred; in
  ///     a still it never is.
  ///   - renderer: A closure that draws, into a context and a size in points.
  ///   - symbols: The views that the closure may resolve by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (
      opaque, colorMode, rendersAsynchronously
    )
    (self.renderer, self.symbols) = (renderer, symbols())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.named(Self.self)
    inner.stackAxis = nil
    let symbols = inner.entering(.content).elements(of: view.symbols)
    output.append(
      Element(
        inner, layout: CanvasLayout(),
        role: CanvasRole(renderer: view.renderer, context: inner), children: symbols))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// All the room there is; symbols have their ideal sizes and lie nowhere before they are drawn.
private struct CanvasLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size {
    proposal.filled(Size(width: 10, height: 10))
  }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    for child in node.children { child.place(in: node, at: .zero, proposal: .unspecified) }
  }
}

/// Draws what a closure draws, cut at the element's frame.
private struct CanvasRole: ElementRole {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let context: LoweringContext

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard builder.sees(rect), rect.width > 0, rect.height > 0 else { return }
    let recording = CanvasRecording(context, symbols: element.elements, size: rect.size)
    var drawing = GraphicsContext(recording)
    renderer(&drawing, rect.size)
    let items = recording.items
    builder.group(
      Layer(
        transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
        clip: Path(CGRect(origin: .zero, size: rect.size).quantized), items: []),
      for: element, widens: .infinite
    ) { builder in
      for item in items { builder.add(item.operation, for: element) }
    }
  }
}
