import LayoutEngine

/// A row of cells in a grid.
///
///     Grid {
///       GridRow {
///         Text("Name")
///         Text("Anna")
///       }
///     }
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells, or nil for the grid's.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.named(Self.self)
    inner.stackAxis = nil
    let row = Element(inner, layout: TableRowLayout(), children: inner.elements(of: view.content))
    row.traits.isGridRow = true
    row.traits.gridRowAlignment = view.alignment?.key
    output.append(row)
  }
}
