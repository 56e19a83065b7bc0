import LayoutEngine

/// The form of a sheet in its window.
struct SheetForm {
  let environment: EnvironmentValues
  let detent: PresentationDetent
  let radius: Double
  let showsGrabber: Bool
  /// A Boolean value that indicates whether the card has several heights.
  let isResizable: Bool
  let sizing: (any PresentationSizing)?

  /// UIKit's form sheet on an iPad, in points.
  static let padSize = CGSize(width: 540, height: 620)
  /// The least margin around a floating card, in points.
  static let leastMargin = 20.0
  /// The gap between the status bar and a sheet of the greatest height, in points.
  static let gap = 10.0

  init(
    _ options: PresentationOptions, _ environment: EnvironmentValues,
    rest: PresentationDetent? = nil
  ) {
    (self.environment, sizing) = (environment, options.sizing)
    let metrics = SystemMetrics.shared.controls
    let heights = options.detents ?? [.large]
    let lowest = heights.min {
      $0.height(atMost: 1000, environment) < $1.height(atMost: 1000, environment)
    }
    detent =
      options.selection?.wrappedValue ?? rest.flatMap { heights.contains($0) ? $0 : nil }
      ?? lowest ?? .large
    radius =
      environment.verticalSizeClass == .compact
      ? 0 : options.cornerRadius ?? metrics.sheet.cornerRadius
    isResizable = heights.count > 1
    showsGrabber =
      options.indicator == .visible || (options.indicator == .automatic && heights.count > 1)
  }

  /// A Boolean value that indicates whether the card floats in the middle, as where width and
  /// height are regular.
  var isFloating: Bool { environment.barIdiom == .pad && environment.splitColumn == nil }
  var isFull: Bool { detent == .large }

  /// The card's shape: an attached one has its lower corners beneath the window's edge.
  func outline(of card: CGRect) -> Path {
    var rect = card
    if !isFloating { rect.size.height += radius * 2 }
    return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
  }

  /// The height of the large detent, in points, without what the bottom edge covers.
  func greatestHeight(in layer: LayoutNode) -> Double {
    let (window, safe) = (layer.context.outer, layer.context.container)
    if isFloating, let card = layer.children.last {
      return min(size(of: card).height, window.height - leastTop(in: layer) - Self.leastMargin)
    }
    return safe.maxY - (hasGap ? safe.minY + Self.gap : window.minY)
  }

  /// Returns the least margin above a floating card, in points.
  ///
  /// The card does not reach into the status bar. A Mac's title bar belongs to the window, of which
  /// the card covers a part.
  func leastTop(in layer: LayoutNode) -> Double {
    guard environment.titleBar == nil else { return Self.leastMargin }
    return max(Self.leastMargin, layer.context.container.minY - layer.context.outer.minY)
  }

  /// A Boolean value that indicates whether there is a gap at the top, which a sheet lacks where
  /// height is compact.
  var hasGap: Bool { environment.verticalSizeClass != .compact }
}

extension SheetForm {
  /// The standard deviation of a floating card's shadow, and its offset, in points.
  ///
  /// UIKit's figures are not published; a popover's shadow is a little narrower and lighter. In the
  /// dark, where the dimmed page is nearly as dark as the card, it is denser.
  private static let shadowRadius = 24.0
  private static let shadowOffset = 6.0

  private var shadow: Shadow {
    let color = Color(light: .black.opacity(0.2), dark: .black.opacity(0.5))
    return Shadow(
      color: color.resolveColor(in: environment), radius: Self.shadowRadius, y: Self.shadowOffset)
  }

  /// Draws the shadow of a floating card's outline, around the outline alone: what is seen through
  /// a card of a material must not be what casts the shadow.
  func drawShadow(
    of outline: Path, for element: Element, into builder: inout DisplayListBuilder
  ) {
    let reach = 3 * Self.shadowRadius + Self.shadowOffset
    var around = Path(outline.boundingRect.insetBy(dx: -reach, dy: -reach).quantized)
    around.addPath(outline)
    let ground = Color(.systemBackground).resolveColor(in: environment)
    let casting = DrawOperation.layer(
      Layer(
        filters: [.shadow(shadow)],
        items: [DrawItem(.fill(outline, .color(ground), FillStyle()))]))
    let layer = Layer(clip: around, clipStyle: FillStyle(eoFill: true), items: [])
    builder.group(layer, for: element) { $0.add(casting, for: element) }
  }

  /// A Boolean value that indicates whether a card that floats is a page at its full height.
  var isPage: Bool {
    let usual: any PresentationSizing = AutomaticPresentationSizing()
    return isFull && (sizing ?? usual).isPage(in: sizingContext)
  }

  private var sizingContext: PresentationSizingContext {
    PresentationSizingContext(
      window: environment.windowSize,
      prefersPages: environment.systemVersion < 18 && environment.titleBar == nil)
  }

  /// The size that the sizing asks for where the card floats, in points.
  func size(of card: LayoutNode) -> CGSize {
    let content = card.children.count > 1 ? card.children[1] : card
    let root = PresentationSizingRoot { proposal in
      let size = content.size(proposal.proposal)
      return CGSize(width: size.width, height: size.height)
    }
    return (sizing ?? AutomaticPresentationSizing())
      .proposedSize(for: root, context: sizingContext)
      .replacingUnspecifiedDimensions(by: Self.padSize)
  }
}
