/// The settings of a condition by time.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates settings from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Samples begin within the time.
  public static let strictStartDate = Self(rawValue: 1)
  /// Samples end within the time.
  public static let strictEndDate = Self(rawValue: 2)
}

/// A query of the store.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The type of what is asked for.
  public let objectType: HKObjectType?
  /// The condition.
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
  }

  func answer(_ record: HealthRecord, _ store: HKHealthStore) {}

  /// Returns the condition that a sample touches a time.
  ///
  /// - Parameters:
  ///   - startDate: The beginning; nil for any.
  ///   - endDate: The end, which is not part of the time; nil for any.
  ///   - options: Whether a sample begins or ends within the time.
  /// - Returns: The condition.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
      if options.contains(.strictStartDate), sample.startDate < start { return false }
      if options.contains(.strictEndDate), sample.endDate > end { return false }
      return sample.startDate < end && sample.endDate >= start
    }
  }

  /// Returns the condition that an object has an identifier.
  open class func predicateForObject(with uuid: UUID) -> NSPredicate {
    predicateForObjects(with: [uuid])
  }

  /// Returns the condition that an object has one of some identifiers.
  open class func predicateForObjects(with identifiers: Set<UUID>) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKObject).map { identifiers.contains($0.uuid) } ?? false
    }
  }

  /// Returns the condition that a sample is an exercise of a kind.
  open class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKWorkout)?.workoutActivityType == workoutActivityType
    }
  }
}

/// The number of samples that stands for all.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKObjectQueryNoLimit = 0
/// The key by which samples are sorted by their beginnings.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key by which samples are sorted by their ends.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierEndDate = "endDate"

/// Asks for samples.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let limit: Int
  private let latestFirst: Bool
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - sampleType: The type.
  ///   - predicate: The condition; nil for all.
  ///   - limit: The most samples that are answered; 0 for all.
  ///   - sortDescriptors: The order by beginnings or ends, of which the first one's direction
  ///     counts.
  ///   - resultsHandler: A closure that receives the samples.
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, handler) = (limit, resultsHandler)
    latestFirst = sortDescriptors?.first?.ascending == false
    super.init(sampleType, predicate)
  }

  override func answer(_ record: HealthRecord, _ store: HKHealthStore) {
    guard let objectType else { return }
    let found = record.samples(objectType, predicate)
    let sorted = latestFirst ? found.reversed() : found
    handler(self, limit > 0 ? Array(sorted.prefix(limit)) : sorted, nil)
  }
}

/// Hears of changes of the store: once, as it begins.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping @Sendable (
        HKObserverQuery, @escaping () -> Void, (any Error)?
      ) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func answer(_ record: HealthRecord, _ store: HKHealthStore) { handler(self, {}, nil) }
}
