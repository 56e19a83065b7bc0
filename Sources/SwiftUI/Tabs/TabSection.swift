/// A group of tabs under a header; a bar shows them one by one.
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

  /// Collects the tabs.
  public static func _collect(
    _ section: Self, _ context: LoweringContext, _ entries: inout [TabEntryBox]
  ) { Content._collect(section.content, context, &entries) }
}

extension TabSection {
  /// Returns the section itself: tabs stand in a bar, whose sections have no actions.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> Self { self }
}

extension TabSection where Header == Text {
  /// Creates a section with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection {
  /// Creates a section with a title of views.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }
}
