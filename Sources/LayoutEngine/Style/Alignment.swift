/// The behaviour of an aligned box that is larger than its container (CSS Box Alignment 3 §4.4).
public enum OverflowAlignment: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The rule of the box's layout: most overflow on both sides.
  case `default`
  /// Falls back to `start`, so that nothing overflows where it cannot be reached.
  case safe
  /// Keeps the position, even where content overflows out of reach.
  case unsafe
}

/// The distribution of a container's free space among lines, tracks or items: `justifyContent`,
/// `alignContent` (CSS Box Alignment 3 §5).
///
///     let bar = Style { $0.justifyContent = .spaceBetween }
public struct ContentAlignment: Hashable, Sendable {
  enum Keyword: UInt8, Hashable, Sendable, BitwiseCopyable {
    case normal, start, end, flexStart, flexEnd, center, left, right, baseline, lastBaseline
    case spaceBetween, spaceAround, spaceEvenly, stretch
  }

  var keyword: Keyword
  var overflow = OverflowAlignment.default

  /// The initial value: as `stretch`, or `start` along a flex container.
  public static let normal = ContentAlignment(keyword: .normal)
  /// At the start of the container's writing direction.
  public static let start = ContentAlignment(keyword: .start)
  /// At the end of the container's writing direction.
  public static let end = ContentAlignment(keyword: .end)
  /// At the start of the flex direction.
  public static let flexStart = ContentAlignment(keyword: .flexStart)
  /// At the end of the flex direction.
  public static let flexEnd = ContentAlignment(keyword: .flexEnd)
  /// In the middle.
  public static let center = ContentAlignment(keyword: .center)
  /// At the left edge.
  public static let left = ContentAlignment(keyword: .left)
  /// At the right edge.
  public static let right = ContentAlignment(keyword: .right)
  /// Aligned by first baselines, else at the start.
  public static let baseline = ContentAlignment(keyword: .baseline)
  /// Aligned by last baselines, else at the end.
  public static let lastBaseline = ContentAlignment(keyword: .lastBaseline)
  /// Free space between any two, none at the ends.
  public static let spaceBetween = ContentAlignment(keyword: .spaceBetween)
  /// Free space around each, so half as much at the ends.
  public static let spaceAround = ContentAlignment(keyword: .spaceAround)
  /// Equal free space between any two and at the ends.
  public static let spaceEvenly = ContentAlignment(keyword: .spaceEvenly)
  /// Grown by equal parts of the free space.
  public static let stretch = ContentAlignment(keyword: .stretch)

  /// Returns the same position, or `start` where the content overflows.
  public static func safe(_ position: ContentAlignment) -> ContentAlignment {
    ContentAlignment(keyword: position.keyword, overflow: .safe)
  }

  /// Returns the same position, even where the content overflows at the start.
  public static func unsafe(_ position: ContentAlignment) -> ContentAlignment {
    ContentAlignment(keyword: position.keyword, overflow: .unsafe)
  }
}

/// The placement of one item in its line or area: `alignItems`, `alignSelf`, `justifyItems`,
/// `justifySelf` (CSS Box Alignment 3 §6).
///
///     let row = Style { $0.alignItems = .center }
///     let badge = Style { $0.alignSelf = .safe(.end) }
public struct ItemAlignment: Hashable, Sendable {
  enum Keyword: UInt8, Hashable, Sendable, BitwiseCopyable {
    case auto, normal, stretch, start, end, flexStart, flexEnd, selfStart, selfEnd
    case center, left, right, baseline, lastBaseline

    var isBaseline: Bool { self == .baseline || self == .lastBaseline }
  }

  var keyword: Keyword
  var overflow = OverflowAlignment.default

  /// The container's `alignItems` or `justifyItems`.
  public static let auto = ItemAlignment(keyword: .auto)
  /// The initial value: as `stretch`, or `start` for a grid item with a ratio.
  public static let normal = ItemAlignment(keyword: .normal)
  /// As large as the line or area.
  public static let stretch = ItemAlignment(keyword: .stretch)
  /// At the start of the container's writing direction.
  public static let start = ItemAlignment(keyword: .start)
  /// At the end of the container's writing direction.
  public static let end = ItemAlignment(keyword: .end)
  /// At the start of the flex direction.
  public static let flexStart = ItemAlignment(keyword: .flexStart)
  /// At the end of the flex direction.
  public static let flexEnd = ItemAlignment(keyword: .flexEnd)
  /// At the start of the item's own writing direction.
  public static let selfStart = ItemAlignment(keyword: .selfStart)
  /// At the end of the item's own writing direction.
  public static let selfEnd = ItemAlignment(keyword: .selfEnd)
  /// In the middle.
  public static let center = ItemAlignment(keyword: .center)
  /// At the left edge.
  public static let left = ItemAlignment(keyword: .left)
  /// At the right edge.
  public static let right = ItemAlignment(keyword: .right)
  /// By the first baseline, shared with other items.
  public static let baseline = ItemAlignment(keyword: .baseline)
  /// By the last baseline, shared with other items.
  public static let lastBaseline = ItemAlignment(keyword: .lastBaseline)

  /// Returns the same position, or `start` where the item overflows.
  public static func safe(_ position: ItemAlignment) -> ItemAlignment {
    ItemAlignment(keyword: position.keyword, overflow: .safe)
  }

  /// Returns the same position, even where the item overflows at the start.
  public static func unsafe(_ position: ItemAlignment) -> ItemAlignment {
    ItemAlignment(keyword: position.keyword, overflow: .unsafe)
  }
}
