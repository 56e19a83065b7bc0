/// A length as CSS's sizing, margin, padding and inset properties take it.
///
/// Not every case makes sense everywhere: a padding that is `.auto` counts as 0, a maximum that is
/// `.auto` means CSS's `none`, and `.content` is for `flexBasis` alone (elsewhere it is `.auto`).
/// A value that is not finite counts as 0.
///
///     let column = Style {
///       $0.width = .percent(50)
///       $0.maxWidth = 480
///       $0.height = .fitContent
///     }
public enum Dimension: Hashable, Sendable {
  /// A length in points (CSS's `px`).
  case points(Double)
  /// A share of the containing block; 50 is one half.
  case percent(Double)
  /// The size that the box's layout gives it.
  case auto
  /// The size at which nothing overflows and everything that can break does.
  case minContent
  /// The size of the content on one line.
  case maxContent
  /// The available space, but no less than `minContent` and no more than `maxContent`.
  case fitContent
  /// The available space, less margins.
  case stretch
  /// The size of the content, whatever the sizing property says (CSS Flexbox §7.2.1).
  case content

  /// A length of nothing.
  public static let zero = Dimension.points(0)
}

extension Dimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// Creates a length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension Dimension {
  @inline(__always)
  var isAuto: Bool {
    if case .auto = self { return true }
    return false
  }

  @inline(__always)
  var isPercent: Bool {
    if case .percent = self { return true }
    return false
  }

  /// Returns the length in points, or an indefinite one for keywords and for a percentage of
  /// nothing.
  @inline(__always)
  func resolved(against basis: Double) -> Double {
    switch self {
    case .points(let value): value
    case .percent(let value): basis * value * 0.01
    default: .indefinite
    }
  }

  /// Returns the length in points, where keywords and percentages of nothing count as 0.
  @inline(__always)
  func resolvedOrZero(against basis: Double) -> Double {
    switch self {
    case .points(let value): value
    case .percent(let value): basis.isNaN ? 0 : basis * value * 0.01
    default: 0
    }
  }
}
