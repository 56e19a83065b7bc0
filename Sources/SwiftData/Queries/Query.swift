import SwiftUI

/// A property that fetches models for a view, and again once something has changed.
///
/// The macro `@Query` makes it; an initialiser of a view may set it:
///
///     struct TripList: View {
///       @Query private var trips: [Trip]
///
///       init(after date: Date) {
///         _trips = Query(filter: #Predicate { $0.start > date }, sort: \Trip.start)
///       }
///
///       var body: some View { List(trips) { Text($0.name) } }
///     }
///
/// Without an order the models stand in that of their insertion. Animations are those of the
/// change: `withAnimation` around an insert.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let results = QueryResults<Element>()
  private let convert: ([Element]) -> Result

  /// The models.
  public var wrappedValue: Result { convert(results.models(descriptor, in: context)) }

  /// The context that the models come from.
  public var modelContext: ModelContext { context }

  /// The error of the last fetch; nil if it went well.
  public var fetchError: (any Error)? {
    _ = results.models(descriptor, in: context)
    return results.error
  }
}

extension Query where Result == [Element] {
  /// Fetches what a description asks for.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - transaction: The transaction of changes, without effect.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    (self.descriptor, convert) = (descriptor, { $0 })
  }

  /// Fetches what a description asks for.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - animation: The animation of changes, without effect.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  /// Fetches all models of a type.
  public init() { self.init(FetchDescriptor()) }

  /// Fetches all models of a type.
  ///
  /// - Parameter transaction: The transaction of changes, without effect.
  public init(transaction: Transaction) { self.init() }

  /// Fetches all models of a type.
  ///
  /// - Parameter animation: The animation of changes, without effect.
  public init(animation: Animation) { self.init() }

  /// Fetches models in an order.
  ///
  /// - Parameters:
  ///   - filter: The condition for a model to be fetched, or nil for all.
  ///   - descriptors: The order.
  ///   - transaction: The transaction of changes, without effect.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// Fetches models in an order.
  ///
  /// - Parameters:
  ///   - filter: The condition for a model to be fetched, or nil for all.
  ///   - descriptors: The order.
  ///   - animation: The animation of changes, without effect.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) { self.init(filter: filter, sort: descriptors) }

  /// Fetches models in the order of a property.
  ///
  /// - Parameters:
  ///   - filter: The condition for a model to be fetched, or nil for all.
  ///   - keyPath: The property to sort by.
  ///   - order: The direction.
  ///   - transaction: The transaction of changes, without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)]) }

  /// Fetches models in the order of a property.
  ///
  /// - Parameters:
  ///   - filter: The condition for a model to be fetched, or nil for all.
  ///   - keyPath: The property to sort by.
  ///   - order: The direction.
  ///   - animation: The animation of changes, without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) { self.init(filter: filter, sort: keyPath, order: order) }

  /// Fetches models in the order of a property, those without a value first.
  ///
  /// - Parameters:
  ///   - filter: The condition for a model to be fetched, or nil for all.
  ///   - keyPath: The property to sort by.
  ///   - order: The direction.
  ///   - transaction: The transaction of changes, without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)]) }

  /// Fetches models in the order of a property, those without a value first.
  ///
  /// - Parameters:
  ///   - filter: The condition for a model to be fetched, or nil for all.
  ///   - keyPath: The property to sort by.
  ///   - order: The direction.
  ///   - animation: The animation of changes, without effect.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) { self.init(filter: filter, sort: keyPath, order: order) }
}
