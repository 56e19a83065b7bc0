/// The title of a column, with an arrow where rows are sorted by it: at the end of its words on an
/// iPad, at the end of the column in a Mac's window.
struct TableHeader<Row>: View {
  let column: TableColumn<Row>
  let sorting: TableSorting<Row>?
  @Environment(\.isInDesktopWindow) private var isDesktop

  var body: some View {
    if let sorting, column.comparator != nil {
      Button(action: { sorting.sort(column) }) {
        HStack(spacing: 4) {
          column.title
          if let order = sorting.order(column) {
            if isDesktop { Spacer(minLength: 0) }
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .imageScale(.small)
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.title
    }
  }
}
