private enum RowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is a row of a list, or stands in one.
  ///
  /// Controls ask it for their looks: a label's icon stands in a column, a link gets a chevron.
  var isInListRow: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }
}

/// Lets a control stand in the least height of a row, as UIKit's do, in spite of the row's insets.
package struct RowFittingModifier: ViewModifier {
  @Environment(\.isInListRow) private var isInListRow

  package func body(content: Content) -> some View {
    content.padding(.vertical, isInListRow ? -6 : 0)
  }
}
