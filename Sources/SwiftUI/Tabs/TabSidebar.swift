import LayoutEngine

/// A tab view's tabs as a list in a sidebar: an iPad's, since iPadOS 18.
///
/// The list, its width and its button are those of a split view's sidebar; Apple's documentation of
/// `sidebarAdaptable` and of “Elevating your iPad app with a tab bar and sidebar” gives the parts,
/// but no figures.
struct TabSidebar: View {
  let tabs: Tabs
  @Environment(\.tabSidebarParts) private var parts

  var body: some View {
    List(selection: selection) {
      parts.header
      ForEach(tabs.list.groups) { group in
        if let section = group.section {
          TabSidebarSection(section: section) { rows(group) }
        } else {
          rows(group)
        }
      }
      parts.footer
    }
    .listStyle(.sidebar)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if let bar = parts.bottomBar {
        bar.padding(.horizontal, 20).padding(.vertical, 12)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// The number of a tab, which no id of a row that an app adds is taken for.
  private struct TabNumber: Hashable {
    let index: Int
  }

  private var selection: Binding<TabNumber?> {
    Binding {
      TabNumber(index: tabs.selected)
    } set: { number in
      if let number { tabs.choose(number.index) }
    }
  }

  private func rows(_ group: TabGroup) -> some View {
    ForEach(group.indices, id: \.self) { index in
      // A tab's picture and words are one row, though they be two views.
      HStack(spacing: 12) { tabs.entries[index].label }
        .badge(tabs.entries[index].badge)
        .selectionDisabled(tabs.entries[index].isDisabled)
        .disabled(tabs.entries[index].isDisabled)
        .tag(TabNumber(index: index))
    }
  }
}

/// A section of tabs in a sidebar, with its actions below them.
private struct TabSidebarSection<Rows: View>: View {
  let section: TabSectionInfo
  @ViewBuilder let rows: Rows

  var body: some View {
    Section {
      rows
      section.actions
    } header: {
      section.header
    }
  }
}

/// The state of a tab view's sidebar: whether it was called or sent away, and the page of its
/// column.
@MainActor
final class TabSidebarState {
  let model: NavigationModel
  private let session: RenderSession
  private var isCalled: Bool?

  init(_ session: RenderSession) {
    self.session = session
    model = NavigationModel(session)
  }

  /// Returns a Boolean value that indicates whether the sidebar shows, if it has a placement until
  /// a person chooses.
  func isShown(_ placement: AdaptableTabBarPlacement) -> Bool {
    isCalled ?? (placement == .sidebar)
  }

  /// Calls the sidebar, or sends it away.
  func show(_ isShown: Bool) {
    isCalled = isShown
    session.invalidate("sidebar of a tab view")
  }
}

@MainActor
extension LoweringContext {
  /// Returns the state of a tab view's sidebar; nil where the view cannot have one.
  func tabSidebar(of tabs: Tabs) -> TabSidebarState? {
    guard case .adaptable = environment.tabViewStyle, environment.hasTopTabs,
      environment.titleBar == nil, environment.screenLink?.hidesTabBars != true,
      !tabs.entries.allSatisfy(\.isNameless)
    else { return nil }
    let state = identity.slot(1) { TabSidebarState(session) }
    entering(.index(0)).keepPlaces(whileResting: !state.isShown(environment.tabBarPlacement))
    return state
  }

  /// The chosen tab beside a sidebar of all, or beneath it where space is short.
  func sidebarTabs(_ tabs: Tabs, content: Element, _ state: TabSidebarState) -> Element {
    let overlays = environment.splitColumnsOverlay
    var side = self
    // What lies over something else is lighter in the dark (HIG).
    if overlays { side.environment.isElevated = true }
    let toggle = SidebarToggle(isShown: true) { state.show(false) }
    let column = side.column(.sidebar, TabSidebar(tabs: tabs), state.model, toggle)
    let page = Element(
      self, layout: NavigationPageLayout(hasTop: false, hasBottom: false), children: [content])
    let widths = [ColumnWidthKey.defaultValue]
    let separator = Color(.separator).resolveColor(in: environment)
    guard !overlays else {
      return overlay([column, page], widths, separator) { state.show(false) }
    }
    return Element(
      self, layout: SplitLayout(widths: widths), role: SplitRole(separator: separator),
      children: [column, page])
  }
}
