/// A limit to the distance that one scroll may go.
///
///     Chart(readings) { BarMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartScrollableAxes(.horizontal)
///       .chartScrollTargetBehavior(.valueAligned(unit: 6, limitBehavior: .always))
public struct ValueAlignedLimitBehavior: Sendable {
  private enum Kind { case automatic, always, never }
  private let kind: Kind

  /// At most a page along an axis whose size class is compact, any distance along others.
  public static var automatic: ValueAlignedLimitBehavior {
    ValueAlignedLimitBehavior(kind: .automatic)
  }
  /// At most a page; a swipe goes to the next major value.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .always) }
  /// Any distance.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .never) }

  /// Returns a Boolean value that indicates whether scrolling along an axis of a size class is
  /// limited.
  func isLimiting(_ sizeClass: UserInterfaceSizeClass?) -> Bool {
    switch kind {
    case .automatic: sizeClass == .compact
    case .always: true
    case .never: false
    }
  }
}
