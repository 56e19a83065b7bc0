import Foundation

/// The values at which a swipe comes to rest.
///
///     Chart(readings) { BarMark(x: .value("Day", $0.date), y: .value("Level", $0.level)) }
///       .chartScrollableAxes(.horizontal)
///       .chartScrollTargetBehavior(
///         .valueAligned(
///           matching: DateComponents(hour: 0),
///           majorAlignment: .matching(DateComponents(day: 1, hour: 0))))
public struct MajorValueAlignment<Value: Plottable> {
  let values: AlignedValues

  /// At the ends of pages, as long as what the chart shows.
  public static var page: MajorValueAlignment { MajorValueAlignment(values: .pages) }
}

extension MajorValueAlignment where Value: Numeric {
  /// At multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment {
    MajorValueAlignment(values: .every(unit))
  }
}

extension MajorValueAlignment where Value == Date {
  /// At dates with equal components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(values: .matching(components))
  }
}
