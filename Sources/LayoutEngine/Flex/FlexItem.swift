/// An item of a flex container while the container is laid out; all sizes are of the border box.
struct FlexItem: BitwiseCopyable {
  var node: Int32 = 0
  var box = Box()

  /// The flex base size and the hypothetical main size (CSS Flexbox §9.2 step 3).
  var base = 0.0
  var hypothetical = 0.0
  var minMain = 0.0
  var maxMain = Double.infinity
  /// The length by which the limits moved the main size when free space was last shared (§9.7 step
  /// 4 d).
  var violation = 0.0
  /// The used main and cross sizes (§9.7, §9.4 step 11).
  var main = 0.0
  var cross = 0.0
  /// The place of the border box, from the container's main-start and cross-start border edges.
  var mainOffset = 0.0
  var crossOffset = 0.0
  /// The distance of the baseline from the margin edge that its baseline group shares.
  var ascent = 0.0

  var alignment = ItemAlignment.Keyword.stretch
  var overflow = OverflowAlignment.default
  var stretches = false
  /// A Boolean value that indicates whether the cross size is other than the item's style or
  /// content gives.
  var isStretched = false
  var isFrozen = false
  /// A Boolean value that indicates whether the automatic minimum is still unknown, but no more
  /// than the base.
  var minimumIsOpen = false
  /// A Boolean value that indicates whether the base size came from the content; below, for a
  /// column, the width that it was measured at.
  var basisIsContent = false
  var measuredCross = Double.indefinite

  @inline(__always)
  func mainMargin(isRow: Bool) -> Double {
    isRow ? box.horizontalMargin : box.verticalMargin
  }

  @inline(__always)
  func crossMargin(isRow: Bool) -> Double {
    isRow ? box.verticalMargin : box.horizontalMargin
  }

  @inline(__always)
  func clampMain(_ value: Double) -> Double { value.clamped(minMain, maxMain) }

  /// Makes limits agree: no less than border and padding, and the minimum wins.
  mutating func settleLimits(isRow: Bool) {
    minMain = max(minMain, isRow ? box.horizontal : box.vertical)
    maxMain = max(maxMain, minMain)
  }
}

/// A line of a flex container.
struct FlexLine: BitwiseCopyable {
  var start = 0
  var end = 0
  /// The outer hypothetical main sizes and gaps together.
  var hypothetical = 0.0
  /// The free space of the main axis when the items are flexed.
  var freeSpace = 0.0
  var cross = 0.0
  /// The cross size that the items ask for.
  var contentCross = 0.0
  var crossOffset = 0.0
  /// The alignment baseline from the line's cross-start edge, and that of the group which is
  /// aligned at the other edge, from the cross-end edge (CSS Box Alignment 3 §9.2).
  var startBaseline = Double.indefinite
  var endBaseline = Double.indefinite

  var count: Int { end - start }
}
