import SwiftUI

/// A property that fetches objects for a view, in sections.
///
///     @SectionedFetchRequest(
///       sectionIdentifier: \.place, sortDescriptors: [SortDescriptor(\.place)])
///     private var places: SectionedFetchResults<String?, Note>
///
/// Objects with one value stand in one section where the order has them side by side.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var settings = FetchSettings<Result>()
  private let request: NSFetchRequest<Result>
  private let path: KeyPath<Result, SectionIdentifier>

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      results: FetchedResults(request: request, context: context, settings: settings), path: path)
  }

  /// A binding to the condition and the order of the request.
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding(get: { Configuration(results: results) }, set: { _ in })
  }

  /// The condition, the order and the sections of a request, which a view may change.
  public struct Configuration {
    let results: SectionedFetchResults<SectionIdentifier, Result>

    /// The property whose values are the sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
      get { results.sectionIdentifier }
      nonmutating set { results.sectionIdentifier = newValue }
    }

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
  ///   - sectionIdentifier: The property whose values are the sections.
  ///   - animation: The animation of changes, without effect.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { (request, path) = (fetchRequest, sectionIdentifier) }

  /// Fetches what a request asks for.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - sectionIdentifier: The property whose values are the sections.
  ///   - transaction: The transaction of changes, without effect.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) { (request, path) = (fetchRequest, sectionIdentifier) }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order, in Swift's words.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - sectionIdentifier: The property whose values are the sections.
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for an object to be fetched; nil for all.
  ///   - animation: The animation of changes, without effect.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier)
  }

  /// Fetches objects of a class.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: The property whose values are the sections.
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for an object to be fetched; nil for all.
  ///   - animation: The animation of changes, without effect.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier)
  }

  /// Fetches objects of a class.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: The property whose values are the sections.
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for an object to be fetched; nil for all.
  ///   - animation: The animation of changes, without effect.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate)
  }
}
