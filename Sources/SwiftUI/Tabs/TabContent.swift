/// The content of a tab view, as since iOS 18.
///
///     struct LibraryTabs: TabContent {
///       var body: some TabContent<String> {
///         Tab("Albums", systemImage: "square.stack", value: "albums") { AlbumsView() }
///         Tab("Artists", systemImage: "music.mic", value: "artists") { ArtistsView() }
///       }
///     }
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection.
  associatedtype TabValue: Hashable = Never where TabValue == Body.TabValue
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Appends the tabs.
  static func _collect(_ content: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox])
}

extension TabContent {
  /// Collects the tabs.
  public static func _collect(
    _ content: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) {
    let inner = context.entering(.type(Self.self))
    DynamicProperties.install(in: content, inner)
    Body._collect(content.body, inner, &entries)
  }

  /// Sets a number beside the label of the tab; 0 shows none.
  ///
  ///     TabView { Tab("Inbox", systemImage: "tray") { NotesList() }.badge(count) }
  public func badge(_ count: Int) -> ChangedTab<Self> {
    ChangedTab(base: self) { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Sets a text beside the label of the tab.
  public func badge(_ label: Text?) -> ChangedTab<Self> {
    ChangedTab(base: self) { $0.badge = label }
  }

  /// Sets a text beside the label of the tab.
  public func badge(_ key: LocalizedStringKey) -> ChangedTab<Self> { badge(Text(key)) }

  /// Hides the tab.
  ///
  ///     TabView {
  ///       Tab("Inbox", systemImage: "tray") { NotesList() }
  ///       Tab("Drafts", systemImage: "doc") { NotesList() }.hidden(drafts.isEmpty)
  ///     }
  public func hidden(_ hidden: Bool = true) -> ChangedTab<Self> {
    ChangedTab(base: self) { if hidden { $0.isHidden = true } }
  }

  /// Disables the tab, which is drawn pale then and cannot be chosen by a tap.
  ///
  ///     TabView {
  ///       Tab("Inbox", systemImage: "tray") { NotesList() }
  ///       Tab("Drafts", systemImage: "doc") { NotesList() }.disabled(drafts.isEmpty)
  ///     }
  ///
  /// - Parameter disabled: A Boolean value that indicates whether the tab is disabled.
  /// - Returns: A tab that may be disabled.
  public func disabled(_ disabled: Bool) -> ChangedTab<Self> {
    ChangedTab(base: self) { if disabled { $0.isDisabled = true } }
  }

  /// Identifies the tab for a person's rearrangement; stills show it in its place.
  ///
  ///     TabView { Tab("Inbox", systemImage: "tray") { NotesList() }.customizationID("inbox") }
  public func customizationID(_ id: String) -> ChangedTab<Self> { ChangedTab(base: self) { _ in } }
}
