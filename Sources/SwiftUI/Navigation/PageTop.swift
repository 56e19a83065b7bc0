/// The settings that a page's modifiers make for the bar above its content, for lists that begin
/// beneath it.
///
/// The bar itself is made of preferences, which content cannot see.
struct PageTop: Hashable {
  var hasTitle = false
  var displayMode = NavigationBarTitleDisplayMode.automatic
  /// A Boolean value that indicates whether a title of the automatic mode is large.
  var inheritsLargeTitle = true
  var hasSearch = false
}

private enum PageTopKey: EnvironmentKey {
  static var defaultValue: PageTop? { nil }
}

extension EnvironmentValues {
  /// The top of the page that a view stands on; nil where there is no bar.
  var pageTop: PageTop? {
    get { self[PageTopKey.self] }
    set { self[PageTopKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the page's content begins beneath a large title or a
  /// search field.
  var isBeneathTallBar: Bool {
    guard let pageTop, titleBar == nil else { return false }
    if pageTop.hasSearch, barIdiom != .pad { return true }
    guard pageTop.hasTitle, verticalSizeClass != .compact else { return false }
    return switch pageTop.displayMode {
    case .inline: false
    case .large: true
    case .automatic: pageTop.inheritsLargeTitle
    }
  }
}
