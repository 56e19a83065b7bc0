import LayoutEngine

@MainActor
extension LoweringContext {
  /// The bar of items over the keyboard that a field has called.
  func keyboardBar(_ items: [ToolbarEntry]) -> WindowLayer {
    let size = KeyboardSize(environment)
    var inner = presentingKeyboardBar
    inner.environment.dynamicTypeSize = .large
    let bar = inner.element(of: KeyboardBar(entries: items))
    var layer = WindowLayer {
      Element(inner, layout: KeyboardBarLayout(keyboard: size.height), children: [bar])
    }
    layer.isModal = false
    layer.keyboardHeight = size.height + KeyboardBar.height
    return layer
  }

  private var presentingKeyboardBar: LoweringContext {
    var inner = entering(.id(AnyHashable("keyboard bar")))
    inner.stackAxis = nil
    inner.environment.resetForWindow()
    inner.environment.isElevated = false
    return inner
  }
}

/// Items over the keyboard, on its surface.
private struct KeyboardBar: View {
  /// In points (measured on iOS 17).
  static let height = 44.0
  let entries: [ToolbarEntry]

  var body: some View {
    HStack(spacing: 16) { ToolbarItems(entries: entries) }
      .padding(.horizontal, 16)
      .font(.system(size: 17))
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: Self.height)
      .background { BarBackground(style: nil, edge: .top) }
  }
}

/// The bar over the keyboard, from edge to edge.
private struct KeyboardBarLayout: ProposalLayout {
  let keyboard: Double

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let bar = node.children.first else { return }
    let offer = Proposal(width: node.frame.width, height: nil)
    let height = bar.size(offer).height
    bar.place(
      in: node, at: Point(x: 0, y: node.frame.height - keyboard - height), proposal: offer,
      context: PlacementContext(node.frame))
  }
}
