/// A style of lists.
///
///     List(notes) { Text($0.title) }.listStyle(.insetGrouped)
public protocol ListStyle {
  /// The system style on which the style is based.
  var _kind: _ListKind { get }
}

/// The system's styles of lists.
public enum _ListKind: Sendable {
  /// The styles that an app can name.
  case plain, grouped, insetGrouped, inset, sidebar
  /// A sidebar where width is regular: rows without cards and lines, the selected one on a pill.
  case sidebarColumn
  /// A sidebar of a Mac's window: low rows in small text, quiet headers.
  case windowSidebar

  /// A Boolean value that indicates whether sections are cards.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }
  /// A Boolean value that indicates whether rows keep away from the edges.
  var hasMargins: Bool { hasCards || isColumn }
  /// A Boolean value that indicates whether the list lies on a background of another colour than
  /// pages do.
  var isGrouped: Bool { hasMargins || self == .grouped }
  /// A Boolean value that indicates whether headers are large, as the parts of a sidebar.
  var isSidebar: Bool { self == .sidebar || isColumn }
  /// A Boolean value that indicates whether rows have neither cards nor lines, and the selected one
  /// lies on a pill.
  var isColumn: Bool { self == .sidebarColumn || self == .windowSidebar }
}

/// A list in the style of its surroundings: inset cards.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _ListKind { .insetGrouped }
}

/// A list of rows from edge to edge.
///
///     List(notes) { Text($0.title) }.listStyle(.plain)
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _ListKind { .plain }
}

/// A list of sections from edge to edge.
///
///     List { Text("Row") }.listStyle(GroupedListStyle())
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _ListKind { .grouped }
}

/// A list of sections as cards with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _ListKind { .insetGrouped }
}

/// A list of rows with a margin.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _ListKind { .inset }
}

/// A list of a sidebar's sections.
///
///     List {
///       Section("Folders") { Label("Drafts", systemImage: "folder") }
///     }
///     .listStyle(.sidebar)
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge, on a grey background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards, on a grey background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with insets.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections as cards, with large headers.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum Keys {
  enum Kind: EnvironmentKey { static var defaultValue: _ListKind? { nil } }
  enum Container: EnvironmentKey { static var defaultValue: _ListKind? { nil } }
  enum RowHeight: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  enum HeaderHeight: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  enum RowSpacing: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  enum SectionSpacing: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
}

extension EnvironmentValues {
  /// The style that a view above asks for.
  var listKind: _ListKind? {
    get { self[Keys.Kind.self] }
    set { self[Keys.Kind.self] = newValue }
  }

  /// The style of the list that the view stands in; nil outside of lists.
  var listContainer: _ListKind? {
    get { self[Keys.Container.self] }
    set { self[Keys.Container.self] = newValue }
  }

  /// The least height of rows, in points; 44 where nobody sets it.
  ///
  ///     List(notes) { Text($0.title) }.environment(\.defaultMinListRowHeight, 32)
  public var defaultMinListRowHeight: CGFloat {
    get { self[Keys.RowHeight.self] ?? SystemMetrics.shared.list.rowMinHeight }
    set { self[Keys.RowHeight.self] = newValue }
  }

  /// The least height of headers, in points.
  ///
  ///     List { Section("Today") { Text("Bread") } }.environment(\.defaultMinListHeaderHeight, 24)
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[Keys.HeaderHeight.self] }
    set { self[Keys.HeaderHeight.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[Keys.RowSpacing.self] }
    set { self[Keys.RowSpacing.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[Keys.SectionSpacing.self] }
    set { self[Keys.SectionSpacing.self] = newValue }
  }
}

/// The spacing between sections.
///
///     List {
///       Section { Text("Wi-Fi") }
///       Section { Text("Sounds") }
///     }
///     .listSectionSpacing(.compact)
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?

  /// The default spacing.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A spacing of 16 points.
  public static let compact = ListSectionSpacing(points: 16)

  /// Returns a spacing in points.
  ///
  ///     List { Section { Text("Wi-Fi") } }.listSectionSpacing(.custom(8))
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

extension View {
  /// Sets the style of the lists in the view.
  ///
  ///     List(items) { Text($0.name) }.listStyle(.insetGrouped)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose lists have the style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listKind, style._kind)
  }

  /// Sets the spacing between the rows of lists in the view, in points; nil for the default.
  ///
  ///     List(items, id: \.self) { Text($0) }.listRowSpacing(8)
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the spacing between the sections of lists in the view.
  ///
  ///     List { sections }.listSectionSpacing(.compact)
  ///
  /// - Parameter spacing: The spacing.
  /// - Returns: A view whose lists have the spacing.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the spacing between the sections of lists in the view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}
