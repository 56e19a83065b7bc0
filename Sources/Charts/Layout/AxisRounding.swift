/// The way in which the ends of a domain are rounded to the marks of its axis.
struct AxisRounding {
  /// The number of marks that the axis wants.
  let desired: Int
  /// The step between numbers, if the marks ask for one.
  private(set) var step: Double?
  /// The step between dates, if the marks ask for one, with its calendar.
  private(set) var dates: (stride: DateStride, calendar: Calendar)?
  /// True to round the least value down, false to leave it; nil where the axis decides.
  private(set) var low: Bool?
  /// True to round the greatest value up, false to leave it; nil where the axis decides.
  private(set) var high: Bool?

  init(desired: Int) { self.desired = desired }

  /// Takes what the marks of an axis ask for.
  mutating func take(_ values: AxisMarkValues, _ environment: EnvironmentValues) {
    low = values.roundsLow ?? low
    high = values.roundsHigh ?? high
    switch values.kind {
    case .step(let asked) where asked > 0: step = asked
    case .dates(let stride, let calendar):
      dates = (stride, calendar ?? environment.chartCalendar)
    case .automatic, .step, .list: break
    }
  }
}

extension AxisModel {
  /// Returns the ends of dates, rounded to beginnings of the axis's step where it asks for that.
  func dateBounds(_ rounding: AxisRounding, calendar: Calendar) -> (Double, Double) {
    let (low, high) = widened(half: 43_200)
    let (isLow, isHigh) = (rounding.low ?? false, rounding.high ?? false)
    guard isLow || isHigh, !isFixed else { return (low, high) }
    let range =
      Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)
    let stride =
      rounding.dates?.stride ?? DateStride.automatic(for: range, desired: rounding.desired)
    let dates = stride.dates(covering: range, calendar: rounding.dates?.calendar ?? calendar)
      .map(\.timeIntervalSinceReferenceDate)
    return (
      isLow ? dates.last { $0 <= low } ?? low : low,
      isHigh ? dates.first { $0 >= high } ?? high : high
    )
  }
}
