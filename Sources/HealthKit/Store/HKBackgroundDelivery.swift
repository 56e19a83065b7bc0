/// The least time between two wakings of an app by new samples.
public enum HKUpdateFrequency: Int, Sendable {
  /// None.
  case immediate = 1
  /// An hour, a day and a week.
  case hourly, daily, weekly
}

/// Wakings of an app by new samples, of which none comes to a still.
extension HKHealthStore {
  /// Accepts to wake the app, which never happens here.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws {}

  /// Accepts to wake the app, which never happens here, and calls a closure at once.
  @preconcurrency
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }

  /// Accepts not to wake the app.
  public func disableBackgroundDelivery(for type: HKObjectType) async throws {}

  /// Accepts not to wake the app, and calls a closure at once.
  @preconcurrency
  public func disableBackgroundDelivery(
    for type: HKObjectType,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }

  /// Accepts not to wake the app for anything.
  public func disableAllBackgroundDelivery() async throws {}

  /// Accepts not to wake the app for anything, and calls a closure at once.
  @preconcurrency
  public func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }
}
