extension Product {
  /// The state of a product that a view asks for.
  public enum TaskState: Sendable {
    /// The product is being looked for.
    case loading
    /// The product is not known.
    case unavailable
    /// The product.
    case success(Product)
    /// The product could not be looked for.
    case failure(any Error)

    /// The product; nil if there is none.
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }

    /// Looks for the product of an identifier.
    init(_ id: Product.ID) {
      self = KnownProducts.current[id: id].map(TaskState.success) ?? .unavailable
    }
  }

  /// The state of the products that a view asks for.
  public enum CollectionTaskState: Sendable {
    /// The products are being looked for.
    case loading
    /// The products, and the identifiers of those that are not known.
    case success([Product], unavailable: [Product.ID])
    /// The products could not be looked for.
    case failure(any Error)

    /// The products; nil if there are none yet.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

/// The state of something that a person may own and a view asks for.
public enum EntitlementTaskState<Value> {
  /// It is being looked for.
  case loading
  /// It could not be looked for.
  case failure(any Error)
  /// It is known.
  case success(Value)

  /// The value; nil if it is not known.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState {
  /// Returns the state with what a closure makes of the value.
  ///
  ///     .subscriptionStatusTask(for: group) { state in
  ///       isSubscribed = state.map { !$0.isEmpty }
  ///     }
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The state of the new value.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
}

extension EntitlementTaskState where Value: Sendable {
  /// Returns the state with what a closure makes of the value, which may take its time.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the closure is run: the caller's.
  ///   - transform: The closure.
  /// - Returns: The state of the new value.
  public func map<T>(
    isolation: isolated (any Actor)? = #isolation, _ transform: (Value) async throws -> T
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension View {
  /// Asks for a product when the view appears, and again when the identifier changes.
  ///
  ///     Paywall(product: product).storeProductTask(for: "tides.pro") { product = $0.product }
  ///
  /// - Parameters:
  ///   - id: The identifier of the product.
  ///   - priority: The priority of the task.
  ///   - action: The work, which is given the product or that it is not known.
  /// - Returns: A view that asks for the product.
  @preconcurrency
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) { await action(Product.TaskState(id)) }
  }

  /// Asks for products when the view appears, and again when the identifiers change.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the products.
  ///   - priority: The priority of the task.
  ///   - action: The work, which is given the products.
  /// - Returns: A view that asks for the products.
  @preconcurrency
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) {
      let known = KnownProducts.current
      let wanted = Set(ids)
      await action(
        .success(
          known.products.filter { wanted.contains($0.id) },
          unavailable: ids.filter { known[id: $0] == nil }))
    }
  }

  /// Asks for a person's subscriptions of a group when the view appears; there are none.
  ///
  /// - Parameters:
  ///   - groupID: The identifier of the group.
  ///   - priority: The priority of the task.
  ///   - action: The work, which is given an empty list.
  /// - Returns: A view that asks for subscriptions.
  @preconcurrency
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { await action(.success([])) }
  }

  /// Asks for the transaction that entitles a person to a product; there is none.
  ///
  /// - Parameters:
  ///   - productID: The identifier of the product.
  ///   - priority: The priority of the task.
  ///   - action: The work, which is given nil.
  /// - Returns: A view that asks for the transaction.
  @preconcurrency
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<VerificationResult<Transaction>?>
      ) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { await action(.success(nil)) }
  }
}
