import Synchronization

/// The models that a query has fetched, for as long as nothing that decides on them changes.
///
/// A body may ask for each row by its index; a fetch each time would look through all models.
final class QueryResults<Element: PersistentModel> {
  private let validity = QueryValidity()
  private var fetched: (store: ModelStore, models: [Element])?
  private(set) var error: (any Error)?

  /// Returns what a description asks for, and lets who reads it know of changes.
  func models(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) -> [Element] {
    if validity.isValid, let fetched, fetched.store === context.store { return fetched.models }
    let models = validity.observe { fetch(descriptor, in: context) }
    fetched = (context.store, models)
    return models
  }

  private func fetch(
    _ descriptor: FetchDescriptor<Element>, in context: ModelContext
  ) -> [Element] {
    error = nil
    do { return try context.fetch(descriptor) } catch {
      self.error = error
      return []
    }
  }
}

/// The state of a fetch: valid until something that it has read changes, on whatever thread.
private final class QueryValidity: Observable, Sendable {
  private struct State {
    /// The number of the newest fetch.
    var newest = 0
    var isValid = false
  }

  private let registrar = ObservationRegistrar()
  private let state = Mutex(State())
  private var content: Void { () }

  /// A Boolean value that indicates whether the fetch is valid; who reads it is told of its end.
  var isValid: Bool {
    registrar.access(self, keyPath: \.content)
    return state.withLock(\.isValid)
  }

  /// Fetches anew, and is valid for as long as what the closure reads stays the same.
  func observe<Value>(_ fetch: () -> Value) -> Value {
    let number = state.withLock {
      ($0.newest, $0.isValid) = ($0.newest + 1, true)
      return $0.newest
    }
    return withObservationTracking(fetch) { [weak self] in self?.expire(number) }
  }

  private func expire(_ number: Int) {
    guard state.withLock({ $0.newest == number }) else { return }
    registrar.withMutation(of: self, keyPath: \.content) {
      state.withLock { if $0.newest == number { $0.isValid = false } }
    }
  }
}
