extension HKHealthStore {
  /// Removes a sample from the screen's store.
  ///
  /// - Throws: ``HKError`` where the person has not said yes.
  public func delete(_ object: HKObject) async throws { try remove([object]) }

  /// Removes samples from the screen's store.
  ///
  /// - Throws: ``HKError`` where the person has not said yes.
  public func delete(_ objects: [HKObject]) async throws { try remove(objects) }

  /// Removes a sample from the screen's store, and calls a closure at once.
  @preconcurrency
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { delete([object], withCompletion: completion) }

  /// Removes samples from the screen's store, and calls a closure at once.
  @preconcurrency
  public func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    do {
      try remove(objects)
      completion(true, nil)
    } catch {
      completion(false, error)
    }
  }

  private func remove(_ objects: [HKObject]) throws {
    let record = HealthRecord.current.value
    guard record.isKnown else {
      throw HKError(
        record.wasAsked ? .errorAuthorizationDenied : .errorAuthorizationNotDetermined)
    }
    let identifiers = Set(objects.map(\.uuid))
    HealthRecord.current.change { record in
      record.samples.removeAll { identifiers.contains($0.uuid) }
    }
  }
}
