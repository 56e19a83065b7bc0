import LayoutEngine

/// Rows of cells whose columns share their widths.
public struct Grid<Content: View>: PrimitiveView {
  let layout: TableLayout
  let content: Content

  /// Creates a grid; spacings are in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = TableLayout(
      alignment: alignment.pair, horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init))
    self.content = content()
  }

  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    context.grid(Self.self, view.layout, view.content, &output)
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

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

extension View {
  /// The columns that a cell takes.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitsModifier { $0.gridColumns = max(1, count) })
  }

  /// The axes in which a cell does not widen its column or row.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(
      TraitsModifier {
        if axes.contains(.horizontal) { $0.gridUnsizedAxes.insert(.horizontal) }
        if axes.contains(.vertical) { $0.gridUnsizedAxes.insert(.vertical) }
      })
  }

  /// Where a cell's content lies in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitsModifier { $0.gridAnchor = Point(x: anchor.x, y: anchor.y) })
  }

  /// How the cells of this cell's column are aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitsModifier { $0.gridColumnAlignment = guide.key })
  }
}
