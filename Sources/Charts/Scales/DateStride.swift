import Foundation

/// A step between dates by a calendar: so many of its units.
struct DateStride: Hashable, Sendable {
  let unit: Calendar.Component
  let count: Int

  /// The steps that axes choose from, each with its usual length in seconds.
  private static let candidates: [(stride: DateStride, seconds: Double)] = {
    func all(
      _ unit: Calendar.Component, _ counts: [Int], _ seconds: Double
    ) -> [(stride: DateStride, seconds: Double)] {
      counts.map { (DateStride(unit: unit, count: $0), Double($0) * seconds) }
    }
    let day = 86_400.0
    return all(.second, [1, 5, 15, 30], 1) + all(.minute, [1, 5, 15, 30], 60)
      + all(.hour, [1, 3, 6, 12], 3600) + all(.day, [1, 2], day)
      + all(.weekOfYear, [1, 2], 7 * day)
      + all(.month, [1, 2, 3, 6], 30.44 * day)
      + all(.year, [1, 2, 5, 10, 20, 50, 100], 365.25 * day)
  }()

  /// Returns the shortest step that gives no more marks than desired.
  static func automatic(for range: ClosedRange<Date>, desired: Int) -> DateStride {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    // A day of hourly values is marked each six hours, thus five marks make four steps.
    let steps = Double(max(1, desired - 1))
    return candidates.first { span / $0.seconds <= steps + 0.5 }?.stride
      ?? DateStride(unit: .year, count: 100)
  }

  /// Returns the dates of whole steps within a range; weeks begin as the calendar says.
  func dates(within range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
    dates(covering: range, calendar: calendar).filter { range.contains($0) }
  }

  /// Returns the dates of whole steps from the last before a range to the first after it, at most a
  /// thousand.
  func dates(covering range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
    guard var date = start(before: range.lowerBound, calendar) else { return [] }
    var dates = [date]
    while date <= range.upperBound, dates.count < 1000 {
      guard let next = calendar.date(byAdding: unit, value: max(1, count), to: date), next > date
      else { break }
      date = next
      dates.append(date)
    }
    return dates
  }

  /// Returns the last whole step that is not after a date.
  private func start(before date: Date, _ calendar: Calendar) -> Date? {
    guard var start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1, let larger = Self.larger[unit],
      let outer = calendar.dateInterval(of: larger, for: date)?.start
    else {
      if unit == .year, count > 1 {
        let year = calendar.component(.year, from: start)
        start =
          calendar.date(byAdding: .year, value: -(year % count), to: start) ?? start
      }
      return start
    }
    let passed = calendar.dateComponents([unit], from: outer, to: start).value(for: unit) ?? 0
    return calendar.date(byAdding: unit, value: -(passed % count), to: start)
  }

  /// The unit at whose beginning several of a smaller one are counted anew.
  private static let larger: [Calendar.Component: Calendar.Component] = [
    .second: .minute, .minute: .hour, .hour: .day, .day: .month, .month: .year,
  ]
}
