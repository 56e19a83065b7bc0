import LayoutEngine

/// A container that arranges views in rows and in columns of shared widths.
///
///     Grid(alignment: .leading, horizontalSpacing: 12) {
///       GridRow { Text("Name"); Text("Ada") }
///       GridRow { Text("Born"); Text("1815") }
///     }
public struct Grid<Content: View>: PrimitiveView {
  let layout: TableLayout
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of cells within their columns and rows.
  ///   - horizontalSpacing: The spacing between columns, in points, or nil for the default.
  ///   - verticalSpacing: The spacing between rows, in points, or nil for the default.
  ///   - content: The rows; a view outside of a row spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = TableLayout(
      alignment: alignment.pair, horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init))
    self.content = content()
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.grid(Self.self, view.layout, view.content, &output)
  }
}

extension View {
  /// Sets the number of columns that the view spans as a cell of a grid.
  ///
  ///     GridRow { Text("Total").gridCellColumns(2) }
  ///
  /// - Parameter count: The number of columns.
  /// - Returns: A cell that spans the columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitsModifier { $0.gridColumns = max(1, count) })
  }

  /// Excludes the view from sizing its column or row in the given axes.
  ///
  ///     Divider().gridCellUnsizedAxes(.horizontal)
  ///
  /// - Parameter axes: The axes in which the cell takes space but asks for none.
  /// - Returns: A cell that does not size its tracks.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(
      TraitsModifier {
        if axes.contains(.horizontal) { $0.gridUnsizedAxes.insert(.horizontal) }
        if axes.contains(.vertical) { $0.gridUnsizedAxes.insert(.vertical) }
      })
  }

  /// Sets the point of the cell at which its content is aligned.
  ///
  ///     Image(systemName: "star").gridCellAnchor(.trailing)
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitsModifier { $0.gridAnchor = Point(x: anchor.x, y: anchor.y) })
  }

  /// Sets the alignment of all cells in the column of the view.
  ///
  ///     Text("12.50").gridColumnAlignment(.trailing)
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitsModifier { $0.gridColumnAlignment = guide.key })
  }
}
