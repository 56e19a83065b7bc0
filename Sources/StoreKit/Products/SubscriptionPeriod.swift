import ViewTree

extension Product {
  /// A time of some days, weeks, months or years.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of the time.
    public let unit: Unit
    /// The number of units.
    public let value: Int

    /// Creates a time.
    ///
    ///     let trial = Product.SubscriptionPeriod(value: 3, unit: .day)
    public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }

    /// A week.
    public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
    /// A month.
    public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
    /// A year.
    public static let yearly = SubscriptionPeriod(value: 1, unit: .year)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(value: 3, unit: .day)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(value: 2, unit: .week)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(value: 2, unit: .month)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(value: 3, unit: .month)
    /// Six months.
    public static let everySixMonths = SubscriptionPeriod(value: 6, unit: .month)

    /// The unit of a time.
    public enum Unit: Hashable, Sendable {
      /// The units.
      case day, week, month, year

      fileprivate var component: Calendar.Component {
        switch self {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      }
    }
  }
}

extension Product.SubscriptionPeriod {
  /// Returns the days from a date to the end of the time that begins there.
  ///
  /// - Parameter referenceDate: The date at which the time begins.
  /// - Returns: The dates, by the Gregorian calendar.
  public func dateRange(referenceDate: Date = .now) -> Range<Date> {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let end = calendar.date(byAdding: unit.component, value: value, to: referenceDate)
    return referenceDate..<max(referenceDate, end ?? referenceDate)
  }

  /// Writes the time in a format, such as `3 months`.
  ///
  /// - Parameters:
  ///   - format: The format, which is a product's as a rule.
  ///   - referenceDate: The date at which the time begins; by default the first instant of 2001,
  ///     since pictures must not depend on a clock.
  /// - Returns: The time in words.
  public func formatted(
    _ format: DateComponentsStyle,
    referenceDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) -> String {
    var format = format
    format.fields = [unit.field]
    format.calendar = Calendar(identifier: .gregorian)
    format.calendar?.timeZone = .gmt
    return format.format(dateRange(referenceDate: referenceDate))
  }
}

extension Product.SubscriptionPeriod.Unit {
  fileprivate var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}
