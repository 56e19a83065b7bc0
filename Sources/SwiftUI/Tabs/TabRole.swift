/// A value that tells the purpose of a tab.
///
///     TabView {
///       Tab("Home", systemImage: "house") { HomeView() }
///       Tab(role: .search) { NotesList() }
///     }
public struct TabRole: Hashable, Sendable {
  let name: String
  /// The role of a tab for search.
  public static let search = TabRole(name: "search")
}
