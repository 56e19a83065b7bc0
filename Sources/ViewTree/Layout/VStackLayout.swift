import LayoutEngine

/// A layout that arranges views as a `VStack` does, for choosing a layout at run time.
///
///     let layout = AnyLayout(isOn ? VStackLayout(alignment: .leading) : VStackLayout(spacing: 24))
///     layout { Text("Kiel") }
public struct VStackLayout: _EngineLayout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The spacing between the views, in points, or nil for the default.
  public var spacing: CGFloat?

  /// Creates a column; spacing is in points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  /// The engine's column.
  public var _engine: any ProposalLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing.map(Double.init))
  }
}
