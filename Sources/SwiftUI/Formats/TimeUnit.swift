/// A unit in which formatters write spans of time; the cases go from the largest to the smallest.
enum TimeUnit: Int, CaseIterable, Sendable {
  case year, month, week, day, hour, minute, second

  /// The calendar's component; weeks are counted as those of a month.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The bits of an `NSCalendar.Unit` that ask for the unit.
  private var bits: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// A Boolean value that indicates whether a clock shows the unit.
  var isOnClock: Bool { rawValue >= TimeUnit.hour.rawValue }

  /// Returns the units that a set of the calendar's asks for, the largest first.
  static func units(of set: NSCalendar.Unit) -> [TimeUnit] {
    allCases.filter { !$0.bits.isDisjoint(with: set) }
  }

  /// Returns the number of the unit in a date's components; nil where none is told.
  func value(in components: DateComponents) -> Int? {
    switch self {
    case .year: components.year
    case .month: components.month
    case .week: components.weekOfMonth ?? components.weekOfYear
    case .day: components.day
    case .hour: components.hour
    case .minute: components.minute
    case .second: components.second
    }
  }
}

/// A number of one unit, of which a span of time consists.
struct TimePart: Hashable, Sendable {
  let unit: TimeUnit
  var count: Int
}

extension Calendar {
  /// Counts the units between two dates, the largest first; the rest of the smallest is left out.
  func parts(_ units: [TimeUnit], from start: Date, to end: Date) -> [TimePart] {
    let components = dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { TimePart(unit: $0, count: $0.value(in: components) ?? 0) }
  }

  /// The calendar of the screen that is made at present; else the host's.
  static var ofScreen: Calendar { ScreenLocale.link?.environment.localCalendar ?? .current }
}

extension Date {
  /// The day from which spans are counted where no date is told: months differ in length, and a
  /// picture must not depend on the day on which it is taken.
  static let startOfSpans = Date(timeIntervalSinceReferenceDate: 0)
}
