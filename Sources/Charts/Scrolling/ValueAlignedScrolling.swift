import Foundation

/// A rule of rest at values: multiples of a number, or dates with equal components.
///
/// A scroll farther than the chart shows counts as a swipe: it ends at a major value, if the rule
/// has some.
///
///     Chart(readings) { BarMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartScrollableAxes(.horizontal)
///       .chartScrollTargetBehavior(.valueAligned(unit: 6, majorAlignment: .page))
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private let x: AlignmentRule
  private let y: AlignmentRule
  private let limit: ValueAlignedLimitBehavior

  /// Creates a rule of rest at equal distances.
  public init<T: Plottable & Numeric>(
    unit: T,
    majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = AlignmentRule(minor: .every(unit), major: majorAlignment?.values)
    (y, limit) = (x, limitBehavior)
  }

  /// Creates a rule of rest at dates with equal components.
  public init(
    matching components: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = AlignmentRule(minor: .matching(components), major: majorAlignment?.values)
    (y, limit) = (x, limitBehavior)
  }

  /// Creates a rule of rest at equal distances of each axis.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = AlignmentRule(minor: .every(xUnit), major: xMajorAlignment?.values)
    y = AlignmentRule(minor: .every(yUnit), major: yMajorAlignment?.values)
    limit = limitBehavior
  }

  /// Creates a rule of rest at dates with equal components of each axis.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = AlignmentRule(minor: .matching(xComponents), major: xMajorAlignment?.values)
    y = AlignmentRule(minor: .matching(yComponents), major: yMajorAlignment?.values)
    limit = limitBehavior
  }

  /// Creates a rule of rest at dates across and equal distances upwards.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = AlignmentRule(minor: .matching(xComponents), major: xMajorAlignment?.values)
    y = AlignmentRule(minor: .every(yUnit), major: yMajorAlignment?.values)
    limit = limitBehavior
  }

  /// Creates a rule of rest at equal distances across and dates upwards.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = AlignmentRule(minor: .every(xUnit), major: xMajorAlignment?.values)
    y = AlignmentRule(minor: .matching(yComponents), major: yMajorAlignment?.values)
    limit = limitBehavior
  }

  /// Brings the target to one of the values.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let start = context.scroll.originalTarget.rect
    if let axis = ScrolledAxis(.horizontal, in: context) {
      target.rect.origin.x = x.rest(
        of: target.rect.minX, from: start.minX, on: axis,
        isLimited: limit.isLimiting(context.scroll.horizontalSizeClass))
    }
    if let axis = ScrolledAxis(.vertical, in: context) {
      target.rect.origin.y = y.rest(
        of: target.rect.minY, from: start.minY, on: axis,
        isLimited: limit.isLimiting(context.scroll.verticalSizeClass))
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Returns a rule of rest at equal distances.
  public static func valueAligned<T: Plottable & Numeric>(
    unit: T,
    majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a rule of rest at dates with equal components.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a rule of rest at equal distances of each axis.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a rule of rest at dates with equal components of each axis.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a rule of rest at dates across and equal distances upwards.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a rule of rest at equal distances across and dates upwards.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    Self(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
