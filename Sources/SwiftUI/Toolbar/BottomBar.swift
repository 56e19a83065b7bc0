import LayoutEngine

extension BarConfiguration {
  /// The items of the bar at the bottom.
  @MainActor var bottomEntries: [ToolbarEntry] { items(at: .bottom) + items(at: .status) }
}

extension LoweringContext {
  /// The bar at the bottom of a page.
  @MainActor
  func bottomBar(_ configuration: BarConfiguration, _ content: Element) -> Element {
    var inner = entering(.id(AnyHashable("bottom bar")))
    let appearance = configuration.appearance(of: .bottomBar)
    inner.environment.adopt(appearance)
    let shows = appearance.showsBackground(beneath: { content.hasContentBelow })
    return inner.element(
      of: BottomBar(configuration: configuration).background {
        BarBackground(style: appearance.background, edge: .top)
          .ignoresSafeArea(edges: [.bottom, .horizontal])
          .shown(when: shows)
      })
  }
}

/// A bar of items at the bottom of a page.
struct BottomBar: View {
  let configuration: BarConfiguration
  @Environment(\.toolbarHeight) private var height
  @Environment(\.barMargin) private var margin

  var body: some View {
    ZStack {
      HStack(spacing: 16) { ToolbarItems(entries: configuration.items(at: .bottom)) }
        .frame(maxWidth: .infinity)
      HStack(spacing: 8) { ToolbarItems(entries: configuration.items(at: .status)) }
    }
    .padding(.horizontal, margin)
    .font(.system(size: 17))
    .lineLimit(1)
    .dynamicTypeSize(.large)
    .frame(height: height)
    .accessibilityBar(.toolbar)
  }
}

extension Element {
  /// A Boolean value that indicates whether a vertical scroll view at the bottom of this box has
  /// more content than it shows.
  var hasContentBelow: Bool {
    if let scroll = layout(as: ScrollLayout.self) {
      guard scroll.vertical, let content = elements.first else { return false }
      return content.frame.maxY > frame.maxY + 0.5
    }
    let below = elements
    // Pages beneath the last one are laid out, and do not show.
    if layout(as: LastPageLayout.self) != nil { return below.last?.hasContentBelow ?? false }
    if let stack = layout(as: StackLayout.self), stack.axis == .vertical {
      return below.last?.hasContentBelow ?? false
    }
    return below.contains { $0.hasContentBelow }
  }
}
