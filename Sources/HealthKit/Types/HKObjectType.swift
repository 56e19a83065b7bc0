/// A type of what the store keeps.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  /// Returns the type of a quantity.
  public static func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }

  /// Returns the type of a category.
  public static func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }

  /// Returns the type of exercises.
  public static func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  /// Returns a Boolean value that indicates whether another object is the same type.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  /// The number by which sets find the type.
  open override var hash: Int { identifier.hashValue }
}

/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A manner in which quantities are summed up.
public enum HKQuantityAggregationStyle: Int, Sendable {
  /// They add up, or have an average.
  case cumulative, discreteArithmetic
}

/// A type of quantities.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// The manner in which quantities are summed up.
  public let aggregationStyle: HKQuantityAggregationStyle

  /// Creates the type of a name.
  public init(_ identifier: HKQuantityTypeIdentifier) {
    aggregationStyle = identifier.isCumulative ? .cumulative : .discreteArithmetic
    super.init(identifier.rawValue)
  }
}

/// A type of categories.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates the type of a name.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

/// The type of exercises.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
