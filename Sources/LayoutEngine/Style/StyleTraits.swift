// What the engine reads off styles, again and again, through pointers to them: a computed property
// of `Style` itself would copy the whole style each time.
extension UnsafePointer<Style> {
  @inline(__always)
  var isRow: Bool {
    pointee.flexDirection == .row || pointee.flexDirection == .rowReverse
  }

  @inline(__always)
  var isReverse: Bool {
    pointee.flexDirection == .rowReverse || pointee.flexDirection == .columnReverse
  }

  @inline(__always)
  var isMultiLine: Bool { pointee.flexWrap != .noWrap }

  /// A Boolean value that indicates whether the box is a scroll container, which has no automatic
  /// minimum size (CSS Overflow 3 §3.1: a `visible` axis beside one that scrolls computes to
  /// `auto`).
  @inline(__always)
  var isScrollContainer: Bool {
    let (x, y) = (pointee.overflowX, pointee.overflowY)
    return !(x == .visible || x == .clip) || !(y == .visible || y == .clip)
  }

  /// A Boolean value that indicates whether the box may be narrower than its content in spite of
  /// its ratio.
  ///
  /// The specification says so of scroll containers (CSS Sizing 4 §5.1), browsers also of
  /// absolutely positioned boxes that clip.
  @inline(__always)
  var hidesOverflow: Bool {
    isScrollContainer || pointee.overflowX == .clip && pointee.position == .absolute
  }

  /// The ratio of width to height, or an indefinite one.
  @inline(__always)
  var ratio: Double { pointee.aspectRatio ?? .indefinite }

  @inline(__always)
  var hasRatio: Bool { pointee.aspectRatio != nil }

  var hasPercentPadding: Bool {
    pointee.padding.top.isPercent || pointee.padding.bottom.isPercent
      || pointee.padding.left.isPercent || pointee.padding.right.isPercent
      || pointee.padding.inlineStart?.isPercent == true
      || pointee.padding.inlineEnd?.isPercent == true
  }

  /// A Boolean value that indicates whether the intrinsic width can depend on the height, by the
  /// node's own layout.
  var isWidthDependentOnHeight: Bool {
    switch pointee.display {
    case .flex: !isRow && isMultiLine
    case .grid: pointee.grid.hasAutomaticRows
    case .block, .none, .contents: false
    }
  }
}
