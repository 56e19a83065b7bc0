/// A column of a table.
///
///     Table(notes) {
///       TableColumn("Title", value: \.title)
///       TableColumn("Date") { note in Text(note.date, format: .dateTime.day().month()) }.width(90)
///     }
public struct TableColumn<Row> {
  let title: Text
  let content: (Row) -> AnyView
  /// The comparator by which a person sorts by the column; nil where it cannot be sorted by.
  var comparator: (any SortComparator<Row>)?
  var fixedWidth: CGFloat?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?

  /// Creates a column of views with a localised title.
  @MainActor
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content
  ) { (title, self.content) = (Text(titleKey), { AnyView(content($0)) }) }

  /// Creates a column of texts, sorted by them, with a localised title.
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<Row, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) { self.init(Text(titleKey), value: value, comparator: comparator) }

  /// Creates a column, sorted by a value, of views with a localised title.
  @MainActor @preconcurrency
  public init<Content: View, Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<Row, Value> & Sendable,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.init(titleKey, content: content)
    comparator = KeyPathComparator(value)
  }

  /// Creates a column, sorted by a value in an order of its own, of views with a localised title.
  @MainActor @preconcurrency
  public init<Content: View, Value, Order: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<Row, Value> & Sendable, comparator: Order,
    @ViewBuilder content: @escaping (Row) -> Content
  ) where Order.Compared == Value {
    self.init(titleKey, content: content)
    self.comparator = KeyPathComparator(value, comparator: comparator)
  }

  /// Creates a column, sorted by a comparator, of views with a localised title.
  ///
  ///     TableColumn("Name", sortUsing: KeyPathComparator(\Note.title)) { Text($0.title) }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - comparator: The comparator, which the header's tap puts first, or turns around.
  ///   - content: A closure that returns the view of a row's value.
  @MainActor
  public init<Content: View, Order: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Order,
    @ViewBuilder content: @escaping (Row) -> Content
  ) where Order.Compared == Row {
    self.init(titleKey, content: content)
    self.comparator = comparator
  }

  /// Creates a column of views with a title.
  @MainActor
  public init<Content: View>(
    _ title: Text, @ViewBuilder content: @escaping (Row) -> Content
  ) { (self.title, self.content) = (title, { AnyView(content($0)) }) }

  /// Creates a column of views with a title.
  @MainActor @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S, @ViewBuilder content: @escaping (Row) -> Content
  ) { self.init(Text(title), content: content) }

  /// Creates a column of texts, sorted by them, with a title.
  @MainActor @preconcurrency
  public init(
    _ title: Text, value: any KeyPath<Row, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) {
    self.init(title) { Text(verbatim: $0[keyPath: value]) }
    self.comparator = KeyPathComparator(value, comparator: comparator)
  }

  /// Creates a column of texts, sorted by them, with a title.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<Row, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) { self.init(Text(title), value: value, comparator: comparator) }

  /// Returns the column with a width in points.
  ///
  ///     Table(notes) { TableColumn("Title", value: \.title).width(min: 120, ideal: 200) }
  public func width(_ width: CGFloat?) -> TableColumn {
    var column = self
    column.fixedWidth = width
    return column
  }

  /// Returns the column with limits of its width, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    (column.minWidth, column.maxWidth) = (min, max)
    return column
  }
}

/// A result builder that makes the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Returns the column as it is.
  public static func buildExpression(_ column: TableColumn<Row>) -> TableColumn<Row> { column }

  /// Builds a list of columns.
  public static func buildBlock(_ columns: TableColumn<Row>...) -> [TableColumn<Row>] { columns }
}

private enum TableColumnHeaders: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of the headers of table columns.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeaders.self] }
    set { self[TableColumnHeaders.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the column headers of tables in the view.
  ///
  ///     Table(people) {
  ///       TableColumn("Name", value: \.name)
  ///     }
  ///     .tableColumnHeaders(.hidden)
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Sets the style of the tables in the view; iOS has one.
  ///
  ///     Table(people) {
  ///       TableColumn("Name", value: \.name)
  ///     }
  ///     .tableStyle(.inset)
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableColumnHeaders, .automatic)
  }
}

/// A style of tables.
public protocol TableStyle {}

/// A table as iOS has it.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with insets.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// The default style.
  public static var automatic: InsetTableStyle { InsetTableStyle() }
}
