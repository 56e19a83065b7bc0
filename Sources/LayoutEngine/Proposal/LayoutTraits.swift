/// The settings of a child that its container reads.
///
/// Each box has traits, and wrappers copy them; what few boxes have is kept apart, so that the
/// others are not made larger by it.
public struct LayoutTraits {
  /// The priority by which the box is offered room: higher ones come first.
  public var priority: Double = 0
  /// The order in which the box is drawn: higher ones come later.
  public var zIndex: Double = 0
  /// The columns that a cell takes.
  public var gridColumns = 1
  /// A Boolean value that indicates whether the box has no spacing to its neighbours, as a spacer
  /// has none.
  public var hasNoSpacing = false
  /// A Boolean value that indicates whether the leading edge is the right one.
  public var isRightToLeft = false
  /// A spacer takes what is left along its stack.
  public var isSpacer = false
  /// A Boolean value that indicates whether the box is a row of a grid, whose children are cells.
  public var isGridRow = false

  private struct Rare {
    var gridUnsizedAxes: Set<LayoutAxis> = []
    var gridAlignment: AlignmentKey?
    var gridRowAlignment: AlignmentKey?
    var gridColumnAlignment: AlignmentKey?
    var gridAnchor: Point?
    var flexStyle: Style?
    var values: [ObjectIdentifier: Any] = [:]
  }

  private final class RareBox {
    var traits: Rare
    init(_ traits: Rare) { self.traits = traits }
  }

  private var box: RareBox?

  private var rare: Rare {
    get { box?.traits ?? Rare() }
    set { box = RareBox(newValue) }
  }

  /// The axes in which a cell does not widen its column or row.
  public var gridUnsizedAxes: Set<LayoutAxis> {
    get { box?.traits.gridUnsizedAxes ?? [] }
    set { rare.gridUnsizedAxes = newValue }
  }

  /// The horizontal line by which this cell is aligned; nil for its column's.
  public var gridAlignment: AlignmentKey? {
    get { box?.traits.gridAlignment }
    set { rare.gridAlignment = newValue }
  }

  /// The vertical line by which the cells of this row are aligned; nil for the grid's.
  public var gridRowAlignment: AlignmentKey? {
    get { box?.traits.gridRowAlignment }
    set { rare.gridRowAlignment = newValue }
  }

  /// The horizontal line by which the cells of this cell's column are aligned; nil for the grid's.
  public var gridColumnAlignment: AlignmentKey? {
    get { box?.traits.gridColumnAlignment }
    set { rare.gridColumnAlignment = newValue }
  }

  /// The place of a cell's content in its cell, as fractions of the free room.
  public var gridAnchor: Point? {
    get { box?.traits.gridAnchor }
    set { rare.gridAnchor = newValue }
  }

  /// The style of the box as an item of CSS's flexbox; nil for CSS's initial values.
  public var flexStyle: Style? {
    get { box?.traits.flexStyle }
    set { rare.flexStyle = newValue }
  }

  /// Values that a custom layout reads, by key.
  public var values: [ObjectIdentifier: Any] {
    get { box?.traits.values ?? [:] }
    set { rare.values = newValue }
  }

  /// Creates the traits of an ordinary box.
  public init() {}

  /// Takes over what containers ask of a child that this one's box wraps.
  public mutating func adopt(_ inner: LayoutTraits) {
    priority = inner.priority
    hasNoSpacing = inner.hasNoSpacing
    zIndex = inner.zIndex
    gridColumns = inner.gridColumns
    guard inner.box != nil || box != nil else { return }
    // How a row aligns its cells, and a cell itself in its row, stays with the box that says so.
    if box == nil, inner.gridAlignment == nil, inner.gridRowAlignment == nil {
      box = inner.box
      return
    }
    var adopted = inner.rare
    adopted.gridAlignment = gridAlignment
    adopted.gridRowAlignment = gridRowAlignment
    rare = adopted
  }
}
