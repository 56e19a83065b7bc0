/// A page's bar: the way back, title and items, a large title and a search field beneath.
struct NavigationBar: View {
  let configuration: BarConfiguration
  let back: BackButton?
  let usesLargeTitle: Bool
  /// How far the large title has gone beneath the row, in points.
  let collapse: Double

  @Environment(\.navigationBarHeight) private var height
  @Environment(\.barMargin) private var margin

  private static var largeTitleHeight: Double {
    BarMetrics.shared.bars.navigationBar.largeTitleExtra
  }

  private var isCollapsed: Bool { collapse >= Self.largeTitleHeight }

  var body: some View {
    VStack(spacing: 0) {
      NavigationBarRow(
        configuration: configuration, back: back, showsTitle: !usesLargeTitle || isCollapsed
      )
      .frame(height: height)
      if usesLargeTitle { largeTitle }
    }
  }

  @ViewBuilder private var largeTitle: some View {
    (configuration.title ?? Text(verbatim: ""))
      .font(.largeTitle.bold())
      .foregroundStyle(.primary)
      .lineLimit(1)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .padding(.horizontal, margin)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: Self.largeTitleHeight, alignment: .center)
      .offset(y: -collapse)
      .opacity(isCollapsed ? 0 : 1)
      .clipped()
  }
}

/// The row of a navigation bar.
struct NavigationBarRow: View {
  let configuration: BarConfiguration
  let back: BackButton?
  let showsTitle: Bool

  @Environment(\.barMargin) private var margin

  /// A back button stands nearer to the edge than other items, in points (measured on iOS 17).
  private static let backMargin = 9.0
  private static let itemSpacing = 16.0

  var body: some View {
    NavigationBarArrangement(
      leading: leading, title: title, trailing: trailing
    )
    .padding(.leading, back == nil ? margin : Self.backMargin)
    .padding(.trailing, margin)
    .font(.system(size: 17))
    .lineLimit(1)
    .dynamicTypeSize(.large)
  }

  private var leading: some View {
    HStack(spacing: Self.itemSpacing) {
      if let back { BackButtonView(button: back) }
      ToolbarItems(entries: entries(.leading))
    }
  }

  @ViewBuilder private var title: some View {
    let principal = entries(.principal)
    if principal.isEmpty {
      if showsTitle, let title = configuration.title {
        title.font(.system(size: 17, weight: .semibold)).foregroundStyle(.primary)
      }
    } else {
      HStack(spacing: Self.itemSpacing) { ToolbarItems(entries: principal) }
    }
  }

  private var trailing: some View {
    HStack(spacing: Self.itemSpacing) {
      ToolbarItems(entries: entries(.trailing).filter { $0.placement != .secondaryAction })
      if configuration.items.contains(where: { $0.placement == .secondaryAction }) {
        Image(systemName: "ellipsis.circle").imageScale(.large).foregroundStyle(.tint)
      }
    }
  }

  private func entries(_ position: ToolbarItemPlacement.Position) -> [ToolbarEntry] {
    configuration.items(at: position)
  }
}

extension BarConfiguration {
  /// The items at a place, by rank and then in the order in which they were given.
  func items(at position: ToolbarItemPlacement.Position) -> [ToolbarEntry] {
    items.filter { $0.placement.position == position }.enumerated()
      .sorted { ($0.element.placement.rank, $0.offset) < ($1.element.placement.rank, $1.offset) }
      .map(\.element)
  }
}
