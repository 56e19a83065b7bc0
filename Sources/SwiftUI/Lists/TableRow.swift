/// A row of a table.
///
///     Table(of: Note.self) {
///       TableColumn("Title", value: \.title)
///     } rows: {
///       TableRow(Note(title: "Template"))
///       Section("Mine") { ForEach(notes) { TableRow($0) } }
///     }
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates a row of a value.
  public init(_ value: Value) { self.value = value }
}

extension ForEach {
  /// Creates rows of a table for each identifiable element.
  public init<Row>(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where Content == TableRow<Row>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// The rows of a table, in sections with a header or without.
public struct TableRowList<Row: Identifiable> {
  /// Rows that follow each other below one header.
  struct Part {
    let header: AnyView?
    var rows: [Row]
  }

  var parts: [Part] = []

  /// Adds others below these, and joins rows that no header parts.
  fileprivate mutating func append(_ other: Self) {
    for part in other.parts {
      if part.header == nil, let last = parts.indices.last, parts[last].header == nil {
        parts[last].rows += part.rows
      } else {
        parts.append(part)
      }
    }
  }

  init(_ rows: [Row], header: AnyView? = nil) { parts = [Part(header: header, rows: rows)] }

  fileprivate init(_ lists: [Self]) { for list in lists { append(list) } }
}

/// A result builder that makes the rows of a table.
@resultBuilder
public enum TableRowBuilder<Row: Identifiable> {
  /// Builds a row.
  public static func buildExpression(_ row: TableRow<Row>) -> TableRowList<Row> {
    TableRowList([row.value])
  }

  /// Builds repeated rows.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ rows: ForEach<Data, ID, TableRow<Row>>
  ) -> TableRowList<Row> { TableRowList(rows.data.map { rows.content($0).value }) }

  /// Builds the rows of a section, below its header.
  public static func buildExpression<Header: View>(
    _ section: Section<Header, TableRowList<Row>, EmptyView>
  ) -> TableRowList<Row> {
    let header = section.header is EmptyView ? nil : AnyView(section.header)
    return TableRowList(section.content.parts.flatMap(\.rows), header: header)
  }

  /// Joins lists of rows.
  public static func buildBlock(_ rows: TableRowList<Row>...) -> TableRowList<Row> {
    TableRowList(rows)
  }
  /// Builds optional rows.
  public static func buildOptional(_ rows: TableRowList<Row>?) -> TableRowList<Row> {
    rows ?? TableRowList([])
  }
  /// Builds the rows of a condition that holds.
  public static func buildEither(first rows: TableRowList<Row>) -> TableRowList<Row> { rows }
  /// Builds the rows of a condition that does not hold.
  public static func buildEither(second rows: TableRowList<Row>) -> TableRowList<Row> { rows }
}

@MainActor
extension Section {
  /// Creates a section of a table's rows.
  @_disfavoredOverload
  public init<Row>(@TableRowBuilder<Row> content: () -> Content)
  where Parent == EmptyView, Content == TableRowList<Row>, Footer == EmptyView {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }

  /// Creates a section of a table's rows with a header.
  @_disfavoredOverload
  public init<Row>(
    @TableRowBuilder<Row> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Parent: View, Content == TableRowList<Row>, Footer == EmptyView {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }

  /// Creates a section of a table's rows with a localised title.
  @_disfavoredOverload
  public init<Row>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Row> content: () -> Content
  ) where Parent == Text, Content == TableRowList<Row>, Footer == EmptyView {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of a table's rows with a title.
  @_disfavoredOverload
  public init<Row, S: StringProtocol>(
    _ title: S, @TableRowBuilder<Row> content: () -> Content
  ) where Parent == Text, Content == TableRowList<Row>, Footer == EmptyView {
    self.init(content: content) { Text(title) }
  }
}
