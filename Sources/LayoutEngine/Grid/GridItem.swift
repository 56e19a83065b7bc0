/// An item of a grid container while the container is laid out.
struct GridItem: BitwiseCopyable {
  var node: Int32 = 0
  /// The tracks that the item spans in each axis.
  var columns = GridSpan(start: 0, end: 1)
  var rows = GridSpan(start: 0, end: 1)

  var justify = ItemAlignment.Keyword.stretch
  var justifyIsNormal = false
  /// Whether the item would stretch in its rows, if its aspect ratio did not say otherwise.
  var alignIsNormal = false
  var align = ItemAlignment.Keyword.stretch
  var justifyOverflow = OverflowAlignment.default
  var alignOverflow = OverflowAlignment.default

  /// What the item adds to the tracks that are being sized, margins included; indefinite until asked.
  var minContribution = Double.indefinite
  var maxContribution = Double.indefinite
  var minimumContribution = Double.indefinite
  /// The distance that baseline alignment moves the item in its rows from its group's edge.
  var baselineShim = 0.0
  /// Whether the item's content has a baseline in rows; false where that does not matter.
  var hasBaseline = false
  /// The distance from the margin edge at which its group is aligned to the item's baseline.
  var ascent = Double.indefinite
  /// The same in columns, where the baseline is the left edge.
  var inlineAscent = Double.indefinite
  /// Whether any spanned track is flexible, intrinsic or has an `auto` minimum, in the axis at hand.
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
