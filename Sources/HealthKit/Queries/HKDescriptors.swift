/// A type of samples and a condition.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let type: HKSampleType
  let condition: NSPredicate?
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Returns quantities of a type.
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> Self { Self(type: type, condition: predicate) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// Returns categories of a type.
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> Self { Self(type: type, condition: predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// Returns exercises.
  public static func workout(_ predicate: NSPredicate? = nil) -> Self {
    Self(type: HKObjectType.workoutType(), condition: predicate)
  }
}

/// Asks for samples and waits for them.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
  private let predicates: [HKSamplePredicate<Sample>]
  private let order: [SortDescriptor<Sample>]
  private let limit: Int?

  /// Creates a query.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>] = [],
    limit: Int? = nil
  ) { (self.predicates, order, self.limit) = (predicates, sortDescriptors, limit) }

  /// Returns the samples.
  public func result(for store: HKHealthStore) async throws -> [Sample] {
    let found = predicates.flatMap { HealthRecord.current.samples($0.type, $0.condition) }
    let sorted = found.compactMap { $0 as? Sample }.sorted(using: order)
    return limit.map { Array(sorted.prefix($0)) } ?? sorted
  }
}

/// Asks for sums of quantities and waits for them.
public struct HKStatisticsQueryDescriptor: Sendable {
  private let predicate: HKSamplePredicate<HKQuantitySample>

  /// Creates a query.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
  ) { self.predicate = predicate }

  /// Returns the sums; nil without samples.
  public func result(for store: HKHealthStore) async throws -> HKStatistics? {
    guard let type = predicate.type as? HKQuantityType else { return nil }
    return HealthRecord.current.statistics(type, predicate.condition)
  }
}

/// Asks for sums of quantities of several times and waits for them.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let anchor: Date
  private let interval: DateComponents

  /// Creates a query.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) { (self.predicate, anchor, interval) = (predicate, anchorDate, intervalComponents) }

  /// Returns the sums.
  ///
  /// - Throws: ``HKError`` for a type that is none of quantities.
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.type as? HKQuantityType else { throw HKError(.errorNoData) }
    let samples = HealthRecord.current.samples(type, predicate.condition)
    return HKStatisticsCollection(type, samples, anchor, interval)
  }
}
