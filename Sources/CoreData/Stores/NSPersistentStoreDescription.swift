// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

/// The wish for a store: a place and a type, which are read back; all stores are in memory.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The place of the store, to which nothing is written.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The name of the configuration whose entities the store has.
  open var configuration: String?
  /// A Boolean value that indicates whether nothing may be saved.
  open var isReadOnly = false
  /// Seconds to wait for the store, without effect.
  open var timeout: TimeInterval = 240
  /// A Boolean value that indicates whether the store is loaded later on, without effect.
  open var shouldAddStoreAsynchronously = false
  /// A Boolean value that indicates whether a store of an earlier model is changed, without effect.
  open var shouldMigrateStoreAutomatically = true
  /// A Boolean value that indicates whether the change is worked out, without effect.
  open var shouldInferMappingModelAutomatically = true
  /// The options of a store in the cloud, without effect.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options.
  open private(set) var options: [String: NSObject] = [:]

  /// Creates a description of a store without a place.
  public override init() {}

  /// Creates a description of a store at a place.
  public init(url: URL) { self.url = url }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a pragma of SQLite, without effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The type of a store in a database file.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in a file of its own.
public let NSBinaryStoreType = "Binary"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option that records who changed what, without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that tells of changes by others, without effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option that changes a store of an earlier model, without effect.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option that works out how a store is changed, without effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that forbids changes.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option of how a file is protected, without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option of pragmas of SQLite, without effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
