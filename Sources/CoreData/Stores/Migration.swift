// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Types are Apple's.

/// The way from an earlier model to a later one, of which there is none: stores begin empty.
open class NSMappingModel: NSObject {
  /// The parts of the way, an entity each.
  open var entityMappings: [NSEntityMapping]! = []

  /// Creates nothing.
  ///
  /// - Parameters:
  ///   - bundles: The bundles with mapping models, without effect.
  ///   - source: The earlier model.
  ///   - destination: The later model.
  public init?(
    from bundles: [Bundle]?, forSourceModel source: NSManagedObjectModel?,
    destinationModel destination: NSManagedObjectModel?
  ) { return nil }

  /// Creates nothing.
  public init?(contentsOf url: URL?) { return nil }

  private override init() {}

  /// Returns an empty way.
  ///
  /// - Parameters:
  ///   - source: The earlier model.
  ///   - destination: The later model.
  /// - Returns: The way.
  /// - Throws: Nothing.
  open class func inferredMappingModel(
    forSourceModel source: NSManagedObjectModel, destinationModel destination: NSManagedObjectModel
  ) throws -> NSMappingModel { NSMappingModel() }
}

/// The way from an entity to a later one.
open class NSEntityMapping: NSObject {
  /// The name of the way.
  open var name: String! = ""
  /// The name of the earlier entity.
  open var sourceEntityName: String?
  /// The name of the later entity.
  open var destinationEntityName: String?
  /// Words of the app's own.
  open var userInfo: [AnyHashable: Any]?
}

/// The policy of a way, which nobody asks.
open class NSEntityMigrationPolicy: NSObject {
  /// Does nothing.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
  /// Does nothing.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// Does nothing.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}
  /// Does nothing.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// A manager that takes objects from an earlier model to a later one, of which there are none.
open class NSMigrationManager: NSObject {
  /// The earlier model.
  public let sourceModel: NSManagedObjectModel
  /// The later model.
  public let destinationModel: NSManagedObjectModel
  /// The context of earlier objects.
  public let sourceContext = NSManagedObjectContext(.privateQueue)
  /// The context of later objects.
  public let destinationContext = NSManagedObjectContext(.privateQueue)
  /// The share of the work that is done, from 0 to 1.
  open var migrationProgress: Float { 1 }

  /// Creates a manager.
  public init(
    sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) { (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel) }

  /// Has no effect: there are no objects to take along.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL,
    destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {}

  /// Returns nothing: no object has been taken along.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] { [] }

  /// Has no effect: no object is taken along.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {}
}

extension NSPersistentStoreCoordinator {
  /// Returns the notes of a store at a place, where nothing is.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { [:] }
}

extension NSManagedObjectModel {
  /// Returns a Boolean value that indicates whether a store is of this model: each is.
  public func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }
}
