/// An answer of a person whether an app may add samples.
public enum HKAuthorizationStatus: Int, Sendable {
  /// None yet, no, and yes.
  case notDetermined, sharingDenied, sharingAuthorized
}

/// An answer whether a person would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Not known, yes, and no.
  case unknown, shouldRequest, unnecessary
}

/// An error of the store.
public struct HKError: Error, Equatable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// There is no data of health.
    case errorHealthDataUnavailable = 1
    /// The person has said no.
    case errorAuthorizationDenied = 4
    /// Nobody has been asked.
    case errorAuthorizationNotDetermined = 5
    /// There is nothing of the kind.
    case errorNoData = 11
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}

/// The store of a person's health, which is empty unless ``know(_:)`` fills it.
///
/// What is told where the catalogue is made is on every screen; what a screen tells or saves is its
/// own. Queries answer at once.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }

  /// Tells of a person's health, and that the person lets the app read and add to it.
  ///
  ///     let steps = HKQuantitySample(
  ///       type: HKQuantityType(.stepCount),
  ///       quantity: HKQuantity(unit: .count(), doubleValue: 8214), start: noon, end: noon)
  ///     HKHealthStore.know([steps])
  ///
  /// - Parameter samples: All that the store keeps; nil for a person who has not been asked.
  public static func know(_ samples: [HKSample]?) {
    HealthRecord.current.change {
      $0 = HealthRecord.Content(samples: samples ?? [], isKnown: samples != nil)
    }
  }

  /// Returns true: a phone has a store.
  open class func isHealthDataAvailable() -> Bool { true }

  /// Returns the person's answer whether the app may add samples.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    let record = HealthRecord.current.value
    if record.isKnown { return .sharingAuthorized }
    return record.wasAsked ? .sharingDenied : .notDetermined
  }

  /// Asks the person, who says no unless ``know(_:)`` tells otherwise, and calls a closure at once.
  @preconcurrency
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    HealthRecord.current.change { $0.wasAsked = true }
    completion(true, nil)
  }

  /// Asks the person, who says no unless ``know(_:)`` tells otherwise.
  ///
  /// - Throws: Nothing: an app does not learn what it may read.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { HealthRecord.current.change { $0.wasAsked = true } }

  /// Returns whether the person would be asked.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    let record = HealthRecord.current.value
    return record.isKnown || record.wasAsked ? .unnecessary : .shouldRequest
  }

  /// Answers a query at once.
  open func execute(_ query: HKQuery) { query.answer(HealthRecord.current, self) }

  /// Ends a query, which has been answered.
  open func stop(_ query: HKQuery) {}

  /// Adds a sample to the screen's store.
  ///
  /// - Throws: ``HKError`` where the person has not said yes.
  open func save(_ object: HKObject) async throws { try add([object]) }

  /// Adds samples to the screen's store.
  ///
  /// - Throws: ``HKError`` where the person has not said yes.
  open func save(_ objects: [HKObject]) async throws { try add(objects) }

  /// Adds a sample to the screen's store, and calls a closure at once.
  @preconcurrency
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    do {
      try add([object])
      completion(true, nil)
    } catch {
      completion(false, error)
    }
  }

  private func add(_ objects: [HKObject]) throws {
    let record = HealthRecord.current.value
    guard record.isKnown else {
      throw HKError(
        record.wasAsked ? .errorAuthorizationDenied : .errorAuthorizationNotDetermined)
    }
    let samples = objects.compactMap { $0 as? HKSample }
    HealthRecord.current.change { $0.samples += samples }
  }
}
