/// A container that presents rows in columns; where width is compact only the first column appears,
/// as a list.
///
///     Table(people) {
///       TableColumn("Name", value: \.name)
///       TableColumn("City", value: \.city)
///     }
public struct Table<Row: Identifiable>: View {
  private let rows: TableRowList<Row>
  private let columns: [TableColumn<Row>]
  private var selection = ListSelection.none
  private var sorting: TableSorting<Row>?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.isInDesktopWindow) private var isDesktop

  /// Creates a table of values.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row { (rows, self.columns) = (TableRowList(Array(data)), columns()) }

  /// Creates a table of values of which some are selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row {
    self.init(data, columns: columns)
    self.selection = .several(selection)
  }

  /// Creates a table of values of which one is selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row {
    self.init(data, columns: columns)
    self.selection = .one(selection)
  }

  /// Creates a table of values in an order of columns, whose headers tell it and change it.
  ///
  /// The table shows the values as they are given; who changes the order sorts them:
  ///
  ///     Table(people.sorted(using: order), sortOrder: $order) {
  ///       TableColumn("Name", value: \.name)
  ///     }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(data, columns: columns)
    sorting = TableSorting(sortOrder)
  }

  /// Creates a table in an order of columns of which some values are selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(data, columns: columns)
    self.selection = .several(selection)
    sorting = TableSorting(sortOrder)
  }

  /// Creates a table in an order of columns of which one value is selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(data, columns: columns)
    self.selection = .one(selection)
    sorting = TableSorting(sortOrder)
  }

  /// Creates a table of rows that are given one by one.
  public init(
    of valueType: Row.Type, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> TableRowList<Row>
  ) { (self.rows, self.columns) = (rows(), columns()) }

  /// Creates a table, of which some values are selected, of rows that are given one by one.
  public init(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> TableRowList<Row>
  ) {
    self.init(of: valueType, columns: columns, rows: rows)
    self.selection = .several(selection)
  }

  /// Creates a table, in an order of columns, of rows that are given one by one.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> TableRowList<Row>
  ) where Sort.Compared == Row {
    self.init(of: Row.self, columns: columns, rows: rows)
    sorting = TableSorting(sortOrder)
  }

  /// Creates a table, in an order of columns and of which some values are selected, of rows that
  /// are given one by one.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> TableRowList<Row>
  ) where Sort.Compared == Row {
    self.init(of: Row.self, columns: columns, rows: rows)
    self.selection = .several(selection)
    sorting = TableSorting(sortOrder)
  }

  /// Creates a table, in an order of columns and of which one value is selected, of rows that are
  /// given one by one.
  public init<Sort: SortComparator>(
    selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> TableRowList<Row>
  ) where Sort.Compared == Row {
    self.init(of: Row.self, columns: columns, rows: rows)
    self.selection = .one(selection)
    sorting = TableSorting(sortOrder)
  }

  /// The content of the view.
  public var body: some View {
    List<Row.ID, _>(content, selection)
      .listStyle(.plain)
  }

  @ViewBuilder private var content: some View {
    if width == .regular, headers != .hidden { header }
    ForEach(rows.parts.indices, id: \.self) { index in
      if let header = rows.parts[index].header {
        Section {
          ForEach(rows.parts[index].rows, content: line)
        } header: {
          header
        }
      } else {
        ForEach(rows.parts[index].rows, content: line)
      }
    }
  }

  @ViewBuilder private func line(_ row: Row) -> some View {
    if isDesktop, selection.values().contains(AnyHashable(row.id)) {
      cells(row).foregroundStyle(.white).listRowBackground(TableSelection())
    } else {
      cells(row)
    }
  }

  private func cells(_ row: Row) -> some View {
    HStack(spacing: 16) {
      ForEach(shown.indices, id: \.self) { index in
        cell(shown[index]) { shown[index].content(row) }
          .foregroundStyle(index == 0 ? .primary : .secondary)
      }
    }
  }

  private var shown: [TableColumn<Row>] {
    width == .regular ? columns : Array(columns.prefix(1))
  }

  private var header: some View {
    HStack(spacing: 16) {
      ForEach(columns.indices, id: \.self) { index in
        cell(columns[index]) {
          TableHeader(column: columns[index], sorting: sorting)
            .font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
        }
      }
    }
  }

  private func cell<Content: View>(
    _ column: TableColumn<Row>, @ViewBuilder content: () -> Content
  ) -> some View {
    let (least, most) = (
      column.fixedWidth ?? column.minWidth, column.fixedWidth ?? column.maxWidth ?? .infinity
    )
    // Columns are as wide in each row, whatever the priority of what stands in them.
    return content().frame(minWidth: least, maxWidth: most, alignment: .leading).layoutPriority(0)
  }
}
