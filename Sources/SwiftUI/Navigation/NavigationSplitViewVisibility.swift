import LayoutEngine

/// The visibility of the columns of a split view.
///
///     struct MailView: View {
///       @State private var columns = NavigationSplitViewVisibility.all
///
///       var body: some View {
///         NavigationSplitView(columnVisibility: $columns) { NotesList() } detail: { NoteView() }
///       }
///     }
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  let name: String
  /// The default columns of the platform.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and detail columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail column alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
