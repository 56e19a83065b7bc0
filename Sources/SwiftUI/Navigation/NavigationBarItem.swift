/// The names that bar buttons and titles have on iOS.
///
///     NotesList().navigationBarTitleDisplayMode(.inline)
public enum NavigationBarItem {
  /// A mode that tells how prominent a title is.
  public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}
