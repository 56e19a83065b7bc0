import LayoutEngine

/// A container of pages that are selected in a bar, or by swiping.
///
///     TabView(selection: $page) {
///       Tab("Home", systemImage: "house", value: 0) { Text("Home") }
///       Tab("Profile", systemImage: "person", value: 1) { Text("Profile") }
///     }
public struct TabView<SelectionValue: Hashable, Content>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let collect: @MainActor (LoweringContext) -> TabList

  init(
    selection: Binding<SelectionValue>?,
    collect: @escaping @MainActor (LoweringContext) -> TabList
  ) { (self.selection, self.collect) = (selection, collect) }

  /// Appends the elements of the view.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    var inner = context.named(Self.self).entering(.type(Self.self))
    inner.stackAxis = nil
    inner.environment.enterBars()
    let own = inner.identity.slot(0) { OwnTab() }
    let list = view.collect(inner.entering(.content))
    let entries = list.entries
    let index = view.selected(among: entries, own)
    let session = context.session
    let tabs = Tabs(list: list, selected: index) { chosen in
      own.index = chosen
      if let value = entries[chosen].tag?.base as? SelectionValue {
        view.selection?.wrappedValue = value
      }
      session.invalidate("chosen tab")
    }
    output.append(
      context.environment.tabViewStyle.isPaged
        ? inner.pagedTabs(tabs) : inner.barredTabs(tabs))
  }

  private func selected(among entries: [TabEntry], _ own: OwnTab) -> Int {
    if let selection {
      let value = AnyHashable(selection.wrappedValue)
      if let index = entries.firstIndex(where: { $0.tag == value }) { return index }
    }
    return min(own.index, max(0, entries.count - 1))
  }
}

/// The tab that a view without a selection shows.
private final class OwnTab {
  var index = 0
}

/// The tabs of a view, the one that shows, and how to choose another.
struct Tabs {
  let list: TabList
  let selected: Int
  let choose: (Int) -> Void

  var entries: [TabEntry] { list.entries }
}

extension TabView where Content: View {
  /// Creates a tab view of views, whose selected one is known by its tag.
  ///
  /// - Parameters:
  ///   - selection: A binding to the tag of the selected view, or nil.
  ///   - content: The views, each with a tab item and a tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(selection: selection) { TabList($0.tabs(of: content)) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Creates a tab view of views, of which the first shows until another is selected.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.init(selection: nil) { TabList($0.tabs(of: content)) }
  }
}

extension LoweringContext {
  /// The tabs that views are, without the content of those that name an item.
  @MainActor
  func tabs<Content: View>(of content: Content) -> [TabEntryBox] {
    var counting = self
    counting.environment.tabItemCounter = TabItemCounter(wanting: nil)
    return counting.elements(of: content).enumerated().map { index, element in
      let info = element.preference(TabInfoKey.self)
      let entry = TabEntry(
        label: info?.label ?? AnyView(EmptyView()), tag: element.selectionTag,
        badge: info?.badge
      ) { context in
        guard let number = info?.number else { return [element] }
        var showing = context
        showing.environment.tabItemCounter = TabItemCounter(wanting: number)
        return showing.tab(index, of: content)
      }
      return TabEntryBox(entry: entry)
    }
  }

  /// Lowers one of several tabs: the others are lowered as mere items.
  @MainActor
  private func tab<Content: View>(_ index: Int, of content: Content) -> [Element] {
    let all = elements(of: content)
    return all.indices.contains(index) ? [all[index]] : []
  }

  /// The chosen tab above a bar of all.
  @MainActor
  func barredTabs(_ tabs: Tabs) -> Element {
    var inner = self
    inner.environment.tabItemCounter = nil
    inner.environment.tabBottomAccessory = nil
    let sidebar = tabSidebar(of: tabs)
    let showsSidebar = sidebar?.isShown(environment.tabBarPlacement) == true
    inner.environment.hasTabsInTitle = environment.hasTopTabs && !showsSidebar
    let content = inner.chosenTab(tabs, above: environment.tabBottomAccessory)
    if let sidebar, showsSidebar { return inner.sidebarTabs(tabs, content: content, sidebar) }
    let configuration = content.preference(BarKey.self) ?? BarConfiguration()
    let appearance = configuration.appearance(of: .tabBar)
    let isHidden =
      appearance.visibility == .hidden || tabs.entries.allSatisfy(\.isNameless)
      || environment.screenLink?.hidesTabBars == true
    if environment.hasTopTabs {
      return inner.topTabs(tabs, isHidden: isHidden, content: content, sidebar)
    }
    let bars = isHidden ? [] : [inner.tabBar(tabs, appearance, over: content)]
    return Element(
      self, layout: NavigationPageLayout(hasTop: false, hasBottom: !isHidden),
      children: [content] + bars)
  }

  /// The chosen tab, and what the tab view keeps above its bar.
  @MainActor
  private func chosenTab(_ tabs: Tabs, above accessory: AnyView?) -> Element {
    let content = chosenTab(tabs)
    guard let accessory else { return content }
    let pane = entering(.id(AnyHashable("tab accessory")))
      .element(of: TabBottomAccessory(content: accessory))
    return Element(
      self, layout: NavigationPageLayout(hasTop: false, hasBottom: true),
      children: [content, pane])
  }

  @MainActor
  func chosenTab(_ tabs: Tabs) -> Element {
    guard tabs.entries.indices.contains(tabs.selected) else {
      return Element(self, layout: IdentityLayout())
    }
    let list = tabs.entries[tabs.selected].lower(entering(.content))
    return list.count == 1
      ? list[0] : Element(self, layout: OverlapLayout(alignment: .center), children: list)
  }

  @MainActor
  private func tabBar(_ tabs: Tabs, _ appearance: BarAppearance, over content: Element) -> Element {
    var inner = entering(.id(AnyHashable("tab bar")))
    inner.environment.adopt(appearance)
    let shows = appearance.showsBackground(beneath: { content.hasContentBelow })
    return inner.element(
      of: TabBar(tabs: tabs).background {
        BarBackground(style: appearance.background, edge: .top)
          .ignoresSafeArea(edges: [.bottom, .horizontal])
          .shown(when: shows)
      })
  }
}

extension TabEntry {
  /// A Boolean value that indicates whether the tab was given no item, so that the bar cannot name
  /// it.
  @MainActor var isNameless: Bool { label.isEmptyView }
}
