/// The breadth of a bar or a rectangle, or a sector's radius.
///
///     BarMark(x: .value("Hour", 9), y: .value("Level", 2.4), width: .fixed(8))
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  /// A fixed length in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// A fixed length in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// The chart's choice: seven tenths of a bar's step, all of a rectangle's.
  public static let automatic = MarkDimension(kind: .automatic)

  /// Returns a length in points.
  public static func fixed(_ length: CGFloat) -> MarkDimension { .init(kind: .fixed(length)) }

  /// Returns the step less an inset at each side, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { .init(kind: .inset(inset)) }

  /// Returns a share of the step, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { .init(kind: .ratio(ratio)) }

  /// Returns the length in a step, in points, or nil where the chart chooses.
  func length(in step: CGFloat) -> CGFloat? {
    switch kind {
    case .automatic: nil
    case .fixed(let length): max(0, length)
    case .inset(let inset): max(0, step - 2 * inset)
    case .ratio(let ratio): max(0, step * ratio)
    }
  }
}

/// The way in which marks at one place are put on each other.
///
///     AreaMark(
///       x: .value("Hour", reading.hour), y: .value("Level", reading.level), stacking: .normalized)
///       .foregroundStyle(by: .value("Station", reading.station))
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// One upon the other, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// As shares of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One upon the other, with zero in the middle.
  public static let center = MarkStackingMethod(kind: .center)
  /// All from zero, the later before the earlier.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
