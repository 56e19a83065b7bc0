/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked, without effect: all are.
  open var affectedStores: [NSPersistentStore]?
}

/// The kind of a fetch's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits of the kind.
  public let rawValue: UInt

  /// Creates a kind of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: Self = []
  /// Identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries of values by the names of properties.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}

/// A description of objects to fetch.
///
///     let request = NSFetchRequest<Note>(entityName: "Note")
///     request.predicate = NSPredicate(format: "title CONTAINS[cd] %@", "alps")
///     request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.title, ascending: true)]
///     let notes = try context.fetch(request)
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  /// The entity of the objects.
  open var entity: NSEntityDescription?
  /// The name of the entity.
  open private(set) var entityName: String?
  /// The condition for an object to be fetched; nil for all.
  open var predicate: NSPredicate?
  /// The order, by the first descriptor that tells two objects apart; else that of insertion.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of objects; 0 for no limit.
  open var fetchLimit = 0
  /// The number of objects to leave out at the beginning.
  open var fetchOffset = 0
  /// The number of objects to read at once, without effect.
  open var fetchBatchSize = 0
  /// The kind of the results.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// A Boolean value that indicates whether objects of entities below are fetched too.
  open var includesSubentities = true
  /// A Boolean value that indicates whether unsaved changes count.
  open var includesPendingChanges = true
  /// A Boolean value that indicates whether values are read, without effect.
  open var includesPropertyValues = true
  /// A Boolean value that indicates whether values are read once they are asked for, without
  /// effect.
  open var returnsObjectsAsFaults = true
  /// A Boolean value that indicates whether each dictionary is fetched once.
  open var returnsDistinctResults = false
  /// A Boolean value that indicates whether values are read anew, without effect.
  open var shouldRefreshRefetchedObjects = false
  /// Relationships to read at once, without effect.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of dictionaries: names or descriptions; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// The properties that dictionaries are grouped by, without effect.
  open var propertiesToGroupBy: [Any]?
  /// The condition of groups, without effect.
  open var havingPredicate: NSPredicate?
  /// The class whose entity is asked for where the request names none.
  var objectType: NSManagedObject.Type?

  /// Creates a request without an entity.
  public override init() {
    super.init()
    if let type = ResultType.self as? NSManagedObject.Type {
      ClassNames.shared.note(type)
      objectType = type
    }
  }

  /// Creates a request for objects of an entity.
  ///
  /// - Parameter entityName: The name of the entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Returns a request of its own for the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy: NSFetchRequest<ResultType> = copied()
    return copy
  }

  /// Returns a request for the same objects with results of another type.
  func copied<Other>() -> NSFetchRequest<Other> {
    let copy = NSFetchRequest<Other>()
    (copy.entity, copy.entityName, copy.predicate) = (entity, entityName, predicate)
    copy.objectType = objectType
    (copy.sortDescriptors, copy.resultType) = (sortDescriptors, resultType)
    (copy.fetchLimit, copy.fetchOffset) = (fetchLimit, fetchOffset)
    (copy.fetchBatchSize, copy.propertiesToFetch) = (fetchBatchSize, propertiesToFetch)
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsDistinctResults = returnsDistinctResults
    return copy
  }

  /// Executes the request in the context that acts at present, of which there is none.
  open func execute() throws -> [ResultType] { throw CoreDataError.noEntity.cocoaError }

  /// Returns the entity in a context's model.
  func entity(in context: NSManagedObjectContext) throws -> NSEntityDescription {
    if let name = entityName {
      if let entity = context.model?.entitiesByName[name] { return entity }
      throw CoreDataError.unknownEntity(name, context.model).cocoaError
    }
    // Of a model that was read again, the context's own.
    if let entity { return context.model?.own(entity) ?? entity }
    if let objectType, let entity = context.model?.entity(of: objectType) { return entity }
    if let objectType {
      throw CoreDataError.unknownEntity("\(objectType)", context.model).cocoaError
    }
    throw CoreDataError.noEntity.cocoaError
  }
}

/// A fetch that calls back, which it does at once.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  /// Creates a fetch.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - blk: A closure that receives the result.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) { (fetchRequest, completion) = (request, blk) }
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a fetch that calls back.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The fetch.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The objects; nil after an error.
  public let finalResult: [ResultType]?
  /// The error of the fetch.
  public let operationError: (any Error)?

  init(
    _ request: NSAsynchronousFetchRequest<ResultType>, _ result: [ResultType]?,
    _ error: (any Error)?
  ) { (fetchRequest, finalResult, operationError) = (request, result, error) }
}
