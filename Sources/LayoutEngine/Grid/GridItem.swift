/// An item of a grid container while the container is laid out.
struct GridItem: BitwiseCopyable {
  var node: Int32 = 0
  /// The tracks that the item spans in each axis.
  var columns = GridSpan(start: 0, end: 1)
  var rows = GridSpan(start: 0, end: 1)

  var justify = ItemAlignment.Keyword.stretch
  var justifyIsNormal = false
  /// A Boolean value that indicates whether the item would stretch in its rows, but for its aspect
  /// ratio.
  var alignIsNormal = false
  var align = ItemAlignment.Keyword.stretch
  var justifyOverflow = OverflowAlignment.default
  var alignOverflow = OverflowAlignment.default

  /// The contributions to the tracks that are being sized, margins included; indefinite until asked
  /// for.
  var minContribution = Double.indefinite
  var maxContribution = Double.indefinite
  var minimumContribution = Double.indefinite
  /// The distance that baseline alignment moves the item in its rows from its group's edge.
  var baselineShim = 0.0
  /// A Boolean value that indicates whether the item's content has a baseline in rows; false where
  /// none is needed.
  var hasBaseline = false
  /// The distance from the margin edge at which its group is aligned to the item's baseline.
  var ascent = Double.indefinite
  /// The same in columns, where the baseline is the left edge.
  var inlineAscent = Double.indefinite
  /// A Boolean value that indicates whether any spanned track is flexible; below, intrinsic, or
  /// with an `auto` minimum, in the axis at hand.
  var spansFlexible = false
  var spansIntrinsic = false
  var spansAutoMinimum = false

  /// The border box in the container's content box, flow-relative.
  var inline = 0.0
  var block = 0.0
  var width = 0.0
  var height = 0.0
  var heightIsDefinite = true
  var ownHeight = Double.indefinite
  var minHeight = 0.0
  var maxHeight = Double.infinity
  var areaWidth = 0.0
  var areaHeight = 0.0

  @inline(__always)
  func span(_ axis: GridAxis) -> GridSpan { axis == .columns ? columns : rows }

  @inline(__always)
  func alignment(_ axis: GridAxis) -> ItemAlignment.Keyword {
    axis == .columns ? justify : align
  }
}

/// Consecutive tracks, by number from the start of the implicit grid.
struct GridSpan: Equatable, BitwiseCopyable {
  var start: Int
  var end: Int

  var count: Int { end - start }
}
