/// Lets a control stand in the least height of a row, as UIKit's do, in spite of the row's insets.
package struct RowFittingModifier: ViewModifier {
  @Environment(\.isInListRow) private var isInListRow

  package func body(content: Content) -> some View {
    content.padding(.vertical, isInListRow ? -6 : 0)
  }
}
