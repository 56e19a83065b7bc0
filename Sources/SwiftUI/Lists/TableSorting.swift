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
