/// A group of tabs under a header in a sidebar; a bar shows them one by one.
///
///     TabView {
///       TabSection("Library") {
///         Tab("Albums", systemImage: "square.stack") { Text("Albums") }
///       }
///     }
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>:
  PrimitiveTabContent
where Content.TabValue == SelectionValue {
  /// The type of the selection.
  public typealias TabValue = SelectionValue
  let content: Content
  let header: Header
  /// The section's actions, which a sidebar shows below its tabs.
  var actions: AnyView?

  /// Collects the tabs.
  public static func _collect(
    _ section: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) {
    let start = entries.count
    Content._collect(section.content, context, &entries)
    let info = TabSectionInfo(
      id: start, header: section.header is EmptyView ? nil : AnyView(section.header),
      actions: section.actions)
    // A bar shows nothing of a section without tabs, a sidebar its header and its actions.
    if entries.count == start, !info.isEmpty { entries.append(TabEntryBox()) }
    for index in start..<entries.count { entries[index].section = info }
  }
}

extension TabSection {
  /// Adds actions below the section's tabs in a sidebar; a bar has no room for them.
  ///
  ///     TabSection("Playlists") {
  ///       Tab("Favourites", systemImage: "star") { NotesList() }
  ///     }
  ///     .sectionActions { Button("New playlist", systemImage: "plus", action: save) }
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> Self {
    var section = self
    section.actions = AnyView(content())
    return section
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { (self.content, header) = (content(), Text(titleKey)) }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { (self.content, header) = (content(), Text(title)) }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    (self.content, header) = (content(), EmptyView())
  }
}

extension TabSection {
  /// Creates a section with a title of views.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { (self.content, self.header) = (content(), header()) }
}
