/// The order of a table by its columns.
@MainActor
struct TableSorting<Row> {
  /// Returns the direction in which rows are sorted by a column at first; nil if by another one.
  let order: (TableColumn<Row>) -> SortOrder?
  /// Sorts by a column at first, or, where it is sorted by already, the other way.
  let sort: (TableColumn<Row>) -> Void

  /// Creates the order that an app keeps.
  ///
  /// - Parameter binding: A binding to the comparators, the most important first.
  init<Order: SortComparator>(_ binding: Binding<[Order]>) where Order.Compared == Row {
    order = { column in
      guard let first = binding.wrappedValue.first, column.isCompared(by: first) else { return nil }
      return first.order
    }
    sort = { column in
      guard var chosen = column.comparator as? Order else { return }
      if let first = binding.wrappedValue.first, column.isCompared(by: first) {
        chosen = first
        chosen.order = first.order == .forward ? .reverse : .forward
      }
      binding.wrappedValue = [chosen] + binding.wrappedValue.filter { !column.isCompared(by: $0) }
    }
  }
}

extension TableColumn {
  /// Returns a Boolean value that indicates whether a comparator is the column's own, in whichever
  /// direction.
  fileprivate func isCompared<Order: SortComparator>(by other: Order) -> Bool
  where Order.Compared == Row {
    if let own = comparator as? KeyPathComparator<Row>, let other = other as? KeyPathComparator<Row>
    {
      return own.keyPath == other.keyPath
    }
    guard var own = comparator as? Order else { return false }
    own.order = other.order
    return own == other
  }
}

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

/// The fill of a selected row in a Mac's window: the accent, with insets and round corners.
struct TableSelection: View {
  @Environment(\.appearsActive) private var appearsActive

  /// In points, as AppKit's inset tables have it.
  private static let (inset, radius) = (10.0, 5.0)

  var body: some View {
    RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
      .fill(appearsActive ? Color.accentColor : Color(.systemGray))
      .padding(.horizontal, Self.inset)
  }
}
