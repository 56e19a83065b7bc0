/// The kind of the result of a deletion of many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Nothing but whether it went well.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// The number of the objects.
  case resultTypeCount = 2
}

/// A request that deletes many objects at once, in the store alone: contexts are told by
/// `mergeChanges`.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ExecutableRequest {
  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let identifiers: [NSManagedObjectID]?

  /// Creates a request that deletes what another one asks for.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, identifiers) = (fetch, nil)
  }

  /// Creates a request that deletes the objects of identifiers.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    identifiers = objects
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    guard let coordinator = context.persistentStoreCoordinator else {
      throw CoreDataError.noStore.cocoaError
    }
    let gone = try identifiers ?? Self.saved(fetchRequest, coordinator)
    coordinator.write([], removing: gone, by: context)
    let result: Any =
      switch resultType {
      case .resultTypeObjectIDs: gone
      case .resultTypeCount: gone.count
      case .resultTypeStatusOnly: true
      }
    return NSBatchDeleteResult(result, resultType)
  }

  /// Returns the identifiers of the saved objects that a request asks for.
  static func saved(
    _ request: NSFetchRequest<any NSFetchRequestResult>,
    _ coordinator: NSPersistentStoreCoordinator
  ) throws -> [NSManagedObjectID] {
    let reader = NSManagedObjectContext(.privateQueue)
    reader.persistentStoreCoordinator = coordinator
    return try reader.objects(request).map(\.objectID)
  }
}

/// The result of a deletion of many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The identifiers, the number, or whether it went well.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}

/// The kind of the result of an insertion of many objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Nothing but whether it went well.
  case statusOnly = 0
  /// The identifiers of the objects.
  case objectIDs = 1
  /// The number of the objects.
  case count = 2
}

/// A request that inserts many objects at once, in the store alone.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ExecutableRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values of the objects, by the names of properties.
  open var objectsToInsert: [[String: Any]]?
  /// A closure that fills the next object's values; true where there is none left.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// A closure that fills the next object; true where there is none left.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// The kind of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Creates a request by the values of the objects.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
  }

  /// Creates a request by the values of the objects.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.title, objects: dictionaries)
  }

  /// Creates a request by a closure that fills values, true where there are none left.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { (self.entityName, dictionaryHandler) = (entityName, handler) }

  /// Creates a request by a closure that fills values, true where there are none left.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.title, dictionaryHandler: handler) }

  /// Creates a request by a closure that fills objects, true where there are none left.
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { (self.entityName, managedObjectHandler) = (entityName, handler) }

  /// Creates a request by a closure that fills objects, true where there are none left.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.title, managedObjectHandler: handler) }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let writer = NSManagedObjectContext(.privateQueue)
    writer.persistentStoreCoordinator = context.persistentStoreCoordinator
    writer.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    guard let entity = writer.model?.entitiesByName[entityName] else {
      throw CoreDataError.unknownEntity(entityName, writer.model).cocoaError
    }
    try fill(writer, entity)
    let inserted = writer.inserted.objects.map(\.objectID)
    try writer.save()
    let result: Any =
      switch resultType {
      case .objectIDs: inserted
      case .count: inserted.count
      case .statusOnly: true
      }
    return NSBatchInsertResult(result, resultType)
  }

  private func fill(_ writer: NSManagedObjectContext, _ entity: NSEntityDescription) throws {
    func make() -> NSManagedObject {
      ClassNames.shared.type(of: entity).init(entity: entity, insertInto: writer)
    }
    func set(_ values: [String: Any]) throws {
      let object = make()
      for key in values.keys.sorted() {
        guard entity.propertiesByName[key] != nil else {
          throw CoreDataError.unknownKey(key, entity).cocoaError
        }
        object.set(values[key], key)
      }
    }
    for values in objectsToInsert ?? [] { try set(values) }
    while let dictionaryHandler {
      let values = NSMutableDictionary()
      if dictionaryHandler(values) { break }
      try set(values as? [String: Any] ?? [:])
    }
    while let managedObjectHandler {
      let object = make()
      if managedObjectHandler(object) {
        writer.delete(object)
        break
      }
    }
  }
}

/// The result of an insertion of many objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The identifiers, the number, or whether it went well.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    (self.result, resultType) = (result, type)
  }
}
