import LayoutEngine

/// A container that arranges views in a horizontally growing grid, by rows of given heights.
///
///     LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { ForEach(tags) { Tag($0) } }
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The vertical alignment of the grid.
  ///   - spacing: The spacing between columns, in points, or nil for the default.
  ///   - pinnedViews: The headers and footers that stay in sight.
  ///   - content: The cells, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    self.content = content()
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let layout = LazyGridLayout(
      axis: .horizontal, tracks: view.rows.map(\.track), spacing: view.spacing.map(Double.init),
      alignment: view.alignment.key)
    output.append(context.lazy(Self.self, .horizontal, layout, view.content, stackAxis: nil))
  }
}
