/// Sums of quantities, one for each of several times.
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let type: HKQuantityType
  private let samples: [HKSample]
  private let anchor: Date
  private let interval: DateComponents
  private let calendar = Calendar.current

  init(_ type: HKQuantityType, _ samples: [HKSample], _ anchor: Date, _ interval: DateComponents) {
    (self.type, self.samples, self.anchor, self.interval) = (type, samples, anchor, interval)
  }

  /// Returns the sums of the times that have samples.
  public func statistics() -> [HKStatistics] {
    guard let first = samples.first, let last = samples.last else { return [] }
    return times(first.startDate, last.startDate).map(sums).filter { $0.maximumQuantity() != nil }
  }

  /// Returns the sums of the time around a date; nil without samples.
  public func statistics(for date: Date) -> HKStatistics? {
    times(date, date).map(sums).first { $0.maximumQuantity() != nil }
  }

  /// Calls a closure with the sums of each time between two dates, also of those without samples.
  public func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for time in times(startDate, endDate) where !stops.boolValue { block(sums(time), &stops) }
  }

  private func sums(_ time: Range<Date>) -> HKStatistics {
    HKStatistics(
      type, time.lowerBound, time.upperBound, samples.filter { time.contains($0.startDate) })
  }

  /// Returns the times from the one around a date to the one around another, counted from the
  /// anchor.
  private func times(_ first: Date, _ last: Date) -> [Range<Date>] {
    guard let next = bound(1), next > anchor else { return [] }
    // Days and months differ in length: the guess is corrected by whole intervals.
    var index = Int((first.timeIntervalSince(anchor) / next.timeIntervalSince(anchor)).rounded())
    while let start = bound(index), start > first { index -= 1 }
    while let end = bound(index + 1), end <= first { index += 1 }
    var times: [Range<Date>] = []
    while let start = bound(index), start <= last, let end = bound(index + 1), start < end {
      times.append(start..<end)
      index += 1
    }
    return times
  }

  private func bound(_ index: Int) -> Date? {
    var components = DateComponents()
    components.year = interval.year.map { $0 * index }
    components.month = interval.month.map { $0 * index }
    components.weekOfYear = interval.weekOfYear.map { $0 * index }
    components.day = interval.day.map { $0 * index }
    components.hour = interval.hour.map { $0 * index }
    components.minute = interval.minute.map { $0 * index }
    return calendar.date(byAdding: components, to: anchor)
  }
}

/// Asks for sums of quantities, one for each of several times.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  private let type: HKQuantityType
  private let anchor: Date
  private let interval: DateComponents

  /// A closure that receives the sums.
  public var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// A closure that would receive the sums of later samples, which do not come.
  public var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - quantityType: The type.
  ///   - quantitySamplePredicate: The condition; nil for all.
  ///   - options: The sums that are asked for.
  ///   - anchorDate: A date at which a time begins.
  ///   - intervalComponents: The length of each time.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    (type, anchor, interval) = (quantityType, anchorDate, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }

  override func answer(_ record: HealthRecord, _ store: HKHealthStore) {
    let samples = record.samples(type, predicate)
    initialResultsHandler?(self, HKStatisticsCollection(type, samples, anchor, interval), nil)
  }
}
