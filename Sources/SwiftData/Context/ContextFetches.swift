extension ModelContext {
  /// Returns the models that a description asks for: in the order of their insertion, where it
  /// sorts by nothing.
  ///
  /// - Throws: ``SwiftDataError/unsupportedPredicate`` for a predicate that cannot be evaluated.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try descriptor.select(from: store.models(T.self))
  }

  /// Returns the models that a description asks for, as ``fetch(_:)`` does.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - batchSize: The number of models to load at once, without effect.
  /// - Returns: The models.
  /// - Throws: ``SwiftDataError/unsupportedPredicate`` for a predicate that cannot be evaluated.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] { try fetch(descriptor) }

  /// Returns the number of models that a description asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the models that a description asks for.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a closure with each model that a description asks for.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - batchSize: The number of models to load at once, without effect.
  ///   - allowEscapingMutations: A Boolean value that indicates whether the closure changes models
  ///     for good, without effect.
  ///   - block: The closure.
  /// - Throws: ``SwiftDataError/unsupportedPredicate`` for a predicate that cannot be evaluated,
  ///   and the closure's errors.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5_000,
    allowEscapingMutations: Bool = false, block: (_ model: T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// Returns the model of an identifier; stops the program for an identifier of no model, since
  /// there is nothing to return.
  ///
  /// Ask ``registeredModel(for:)`` where that may happen.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = store.model(identifier) else {
      fatalError("No model \(identifier) in this container: ask registeredModel(for:)")
    }
    return model
  }

  /// Returns the model of an identifier; nil where there is none of the type.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    store.model(identifier) as? T
  }
}
