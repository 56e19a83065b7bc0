/// A store of objects, in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// A type of stores.
  public struct StoreType: Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A database file.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file of its own.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// Memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The type that was asked for.
  public let type: String
  /// The place that was asked for, to which nothing is written.
  open var url: URL?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identifier of the store.
  open var identifier: String! = "memory"
  /// The name of the configuration whose entities the store has.
  public let configurationName: String
  /// A Boolean value that indicates whether nothing may be saved.
  open var isReadOnly: Bool
  /// The options.
  public let options: [AnyHashable: Any]?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Notes of the app about the store.
  open var metadata: [String: Any]! = [:]
  /// The coordinator that has the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
  }
}
