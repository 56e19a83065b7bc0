import LayoutEngine

/// An iPad's tabs since iPadOS 18: words in a capsule at the top, where a title would stand.
struct TopTabBar: View {
  let tabs: Tabs
  /// Calls the sidebar; nil where there is none.
  var callSidebar: (() -> Void)?

  /// In points, as iPadOS 18 looks; not published.
  private static let height = 50.0
  private static let capsuleHeight = 38.0

  var body: some View {
    HStack(spacing: 0) {
      if let callSidebar { TopTabBarToggle(action: callSidebar) }
      ForEach(tabs.entries.indices, id: \.self) { index in
        TopTabBarItem(entry: tabs.entries[index], isSelected: index == tabs.selected) {
          tabs.choose(index)
        }
      }
    }
    .padding(.horizontal, 3)
    .frame(height: Self.capsuleHeight)
    .background(Color(.quaternarySystemFill), in: Capsule())
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    .dynamicTypeSize(.large)
    .accessibilitySeries(Text(verbatim: "Tab Bar"), traits: .isTabBar)
    .accessibilityBar(.tabs)
  }
}

/// The button at the bar's beginning that calls the sidebar.
private struct TopTabBarToggle: View {
  let action: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    BarButton(label: SystemString.sidebar.text(locale), action: action) {
      Image(systemName: "sidebar.left")
        .font(.system(size: 17))
        .foregroundStyle(.primary)
        .flipsForRightToLeftLayoutDirection(true)
        .padding(.horizontal, 12)
        .frame(height: 32)
    }
    // As that of a split view's sidebar, by which flows and tests find it in each language.
    .accessibilityIdentifier("ToggleSidebar")
  }
}

/// A tab's name, in a capsule of its own where it is chosen.
private struct TopTabBarItem: View {
  let entry: TabEntry
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    HStack(spacing: 6) {
      TopTabBarName(label: entry.label, isSelected: isSelected)
      if let badge = entry.badge { TabBadge(label: badge) }
    }
    .foregroundStyle(entry.isDisabled ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary))
    .padding(.horizontal, 14)
    .frame(height: 32)
    .background(Color(.tertiarySystemFill).opacity(isSelected ? 1 : 0), in: Capsule())
    .modifier(InteractionModifier(.tap { action() }))
    .accessibilityControl(
      isSelected ? [.isButton, .isTab, .isSelected] : [.isButton, .isTab], children: .replace
    )
    .accessibilityLabel(of: entry.label)
    .accessibilityValue(of: entry.badge)
    .disabled(entry.isDisabled)
  }
}

/// The words of a tab's label.
private struct TopTabBarName: PrimitiveView {
  let label: AnyView
  let isSelected: Bool

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let font = Font.system(size: 15, weight: view.isSelected ? .semibold : .medium)
    output += context.elements(of: view.label.labelStyle(.titleOnly).font(font).lineLimit(1))
      .filter { !$0.containsPicture }
  }
}

private enum TabsInTitleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether tabs stand where the navigation bar's title would.
  var hasTabsInTitle: Bool {
    get { self[TabsInTitleKey.self] }
    set { self[TabsInTitleKey.self] = newValue }
  }

  /// A Boolean value that indicates whether tab bars stand at the top.
  var hasTopTabs: Bool { systemVersion >= 18 && barIdiom == .pad }
}

extension LoweringContext {
  /// The chosen tab below a bar of all, which shares the row of the tab's own navigation bar.
  @MainActor
  func topTabs(
    _ tabs: Tabs, isHidden: Bool, content: Element, _ sidebar: TabSidebarState?
  ) -> Element {
    var view = TopTabBar(tabs: tabs)
    if let sidebar { view.callSidebar = { sidebar.show(true) } }
    let bar = entering(.id(AnyHashable("tab bar"))).element(of: view)
    let sharesRow = content.preference(HasBarsKey.self) ?? false
    var layout = NavigationPageLayout(hasTop: !isHidden, hasBottom: false)
    layout.coversTop = !sharesRow
    return Element(self, layout: layout, children: [content] + (isHidden ? [] : [bar]))
  }
}
