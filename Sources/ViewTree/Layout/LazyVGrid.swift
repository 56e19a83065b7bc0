import LayoutEngine

/// A container that arranges views in a vertically growing grid, by columns of given widths.
///
///     let columns = [GridItem(.adaptive(minimum: 80))]
///     LazyVGrid(columns: columns, spacing: 8) { ForEach(icons) { IconCell($0) } }
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The horizontal alignment of the grid.
  ///   - spacing: The spacing between rows, in points, or nil for the default.
  ///   - pinnedViews: The headers and footers that stay in sight.
  ///   - content: The cells, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    self.content = content()
  }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let layout = LazyGridLayout(
      axis: .vertical, tracks: view.columns.map(\.track), spacing: view.spacing.map(Double.init),
      alignment: view.alignment.key)
    output.append(context.lazy(Self.self, .vertical, layout, view.content, stackAxis: nil))
  }
}
