private enum RowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view is a row of a list, or stands in one.
  ///
  /// Controls ask it for their looks: a label's icon stands in a column, a link gets a chevron.
  package var isInListRow: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }
}
