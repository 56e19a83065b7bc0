/// The CSS properties of one node, each with CSS's name and initial value.
///
///     let card = Style {
///       $0.flexDirection = .column
///       $0.padding = BoxEdges(16)
///       $0.maxWidth = 480
///     }
///
/// A style is a value. Nodes of one look can share one: see ``LayoutTree/addStyle(_:)``.
public struct Style: Hashable, Sendable {
  /// The layout of the node's children.
  public var display = Display.flex
  /// The positioning of the node.
  public var position = Position.static
  /// The node's direction, or `nil` for its parent's.
  public var direction: Direction?
  /// The box that `width` and `height` measure.
  public var boxSizing = BoxSizing.contentBox
  /// The fate of content that overflows horizontally.
  public var overflowX = Overflow.visible
  /// The fate of content that overflows vertically.
  public var overflowY = Overflow.visible

  /// The main axis of a flex container and its direction.
  public var flexDirection = FlexDirection.row
  /// The breaking of a flex container's items into lines.
  public var flexWrap = FlexWrap.noWrap
  /// The distribution of free space between lines or rows.
  public var alignContent = ContentAlignment.normal
  /// The distribution of free space along the main axis or between columns.
  public var justifyContent = ContentAlignment.normal
  /// The alignment of items across the main axis, or in rows.
  public var alignItems = ItemAlignment.normal
  /// The alignment of grid items in their columns.
  public var justifyItems = ItemAlignment.normal
  /// The node's own alignment, before its container's `alignItems`.
  public var alignSelf = ItemAlignment.auto
  /// The node's own alignment, before its container's `justifyItems`.
  public var justifySelf = ItemAlignment.auto
  /// Items are laid out in rising order, those of equal order as they stand in the tree.
  public var order: Int32 = 0

  /// The width.
  public var width = Dimension.auto
  /// The height.
  public var height = Dimension.auto
  /// The smallest width; `.auto` is none, or the content's for an item.
  public var minWidth = Dimension.auto
  /// The smallest height; `.auto` is none, or the content's for an item.
  public var minHeight = Dimension.auto
  /// The largest width; `.auto` is CSS's `none`.
  public var maxWidth = Dimension.auto
  /// The largest height; `.auto` is CSS's `none`.
  public var maxHeight = Dimension.auto
  /// Width divided by height, or `nil` for `auto`; a ratio that is not positive and finite is
  /// `auto`.
  public var aspectRatio: Double?

  /// The margins, which may be negative or `.auto`.
  public var margin = BoxEdges<Dimension>(.zero)
  /// The padding, never negative.
  public var padding = BoxEdges<Dimension>(.zero)
  /// The widths of the borders, in points.
  public var border = BoxEdges<Double>(0)
  /// The insets of a positioned node: `top`, `right`, `bottom` and `left`.
  public var inset = BoxEdges<Dimension>(.auto)

  /// The size along the main axis before free space is shared.
  public var flexBasis = Dimension.auto
  /// The factor by which the item takes its share of positive free space.
  public var flexGrow = 0.0
  /// The factor by which the item gives up its share of missing space.
  public var flexShrink = 1.0
  /// The distance between rows or lines.
  public var rowGap = Dimension.zero
  /// The distance between columns or items.
  public var columnGap = Dimension.zero

  var grid = GridStyle.initial

  /// A style in which every property has its initial value, but for what the closure sets.
  public init(_ build: (inout Style) -> Void = { _ in }) {
    build(&self)
  }
}
