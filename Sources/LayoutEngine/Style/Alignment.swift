/// What an aligned box does when it is larger than its container (CSS Box Alignment 3 §4.4).
public enum OverflowAlignment: UInt8, Hashable, Sendable, BitwiseCopyable {
  case `default`
  /// Falls back to `start`, so that nothing overflows where it cannot be reached.
  case safe
  case unsafe
}

/// How lines, tracks or items share a container's free space: `justifyContent`, `alignContent`
/// (CSS Box Alignment 3 §5).
public struct ContentAlignment: Hashable, Sendable {
  enum Keyword: UInt8, Hashable, Sendable, BitwiseCopyable {
    case normal, start, end, flexStart, flexEnd, center, left, right, baseline, lastBaseline
    case spaceBetween, spaceAround, spaceEvenly, stretch
  }

  var keyword: Keyword
  var overflow = OverflowAlignment.default

  public static let normal = ContentAlignment(keyword: .normal)
  public static let start = ContentAlignment(keyword: .start)
  public static let end = ContentAlignment(keyword: .end)
  public static let flexStart = ContentAlignment(keyword: .flexStart)
  public static let flexEnd = ContentAlignment(keyword: .flexEnd)
  public static let center = ContentAlignment(keyword: .center)
  public static let left = ContentAlignment(keyword: .left)
  public static let right = ContentAlignment(keyword: .right)
  public static let baseline = ContentAlignment(keyword: .baseline)
  public static let lastBaseline = ContentAlignment(keyword: .lastBaseline)
  public static let spaceBetween = ContentAlignment(keyword: .spaceBetween)
  public static let spaceAround = ContentAlignment(keyword: .spaceAround)
  public static let spaceEvenly = ContentAlignment(keyword: .spaceEvenly)
  public static let stretch = ContentAlignment(keyword: .stretch)

  /// The same position, or `start` where the content overflows.
  public static func safe(_ position: ContentAlignment) -> ContentAlignment {
    ContentAlignment(keyword: position.keyword, overflow: .safe)
  }

  /// The same position, even where the content overflows at the start.
  public static func unsafe(_ position: ContentAlignment) -> ContentAlignment {
    ContentAlignment(keyword: position.keyword, overflow: .unsafe)
  }
}

/// How one item is placed in its line or area: `alignItems`, `alignSelf`, `justifyItems`,
/// `justifySelf` (CSS Box Alignment 3 §6).
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
  public static let normal = ItemAlignment(keyword: .normal)
  public static let stretch = ItemAlignment(keyword: .stretch)
  public static let start = ItemAlignment(keyword: .start)
  public static let end = ItemAlignment(keyword: .end)
  public static let flexStart = ItemAlignment(keyword: .flexStart)
  public static let flexEnd = ItemAlignment(keyword: .flexEnd)
  public static let selfStart = ItemAlignment(keyword: .selfStart)
  public static let selfEnd = ItemAlignment(keyword: .selfEnd)
  public static let center = ItemAlignment(keyword: .center)
  public static let left = ItemAlignment(keyword: .left)
  public static let right = ItemAlignment(keyword: .right)
  public static let baseline = ItemAlignment(keyword: .baseline)
  public static let lastBaseline = ItemAlignment(keyword: .lastBaseline)

  /// The same position, or `start` where the item overflows.
  public static func safe(_ position: ItemAlignment) -> ItemAlignment {
    ItemAlignment(keyword: position.keyword, overflow: .safe)
  }

  /// The same position, even where the item overflows at the start.
  public static func unsafe(_ position: ItemAlignment) -> ItemAlignment {
    ItemAlignment(keyword: position.keyword, overflow: .unsafe)
  }
}
