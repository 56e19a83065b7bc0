import SwiftUI

/// A property that fetches objects for a view, and again once something has changed.
///
///     struct NoteList: View {
///       @FetchRequest(sortDescriptors: [SortDescriptor(\.title)])
///       private var notes: FetchedResults<Note>
///
///       var body: some View { List(notes) { Text($0.title ?? "") } }
///     }
///
/// The objects are those of the environment's `managedObjectContext`. Animations are those of the
/// change: `withAnimation` around an insert.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var settings = FetchSettings<Result>()
  private let request: NSFetchRequest<Result>

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(request: request, context: context, settings: settings)
  }

  /// A binding to the condition and the order of the request.
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding(get: { Configuration(results: results) }, set: { _ in })
  }

  /// The condition and the order of a request, which a view may change.
  public struct Configuration {
    let results: FetchedResults<Result>

    /// The condition for an object to be fetched; nil for all.
    public var nsPredicate: NSPredicate? {
      get { results.nsPredicate }
      nonmutating set { results.nsPredicate = newValue }
    }

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { results.nsSortDescriptors }
      nonmutating set { results.nsSortDescriptors = newValue }
    }
  }

  /// Fetches what a request asks for.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - animation: The animation of changes, without effect.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// Fetches what a request asks for.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - transaction: The transaction of changes, without effect.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order, in Swift's words.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - sortDescriptors: The order; without one it is that of insertion.
  ///   - predicate: The condition for an object to be fetched; nil for all.
  ///   - animation: The animation of changes, without effect.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request)
  }

  /// Fetches objects of a class.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order; without one it is that of insertion.
  ///   - predicate: The condition for an object to be fetched; nil for all.
  ///   - animation: The animation of changes, without effect.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request)
  }

  /// Fetches objects of a class.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order; without one it is that of insertion.
  ///   - predicate: The condition for an object to be fetched; nil for all.
  ///   - animation: The animation of changes, without effect.
  public init(
    sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate)
  }
}
