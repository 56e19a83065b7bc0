/// Something that the store keeps.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier, which the object alone has.
  public let uuid = UUID()
  /// Further values that an app keeps with the object.
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something of a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// The type.
  public let sampleType: HKSampleType
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

/// A quantity of a time.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The type.
  public let quantityType: HKQuantityType
  /// The quantity.
  public let quantity: HKQuantity

  /// Creates a quantity of a time.
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    (quantityType, self.quantity) = (type, quantity)
    super.init(type, start, end, metadata)
  }
}

/// A category of a time, such as sleep.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  /// The type.
  public let categoryType: HKCategoryType
  /// The number of the category.
  public let value: Int

  /// Creates a category of a time.
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, start, end, metadata)
  }
}

/// An exercise.
public final class HKWorkout: HKSample, @unchecked Sendable {
  /// The kind.
  public let workoutActivityType: HKWorkoutActivityType
  /// The time that it took, in seconds.
  public let duration: TimeInterval
  /// The energy that it took.
  public let totalEnergyBurned: HKQuantity?
  /// The way.
  public let totalDistance: HKQuantity?

  /// Creates an exercise.
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval? = nil,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    self.duration = duration ?? end.timeIntervalSince(start)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), start, end, metadata)
  }
}
