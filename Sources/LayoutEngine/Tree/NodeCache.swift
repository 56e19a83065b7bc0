/// The space that a parent gives a node before asking for its height: its width, what is known of
/// its height, and the width that percentage padding refers to.
///
/// All that the answer depends on is in here, so a space is the key of the cached answer.
struct Space: Equatable {
  /// The border box's width.
  var width: Double
  /// The border box's height, or indefinite.
  var height: Double = .indefinite
  /// A Boolean value that indicates whether a known height is definite for percentages of it (CSS
  /// Flexbox §9.8).
  var heightIsDefinite = true
  /// The border box's limits, where the height is not definite.
  var minHeight = 0.0
  var maxHeight = Double.infinity
  /// The width that percentage padding refers to.
  var percentWidth = 0.0
  /// The border box's height by its own style or ratio, else indefinite.
  ///
  /// It is given where the content's height is sought or has made the box higher. Columns break at
  /// it, and if the height is definite, it is what the content is laid out against.
  var ownHeight = Double.indefinite

  /// Returns a Boolean value that indicates whether both spaces are the same; indefinite heights
  /// are equal, unlike NaN.
  @inline(__always)
  func matches(_ other: Space) -> Bool {
    width == other.width && (height == other.height || (height.isNaN && other.height.isNaN))
      && (ownHeight == other.ownHeight || (ownHeight.isNaN && other.ownHeight.isNaN))
      && minHeight == other.minHeight && maxHeight == other.maxHeight
      && percentWidth == other.percentWidth && heightIsDefinite == other.heightIsDefinite
  }
}

/// The height of a node and its baselines, from the border box's top.
struct Extent {
  /// The height that the content asks for, without the node's own limits, border box.
  var height = 0.0
  /// The baselines, or indefinite where the node has none.
  var firstBaseline = Double.indefinite
  var lastBaseline = Double.indefinite
}

/// The answers to what parents asked of a node since it last changed.
///
/// Fields that are looked at first stand first, and answers that are not there are not looked at:
/// most nodes have one or two, and memory is what a large tree waits for.
struct NodeCache {
  struct Height {
    var space = Space(width: .indefinite)
    var extent = Extent()
  }

  /// One intrinsic width and the heights that it was asked for under.
  struct Width {
    var height = Double.indefinite
    var maxHeight = Double.infinity
    var value = Double.indefinite
  }

  /// The number of cached heights, and the place of the next one.
  private var heightCount: UInt8 = 0
  private var nextHeight: UInt8 = 0
  var minContent = Width()
  var maxContent = Width()
  // Four heights: a node is asked for one with the height open and one with it settled, and each of
  // those at up to two widths (a grid's columns before and after its rows are known).
  private var heights = (Height(), Height(), Height(), Height())
  /// The space of the last layout, of which the descendants' frames are the result.
  var layoutSpace = Space(width: .indefinite)

  @inline(__always)
  func height(in space: Space) -> Extent? {
    guard heightCount > 0 else { return nil }
    if heights.0.space.matches(space) { return heights.0.extent }
    guard heightCount > 1 else { return nil }
    if heights.1.space.matches(space) { return heights.1.extent }
    guard heightCount > 2 else { return nil }
    if heights.2.space.matches(space) { return heights.2.extent }
    return heightCount > 3 && heights.3.space.matches(space) ? heights.3.extent : nil
  }

  mutating func store(_ entry: Height) {
    switch nextHeight {
    case 0: heights.0 = entry
    case 1: heights.1 = entry
    case 2: heights.2 = entry
    default: heights.3 = entry
    }
    nextHeight = (nextHeight + 1) & 3
    heightCount = max(heightCount, nextHeight == 0 ? 4 : nextHeight)
  }

  /// Forgets all answers, but not the space of the last layout.
  mutating func clear() {
    heightCount = 0
    nextHeight = 0
    minContent.value = .indefinite
    maxContent.value = .indefinite
  }
}
