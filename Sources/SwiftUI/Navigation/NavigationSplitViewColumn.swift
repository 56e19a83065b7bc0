import LayoutEngine

/// A column of a split view.
///
///     NavigationSplitView(preferredCompactColumn: $column) { NotesList() } detail: { NoteView() }
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// The sidebar.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The content column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The detail column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
