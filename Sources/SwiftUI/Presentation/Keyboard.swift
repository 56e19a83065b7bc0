import LayoutEngine

extension View {
  /// Raises the system's keyboard while the view asks for one; a window with a title bar has none.
  func keyboard(_ request: KeyboardRequest?) -> some View {
    let make: @MainActor (LoweringContext, Element) -> WindowLayer? = { context, _ in
      guard context.environment.titleBar == nil else { return nil }
      return request.map { context.keyboard($0) }
    }
    return modifier(WindowLayerModifier(layer: request == nil ? nil : make))
  }
}

@MainActor
extension LoweringContext {
  /// The keyboard at the bottom of the window, under which the safe area ends.
  fileprivate func keyboard(_ request: KeyboardRequest) -> WindowLayer {
    let size = KeyboardSize(environment)
    var inner = entering(.id(AnyHashable("keyboard")))
    inner.environment.layoutDirection = .leftToRight
    inner.environment.dynamicTypeSize = .large
    inner.environment.isElevated = false
    let body = inner.element(of: KeyboardView(request: request, size: size))
    var layer = WindowLayer { Element(inner, layout: KeyboardLayout(), children: [body]) }
    layer.isModal = false
    layer.keyboardHeight = size.height
    return layer
  }
}

/// The keyboard at the bottom of the window.
private struct KeyboardLayout: ProposalLayout {
  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let body = node.children.first else { return }
    let offer = Proposal(width: node.frame.width, height: nil)
    body.place(
      in: node, at: Point(x: 0, y: node.frame.height - body.size(offer).height),
      proposal: offer, context: PlacementContext(node.frame))
  }
}

/// The keyboard's measures in a window, in points.
struct KeyboardSize {
  let width: Double
  /// With what the home indicator covers.
  let height: Double
  let rowHeight: Double
  let rowGap: Double
  let keyGap: Double
  let margin: Double
  /// Room under the keys: on phones without a home button it holds the globe and the microphone.
  let bottom: Double
  /// A Boolean value that indicates whether the keys are a tablet's.
  let isTablet: Bool
  /// A Boolean value that indicates whether rows begin with a tabulator and a lock, as on tablets
  /// of 10.9 inches and more.
  let hasFullRows: Bool

  /// The height beyond the resource's table, for phones that lie (measured on iOS 17 without the
  /// bar of suggestions).
  private static let lying = 162.0

  @MainActor init(_ environment: EnvironmentValues) {
    let window = environment.windowSize
    width = window.width
    let table = SystemMetrics.shared.keyboard
    let key = "\(Int(window.width))"
    switch environment.barIdiom {
    case .pad:
      let tablet = table.tablet.size(of: window)
      (rowHeight, rowGap, keyGap) = (tablet.keyHeight, tablet.rowGap, tablet.keyGap)
      (margin, bottom) = (tablet.margin, tablet.bottom + Self.indicator(beneath: window))
      height = Self.top + 4 * rowHeight + 3 * rowGap + bottom
      (isTablet, hasFullRows) = (true, min(window.width, window.height) >= 820)
    default:
      let isLying = window.width > window.height
      let hasHomeButton = min(window.width, window.height) * 2 > max(window.width, window.height)
      let upright =
        hasHomeButton
        ? table.homeButton[key] ?? 216 : table.homeIndicatorWithInset[key] ?? 291
      height = isLying ? Self.lying + (hasHomeButton ? 0 : 21) : upright
      bottom = isLying ? (hasHomeButton ? 3 : 24) : hasHomeButton ? 4 : 79
      (rowGap, keyGap, margin) = isLying ? (7, 6, hasHomeButton ? 3 : 60) : (12, 6, 3)
      rowHeight = (height - bottom - Self.top - 3 * rowGap) / 4
      (isTablet, hasFullRows) = (false, false)
    }
  }

  /// Returns the height of a tablet's home indicator, in points: none with a home button, whose
  /// screens are 3 by 4.
  private static func indicator(beneath window: CGSize) -> Double {
    let (short, long) = (min(window.width, window.height), max(window.width, window.height))
    return short < 1000 && long * 3 <= short * 4 ? 0 : 20
  }

  /// Room above the keys, in points.
  static let top = 8.0

  /// A Boolean value that indicates whether the globe and the microphone stand beneath the keys.
  var hasFeet: Bool { bottom > 40 }

  /// The width of a key in a row of several.
  func key(of count: Int) -> Double {
    (width - 2 * margin - Double(count - 1) * keyGap) / Double(max(1, count))
  }
}
