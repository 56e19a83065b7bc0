/// The keeper of an app's stores: all that is saved, in memory.
///
///     let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
///     try coordinator.addPersistentStore(
///       ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model of the stores.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A name for people.
  open var name: String?

  private let lock = NSRecursiveLock()
  private var rows: [NSManagedObjectID: ObjectRow] = [:]
  /// The identifiers in the order in which their objects were saved first.
  private var order: [NSManagedObjectID] = []
  private var counts: [String: Int] = [:]
  private var readers: [WeakContext] = []

  struct WeakContext { weak var context: NSManagedObjectContext? }

  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  // MARK: Stores

  /// Adds a store, which begins empty.
  ///
  /// - Parameters:
  ///   - storeType: The type that is asked for.
  ///   - configuration: The name of the configuration whose entities the store has.
  ///   - storeURL: The place, to which nothing is written.
  ///   - options: The options.
  /// - Returns: The store.
  /// - Throws: Nothing: there is no file that could be damaged.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, url: storeURL, configuration: configuration, options: options)
    store.persistentStoreCoordinator = self
    lock.withLock { persistentStores.append(store) }
    return store
  }

  /// Adds a store, which begins empty.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store of a description, and calls back at once.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    var failure: (any Error)?
    do {
      let store = try addPersistentStore(
        ofType: description.type, configurationName: description.configuration,
        at: description.url, options: description.options)
      store.isReadOnly = store.isReadOnly || description.isReadOnly
    } catch { failure = error }
    block(description, failure)
  }

  /// Removes a store, and with the last all objects.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { persistentStores.removeAll { $0 === store } }
    if persistentStores.isEmpty { removeAll() }
  }

  /// Removes all objects.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { removeAll() }

  /// Removes all objects.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { removeAll() }

  /// Has no effect: there are no files to put in place.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {}

  /// Returns the store itself, at another place.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    store.url = url
    return store
  }

  /// Returns the store of a place; nil where there is none.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  /// Returns the place of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Returns the notes of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

  /// Sets the notes of a store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
  }

  /// Returns the identifier of an object by its URL; nil where there is no such object.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    lock.withLock { order.first { $0.uriRepresentation() == url } }
  }

  /// Returns the place in the record of changes, of which there is none.
  open func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { nil }

  /// Does work at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Does work at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  private func removeAll() { lock.withLock { (rows, order) = ([:], []) } }

  // MARK: Numbers

  /// Returns the next number of an entity's identifiers.
  func nextNumber(of entity: NSEntityDescription) -> Int {
    lock.withLock {
      counts[entity.root.title, default: 0] += 1
      return counts[entity.root.title, default: 0]
    }
  }
}

extension NSPersistentStoreCoordinator: RowSource {
  func identifiers(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    lock.withLock { order.filter { $0.entity.isKindOf(entity: entity) } }
  }

  func row(of identifier: NSManagedObjectID) -> ObjectRow? {
    lock.withLock { rows[identifier] }
  }

  func addReader(_ context: NSManagedObjectContext) {
    lock.withLock {
      readers.removeAll { $0.context == nil || $0.context === context }
      readers.append(WeakContext(context: context))
    }
  }

  /// Writes rows and takes others away, then lets other contexts know.
  func write(
    _ changed: [(NSManagedObjectID, ObjectRow)], removing removed: [NSManagedObjectID],
    by context: NSManagedObjectContext?
  ) {
    lock.withLock {
      for (identifier, row) in changed {
        if rows[identifier] == nil { order.append(identifier) }
        var row = row
        row.version = (rows[identifier]?.version ?? 0) + 1
        rows[identifier] = row
      }
      for identifier in removed { rows[identifier] = nil }
      let gone = Set(removed)
      if !gone.isEmpty { order.removeAll { gone.contains($0) } }
    }
    let others = lock.withLock { readers.compactMap(\.context) }.filter { $0 !== context }
    for other in others where other.automaticallyMergesChangesFromParent {
      other.merge(changed: changed.map(\.0), removed: removed)
    }
  }
}
