import Foundation

/// A rule of rest at values: multiples of a number, or dates with equal components.
///
/// A chart of pictures has no fast swipe: the nearest of the values is taken, and the major ones
/// and the limit change nothing.
///
///     Chart(readings) { BarMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartScrollableAxes(.horizontal)
///       .chartScrollTargetBehavior(.valueAligned(unit: 6, majorAlignment: .page))
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  enum Rest {
    case unit(Double)
    case matching(DateComponents)
  }

  private let x: Rest
  private let y: Rest

  /// Creates a rule of rest at equal distances.
  public init<T: Plottable & Numeric>(
    unit: T,
    majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) { (x, y) = (.unit(unit.datum.coordinate ?? 0), .unit(unit.datum.coordinate ?? 0)) }

  /// Creates a rule of rest at dates with equal components.
  public init(
    matching components: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) { (x, y) = (.matching(components), .matching(components)) }

  /// Creates a rule of rest at equal distances of each axis.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) { (x, y) = (.unit(xUnit.datum.coordinate ?? 0), .unit(yUnit.datum.coordinate ?? 0)) }

  /// Creates a rule of rest at dates with equal components of each axis.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) { (x, y) = (.matching(xComponents), .matching(yComponents)) }

  /// Creates a rule of rest at dates across and equal distances upwards.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) { (x, y) = (.matching(xComponents), .unit(yUnit.datum.coordinate ?? 0)) }

  /// Creates a rule of rest at equal distances across and dates upwards.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) { (x, y) = (.unit(xUnit.datum.coordinate ?? 0), .matching(yComponents)) }

  /// Brings the target to the nearest of the values.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let geometry = context.chartProxy.geometry
    let calendar = context.scroll.chartCalendar
    if context.axes.contains(.horizontal), let scale = geometry.x {
      target.rect.origin.x = x.nearest(to: target.rect.minX, on: scale, calendar)
    }
    if context.axes.contains(.vertical), let scale = geometry.y {
      target.rect.origin.y = y.nearest(to: target.rect.minY, on: scale, calendar)
    }
  }
}

extension ValueAlignedChartScrollTargetBehavior.Rest {
  /// Returns the place of the nearest value, in points.
  func nearest(
    to place: CGFloat, on scale: PlotScale, _ calendar: Calendar
  ) -> CGFloat {
    switch (self, scale.kind) {
    case (.unit(let unit), .category(let names)):
      let step = scale.length / CGFloat(max(1, names.count)) * max(1, unit)
      return (place / step).rounded() * step
    case (.unit(let unit), _):
      guard unit > 0, let value = scale.datum(at: place)?.coordinate else { return place }
      return scale.position((value / unit).rounded() * unit)
    case (.matching(let components), .date):
      guard case .date(let date)? = scale.datum(at: place) else { return place }
      let near = [
        calendar.nextDate(
          after: date.addingTimeInterval(0.001), matching: components, matchingPolicy: .nextTime,
          direction: .backward),
        calendar.nextDate(
          after: date.addingTimeInterval(-0.001), matching: components, matchingPolicy: .nextTime),
      ].compactMap { $0 }
      let nearest = near.min {
        abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date))
      }
      return nearest.map { scale.position($0.timeIntervalSinceReferenceDate) } ?? place
    case (.matching, _): return place
    }
  }
}

/// A limit to the distance that one scroll may go.
public struct ValueAlignedLimitBehavior: Sendable {
  /// The chart decides.
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  /// At most one page.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  /// Any distance.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}

/// The values at which a long scroll comes to rest.
public struct MajorValueAlignment<Value: Plottable> {
  /// At whole pages.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value: Numeric {
  /// At multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  /// At dates with equal components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
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
