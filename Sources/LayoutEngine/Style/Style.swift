/// The CSS properties of one node, each with CSS's name and initial value.
///
/// A style is a value. Nodes of one look can share one: see ``LayoutTree/addStyle(_:)``.
public struct Style: Hashable, Sendable {
  public var display = Display.flex
  public var position = Position.static
  /// The node's direction, or `nil` for its parent's.
  public var direction: Direction?
  public var boxSizing = BoxSizing.contentBox
  public var overflowX = Overflow.visible
  public var overflowY = Overflow.visible

  public var flexDirection = FlexDirection.row
  public var flexWrap = FlexWrap.noWrap
  public var alignContent = ContentAlignment.normal
  public var justifyContent = ContentAlignment.normal
  public var alignItems = ItemAlignment.normal
  public var justifyItems = ItemAlignment.normal
  public var alignSelf = ItemAlignment.auto
  public var justifySelf = ItemAlignment.auto
  /// Items are laid out in rising order, those of equal order as they stand in the tree.
  public var order: Int32 = 0

  public var width = Dimension.auto
  public var height = Dimension.auto
  public var minWidth = Dimension.auto
  public var minHeight = Dimension.auto
  /// The largest width; `.auto` is CSS's `none`.
  public var maxWidth = Dimension.auto
  /// The largest height; `.auto` is CSS's `none`.
  public var maxHeight = Dimension.auto
  /// Width divided by height, or `nil` for `auto`; a ratio that is not positive and finite is `auto`.
  public var aspectRatio: Double?

  public var margin = BoxEdges<Dimension>(.zero)
  public var padding = BoxEdges<Dimension>(.zero)
  /// The widths of the borders, in points.
  public var border = BoxEdges<Double>(0)
  /// `top`, `right`, `bottom` and `left`.
  public var inset = BoxEdges<Dimension>(.auto)

  public var flexBasis = Dimension.auto
  public var flexGrow = 0.0
  public var flexShrink = 1.0
  public var rowGap = Dimension.zero
  public var columnGap = Dimension.zero

  var grid = GridStyle.initial

  /// A style in which every property has its initial value, but for what the closure sets.
  public init(_ build: (inout Style) -> Void = { _ in }) {
    build(&self)
  }
}
