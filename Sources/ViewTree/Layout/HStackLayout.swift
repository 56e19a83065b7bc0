import LayoutEngine

/// A layout that arranges views as an `HStack` does, for choosing a layout at run time.
///
///     let layout = isOn ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout())
///     layout {
///       Image(systemName: "ferry")
///       Text("Next departure")
///     }
public struct HStackLayout: _EngineLayout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The spacing between the views, in points, or nil for the default.
  public var spacing: CGFloat?

  /// Creates a row; spacing is in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  /// The engine's row.
  public var _engine: any ProposalLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing.map(Double.init))
  }
}
