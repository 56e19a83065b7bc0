/// Rows in columns; where width is compact only the first column shows, as a list.
public struct Table<Row: Identifiable>: View {
  private let rows: [Row]
  private let columns: [TableColumn<Row>]
  @Environment(\.horizontalSizeClass) private var width

  /// Creates a table of values.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { (rows, self.columns) = (Array(data), columns()) }

  /// Creates a table of values of which some are selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { self.init(data, columns: columns) }

  /// Creates a table of values of which one is selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { self.init(data, columns: columns) }

  public var body: some View {
    List {
      if width == .regular { header }
      ForEach(rows) { row in
        HStack(spacing: 16) {
          ForEach(shown.indices, id: \.self) { index in
            cell(shown[index]) { shown[index].content(row) }
              .foregroundStyle(index == 0 ? .primary : .secondary)
          }
        }
      }
    }
    .listStyle(.plain)
  }

  private var shown: [TableColumn<Row>] {
    width == .regular ? columns : Array(columns.prefix(1))
  }

  private var header: some View {
    HStack(spacing: 16) {
      ForEach(columns.indices, id: \.self) { index in
        cell(columns[index]) {
          columns[index].title.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
        }
      }
    }
  }

  @ViewBuilder private func cell<Content: View>(
    _ column: TableColumn<Row>, @ViewBuilder content: () -> Content
  ) -> some View {
    if let fixed = column.fixedWidth {
      content().frame(width: fixed, alignment: .leading)
    } else {
      content().frame(
        minWidth: column.minWidth, maxWidth: column.maxWidth ?? .infinity, alignment: .leading)
    }
  }
}

/// A column of a table.
public struct TableColumn<Row> {
  let title: Text
  let content: (Row) -> AnyView
  var fixedWidth: CGFloat?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?

  /// Creates a column of views with a localised title.
  @MainActor
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content
  ) { (title, self.content) = (Text(titleKey), { AnyView(content($0)) }) }

  /// Creates a column of texts with a localised title.
  @MainActor
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>) {
    (title, content) = (Text(titleKey), { AnyView(Text(verbatim: $0[keyPath: value])) })
  }

  /// Creates a column, sorted by a value, of views with a localised title.
  @MainActor
  public init<Content: View, Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> Content
  ) { self.init(titleKey, content: content) }

  /// The column with a width in points.
  public func width(_ width: CGFloat?) -> TableColumn {
    var column = self
    column.fixedWidth = width
    return column
  }

  /// The column within limits of width, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    (column.minWidth, column.maxWidth) = (min, max)
    return column
  }
}

/// Gathers the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Row> {
  public static func buildExpression(_ column: TableColumn<Row>) -> TableColumn<Row> { column }

  public static func buildBlock(_ columns: TableColumn<Row>...) -> [TableColumn<Row>] { columns }
}
