/// A tab that is ready to be lowered, and the section around it.
public struct TabEntryBox {
  /// The tab; nil in a section without tabs.
  var entry: TabEntry?
  /// The section around the tab, which a sidebar shows.
  var section: TabSectionInfo?
}

/// The body of a tab content of the system's own, which has none.
public struct NoTabContent<TabValue: Hashable>: TabContent {
  /// The tab content itself, which nobody asks for.
  public var body: Self { return self }

  /// Collects nothing.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) {}
}

/// A tab content of the system's own.
@MainActor @preconcurrency
public protocol PrimitiveTabContent: TabContent where Body == NoTabContent<TabValue> {}

extension PrimitiveTabContent {
  /// Stops the program: there is no body to evaluate.
  public var body: NoTabContent<TabValue> {
    fatalError("\(Self.self) is a tab: it has no body to evaluate")
  }
}

/// A tab content with a change.
public struct ChangedTab<Base: TabContent>: PrimitiveTabContent {
  /// The type of the selection.
  public typealias TabValue = Base.TabValue
  let base: Base
  let change: (inout TabEntry) -> Void

  /// Collects the tabs.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) {
    let start = entries.count
    Base._collect(content.base, context, &entries)
    for index in start..<entries.count {
      guard var entry = entries[index].entry else { continue }
      content.change(&entry)
      entries[index].entry = entry
    }
  }
}

/// A tab, with its label and content.
///
///     TabView(selection: $tab) {
///       Tab("Home", systemImage: "house", value: .home) { HomeView() }
///       Tab("Search", systemImage: "magnifyingglass", value: .search) { SearchView() }
///     }
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  /// The type of the selection.
  public typealias TabValue = Value
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  /// Collects the tabs.
  public static func _collect(
    _ tab: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) {
    let inner = context.entering(.index(entries.count)).entering(.content)
    inner.keepPlaces(whileResting: true)
    let label =
      tab.role == .search && tab.label is DefaultTabLabel
      ? AnyView(SearchTabLabel()) : AnyView(tab.label)
    entries.append(
      TabEntryBox(
        entry: TabEntry(label: label, tag: tab.value.map { AnyHashable($0) }) { context in
          var showing = context
          showing.identity = inner.identity
          showing.keepPlaces(whileResting: false)
          return showing.elements(of: tab.content)
        }))
  }
}

/// The label of a tab that was given none.
public struct DefaultTabLabel: View {
  /// The content of the view.
  public var body: some View { EmptyView() }
}

private struct SearchTabLabel: View {
  @Environment(\.locale) private var locale

  var body: some View {
    Label(title: { Text(verbatim: SystemString.search.text(locale)) }) {
      Image(systemName: "magnifyingglass")
    }
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab of a value, with a localised title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that selects the tab.
  ///   - content: The content.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, role, self.content) = (value, nil, content())
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a tab of a value, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    (self.value, role, self.content) = (value, nil, content())
    label = SwiftUI.Label(title, systemImage: systemImage)
  }

  /// Creates a tab of a value and a role, with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.role, self.content) = (value, role, content())
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a tab of a value, with a localised title and an image from an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, role, self.content) = (value, nil, content())
    label = SwiftUI.Label(titleKey, image: image)
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (value, self.role, self.content) = (nil, role, content())
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    (value, self.role, self.content) = (nil, role, content())
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a localised title and an image from an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (value, self.role, self.content) = (nil, role, content())
    label = SwiftUI.Label(titleKey, image: image)
  }
}

extension Tab {
  /// Creates a tab of a value, with a label made of views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.value, self.role, self.content, self.label) = (value, role, content(), label()) }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab of a value and a role, which labels it; without a role it has no label.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    (self.value, self.role, self.content, label) = (value, role, content(), DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab of a role, which labels it.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    (value, self.role, self.content, label) = (nil, role, content(), DefaultTabLabel())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label made of views.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (value, self.role, self.content, self.label) = (nil, role, content(), label()) }
}
