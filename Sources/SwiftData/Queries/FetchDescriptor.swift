/// A description of models to fetch.
///
///     var newest = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start, order: .reverse)])
///     newest.fetchLimit = 3
///     let trips = try context.fetch(newest)
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition for a model to be fetched; nil for all.
  public var predicate: Predicate<T>?
  /// The order, by the first descriptor that tells two models apart.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of models; nil for no limit.
  public var fetchLimit: Int?
  /// The number of models to leave out at the beginning.
  public var fetchOffset: Int?
  /// A Boolean value that indicates whether unsaved changes count, without effect: they do.
  public var includePendingChanges = true
  /// Properties to load, without effect: all are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Relationships to load, without effect: all are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - predicate: The condition for a model to be fetched, or nil for all.
  ///   - sortBy: The order; without one it is that of insertion.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// Returns what the description asks for of some models.
  func select(from models: [T]) throws(SwiftDataError) -> [T] {
    var models = models
    if let predicate {
      do { models = try models.filter { try predicate.evaluate($0) } } catch {
        throw SwiftDataError(.unsupportedPredicate, "\(error)")
      }
    }
    if !sortBy.isEmpty { models.sort(using: sortBy) }
    let rest = models.dropFirst(max(fetchOffset ?? 0, 0))
    // As in Core Data, no models at all are not worth a fetch: 0 is no limit.
    guard let fetchLimit, fetchLimit > 0 else { return Array(rest) }
    return Array(rest.prefix(fetchLimit))
  }
}
