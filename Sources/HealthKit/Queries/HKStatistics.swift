/// The sums of quantities that are asked for; all are answered.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates settings from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A sum a source; here one of all sources.
  public static let separateBySource = Self(rawValue: 1)
  /// The average.
  public static let discreteAverage = Self(rawValue: 2)
  /// The least.
  public static let discreteMin = Self(rawValue: 4)
  /// The most.
  public static let discreteMax = Self(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = Self(rawValue: 16)
  /// The latest.
  public static let mostRecent = Self(rawValue: 32)
}

/// The sum, the average and the ends of quantities of a time.
public final class HKStatistics: NSObject, @unchecked Sendable {
  /// The type.
  public let quantityType: HKQuantityType
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  private let quantities: [HKQuantity]

  // The samples, the earliest first.
  init(_ type: HKQuantityType, _ start: Date, _ end: Date, _ samples: [HKSample]) {
    (quantityType, startDate, endDate) = (type, start, end)
    quantities = samples.compactMap { ($0 as? HKQuantitySample)?.quantity }
  }

  /// Returns the sum; nil without quantities, or where they do not add up.
  public func sumQuantity() -> HKQuantity? {
    guard quantityType.aggregationStyle == .cumulative, let unit = quantities.first?.unit else {
      return nil
    }
    return HKQuantity(unit: unit, doubleValue: sum(unit))
  }

  /// Returns the average; nil without quantities, or where they add up.
  public func averageQuantity() -> HKQuantity? {
    guard quantityType.aggregationStyle != .cumulative, let unit = quantities.first?.unit else {
      return nil
    }
    return HKQuantity(unit: unit, doubleValue: sum(unit) / Double(quantities.count))
  }

  private func sum(_ unit: HKUnit) -> Double {
    quantities.reduce(0) { $0 + $1.doubleValue(for: unit) }
  }

  /// Returns the least quantity; nil without quantities.
  public func minimumQuantity() -> HKQuantity? {
    quantities.min { $0.compare($1) == .orderedAscending }
  }

  /// Returns the greatest quantity; nil without quantities.
  public func maximumQuantity() -> HKQuantity? {
    quantities.max { $0.compare($1) == .orderedAscending }
  }

  /// Returns the latest quantity; nil without quantities.
  public func mostRecentQuantity() -> HKQuantity? { quantities.last }
}

/// Asks for sums of quantities.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let type: HKQuantityType
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - quantityType: The type.
  ///   - quantitySamplePredicate: The condition; nil for all.
  ///   - options: The sums that are asked for.
  ///   - completionHandler: A closure that receives the sums, or an error where there is no data.
  @preconcurrency
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler:
      @escaping @Sendable (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) {
    (type, handler) = (quantityType, completionHandler)
    super.init(quantityType, quantitySamplePredicate)
  }

  override func answer(_ record: HealthRecord, _ store: HKHealthStore) {
    let statistics = record.statistics(type, predicate)
    handler(self, statistics, statistics == nil ? HKError(.errorNoData) : nil)
  }
}

extension HealthRecord {
  func statistics(_ type: HKQuantityType, _ predicate: NSPredicate?) -> HKStatistics? {
    let samples = samples(type, predicate)
    guard let first = samples.first, let end = samples.map(\.endDate).max() else { return nil }
    return HKStatistics(type, first.startDate, end, samples)
  }
}
