/// A page's bar: the way back, title and items, a large title and a search field beneath.
struct NavigationBar: View {
  let configuration: BarConfiguration
  let back: BackButton?
  let usesLargeTitle: Bool
  /// The height of the large title with its subtitle, in points.
  let largeTitleHeight: Double
  /// The distance by which the large title has gone beneath the row, in points.
  let collapse: Double

  @Environment(\.navigationBarHeight) private var height
  @Environment(\.barMargin) private var margin
  @Environment(\.barIdiom) private var idiom
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 0) {
      if !isSearching {
        NavigationBarRow(
          configuration: configuration, back: back, showsTitle: !usesLargeTitle || isCollapsed
        )
        .frame(height: height)
        if usesLargeTitle { largeTitle }
      }
      if let search = drawer { searchField(search) }
    }
    .accessibilityBar(.navigation)
  }

  /// A search field beneath the title; on an iPad the field stands in the row.
  private var drawer: SearchConfiguration? {
    configuration.searchDrawer(idiom)
  }

  private var isSearching: Bool { drawer?.isActive ?? false }

  /// Scrolling hides the search field first, then the large title.
  private var searchCollapse: Double {
    guard let drawer, !drawer.placement.isAlways, !drawer.isActive else { return 0 }
    return min(
      collapse, SystemMetrics.shared.bars.searchBar.heightInNavigationBar(at: typeSize))
  }

  private var titleCollapse: Double { collapse - searchCollapse }

  private var isCollapsed: Bool { titleCollapse >= largeTitleHeight }

  private func searchField(_ search: SearchConfiguration) -> some View {
    let metrics = SystemMetrics.shared.bars.searchBar
    return VStack(spacing: 10) {
      SearchField(search: search)
      if search.isActive, let scopes = search.scopes { scopes }
    }
    .padding(.horizontal, margin)
    .padding(.top, 1)
    .padding(.bottom, metrics.inNavigationBar - metrics.fieldHeight - 1)
    .padding(.top, search.isActive ? 5 : 0)
    .opacity(searchCollapse > 0 ? max(0, 1 - searchCollapse / 20) : 1)
    .offset(y: -collapse)
  }

  @ViewBuilder private var largeWords: some View {
    let words = (configuration.title ?? Text(verbatim: ""))
      .font(.largeTitle.bold())
      .foregroundStyle(.primary)
      .accessibilityAddTraits(.isHeader)
    let items = configuration.items(at: .largeTitle)
    if !items.isEmpty {
      TitleItems(entries: items, isLarge: true, isSubtitle: false)
    } else if let menu = configuration.titleMenu {
      TitleMenu(entry: menu, title: words, symbolSize: 22)
    } else {
      words
    }
  }

  private var largeTitle: some View {
    largeWords
      .subtitled(configuration.subtitle, configuration.items(at: .largeSubtitle), isLarge: true)
      .barPart(isCollapsed ? nil : .largeTitle)
      .lineLimit(1)
      .dynamicTypeSize(...SystemMetrics.NavigationBar.largestTitle)
      .padding(.horizontal, margin)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: largeTitleHeight, alignment: .center)
      .offset(y: -titleCollapse)
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
  @Environment(\.barIdiom) private var idiom
  @Environment(\.hasTabsInTitle) private var hasTabsInTitle
  @Environment(\.windowSize) private var window

  /// A back button stands nearer to the edge than other items, in points (measured on iOS 17).
  private static let backMargin = 9.0
  /// The distance between what leads and a title after it, in points.
  private static let titleSpacing = 12.0
  private static let itemSpacing = 16.0
  /// A search field in an iPad's row, in points (measured on iPadOS 17).
  private static let searchWidth = 240.0
  /// A field of which the magnifier alone is left, in points.
  private static let foldedSearch = 34.0

  var body: some View {
    let start = back == nil ? margin : Self.backMargin
    // Equal at both ends, or the title would not stand in the middle of the bar.
    let inset = min(start, margin)
    NavigationBarArrangement(
      leading: leading(padding: start - inset).accessibilityPart(3),
      title: centred.barPart(.title).accessibilityPart(2),
      trailing: trailing.padding(.trailing, margin - inset).barPart(.trailing).accessibilityPart(1)
    )
    .padding(.horizontal, inset)
    .font(.system(size: 17))
    .lineLimit(1)
    .dynamicTypeSize(.large)
  }

  /// A Boolean value that indicates whether the title leads: an iPad's in the roles of a browser
  /// and of an editor.
  private var isTitleLeading: Bool {
    idiom == .pad && [.browser, .editor].contains(configuration.role)
  }

  @ViewBuilder private func leading(padding: Double) -> some View {
    let items = leadingItems.padding(.leading, padding).barPart(.leading)
    if isTitleLeading {
      HStack(spacing: Self.titleSpacing) {
        items
        title.barPart(.title)
      }
    } else {
      items
    }
  }

  private var leadingItems: some View {
    HStack(spacing: Self.itemSpacing) {
      if let back { BackButtonView(button: back) }
      // The way back may be said shorter where the title is long; items keep their words.
      ToolbarItems(entries: entries(.leading)).fixedSize(horizontal: true, vertical: false)
    }
  }

  @ViewBuilder private var centred: some View {
    if !isTitleLeading { title }
  }

  @ViewBuilder private var title: some View {
    let principal = entries(.principal)
    if principal.isEmpty {
      if showsTitle, !hasTabsInTitle, let title = configuration.title {
        let words = title.font(.system(size: 17, weight: .semibold)).foregroundStyle(.primary)
          .accessibilityAddTraits(.isHeader)
        if let menu = configuration.titleMenu {
          TitleMenu(entry: menu, title: words).subtitled(subtitle, subtitleItems, isLarge: false)
        } else {
          words.subtitled(subtitle, subtitleItems, isLarge: false)
        }
      }
    } else {
      HStack(spacing: Self.itemSpacing) { ToolbarItems(entries: principal) }
    }
  }

  private var subtitleItems: [ToolbarEntry] { idiom == .phoneLying ? [] : entries(.subtitle) }

  /// The second line of the title, for which the lower row of a phone that lies has no room.
  private var subtitle: Text? { idiom == .phoneLying ? nil : configuration.subtitle }

  /// The window's width in points below which tabs in the row leave a field no room.
  private static let widthOfTabsAndField = 1100.0

  private func searchField(_ search: SearchConfiguration) -> some View {
    let isFolded =
      hasTabsInTitle && !search.isActive && window.width < Self.widthOfTabsAndField
    return SearchField(search: search, isFolded: isFolded)
      .frame(width: isFolded ? Self.foldedSearch : Self.searchWidth)
  }

  private var trailing: some View {
    HStack(spacing: Self.itemSpacing) {
      if let search = configuration.search, idiom == .pad,
        configuration.searchDrawer(idiom) == nil, !configuration.placesSearch
      {
        searchField(search)
      }
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

extension View {
  /// Makes a part of a bar that is read whole, those of higher priority first: tops of items differ
  /// by more than a line, so that places alone would put an item at the end before the way back.
  fileprivate func accessibilityPart(_ priority: Double) -> some View {
    accessibilityInfo {
      $0.children = .contain
      $0.sortPriority = priority
    }
  }
}

extension BarConfiguration {
  /// The search field if it stands beneath the title.
  func searchDrawer(_ idiom: BarIdiom) -> SearchConfiguration? {
    if placesSearch { return nil }
    return switch search?.placement.place {
    case nil: nil
    case .automatic, .toolbar: idiom == .pad ? nil : search
    case .drawer, .sidebar: search
    }
  }

  /// Returns the height of a large title of one line with its subtitle, in points.
  @MainActor fileprivate func largeTitleHeight(at typeSize: DynamicTypeSize) -> Double {
    let title = SystemMetrics.shared.bars.navigationBar.largeTitleExtra(at: typeSize)
    let hasSubtitle = subtitle != nil || items.contains { $0.placement.position == .largeSubtitle }
    return hasSubtitle ? title + Self.largeSubtitleHeight(at: typeSize) : title
  }

  /// The line of a subtitle beneath a large title, in points; subheadline's.
  private static let largeSubtitle = 20.0

  /// Returns the height that a subtitle adds to a large title, in points.
  private static func largeSubtitleHeight(at typeSize: DynamicTypeSize) -> Double {
    largeSubtitle * min(typeSize, SystemMetrics.NavigationBar.largestTitle).scale(of: .subheadline)
  }

  /// Returns the height of the part of the bar that goes away when content scrolls, in points.
  ///
  /// - Parameters:
  ///   - largeTitle: The height of the large title with its subtitle, in points; nil without one.
  ///   - environment: The bar's environment.
  /// - Returns: The height, in points.
  @MainActor func collapsible(
    largeTitle: Double?, in environment: EnvironmentValues
  ) -> Double {
    let bars = SystemMetrics.shared.bars
    let drawer = searchDrawer(environment.barIdiom)
    var extra = 0.0
    if let drawer, !drawer.isActive, !drawer.placement.isAlways {
      extra += bars.searchBar.heightInNavigationBar(at: environment.dynamicTypeSize)
    }
    if let largeTitle, !(drawer?.isActive ?? false) { extra += largeTitle }
    return extra
  }

  /// The items at a place, by rank and then in the order in which they were given.
  @MainActor func items(at position: ToolbarItemPlacement.Position) -> [ToolbarEntry] {
    items.filter { $0.placement.position == position }.enumerated()
      .sorted { ($0.element.placement.rank, $0.offset) < ($1.element.placement.rank, $1.offset) }
      .map { drawn($0.element) }
  }
}

extension LoweringContext {
  /// Returns the height of a bar's large title with its subtitle, in points: items that are higher
  /// than the title's line make the bar higher, as on iOS 26.
  @MainActor func largeTitleHeight(of bar: BarConfiguration) -> Double {
    let usual = bar.largeTitleHeight(at: environment.dynamicTypeSize)
    let items = bar.items(at: .largeTitle)
    guard !items.isEmpty else { return usual }
    let largest = SystemMetrics.NavigationBar.largestTitle
    let view = TitleItems(entries: items, isLarge: true, isSubtitle: false)
      .lineLimit(1).dynamicTypeSize(...largest)
    let height = entering(.id(AnyHashable("large title"))).element(of: view)
      .size(.unspecified).height
    let scale = max(1, min(environment.dynamicTypeSize, largest).scale(of: .largeTitle))
    return usual + max(0, height - SystemMetrics.NavigationBar.largeTitleLine * scale)
  }
}
