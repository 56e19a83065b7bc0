/// The placement of a search field.
///
///     NotesList().searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
public struct SearchFieldPlacement: Sendable {
  /// The mode in which the field beneath a title appears.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// The field appears as the content is pulled down.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field always appears.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  enum Place: Sendable { case automatic, drawer, toolbar, sidebar }

  let place: Place
  var isAlways = false

  /// The default place.
  public static let automatic = SearchFieldPlacement(place: .automatic)
  /// The toolbar.
  public static let toolbar = SearchFieldPlacement(place: .toolbar)
  /// The sidebar.
  public static let sidebar = SearchFieldPlacement(place: .sidebar)
  /// The drawer beneath the title of a navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer)

  /// Returns the drawer beneath the title, in a mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .init(place: .drawer, isAlways: displayMode.isAlways) }
}
