import DataModels

/// An app's data: a model, a store in memory and the contexts of its objects.
///
///     let container = NSPersistentContainer(name: "Notes")
///     container.loadPersistentStores { _, error in
///       if let error { fatalError("\(error)") }
///     }
///
/// The model is the `.xcdatamodeld` of that name, among the app's folders and the resources of its
/// packages. The store begins empty, whatever the place that is asked for.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the app's views.
  public let viewContext: NSManagedObjectContext
  /// The wishes for stores; at first one of a database file.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  /// The reason for which there is no model.
  private var problem: CoreDataError?

  /// Creates a container with the model of its name.
  ///
  /// - Parameters:
  ///   - name: The name of the container and of the model.
  ///   - fileID: The file of the call, whose module has the classes.
  public convenience init(name: String, fileID: String = #fileID) {
    ClassNames.shared.note(fileID: fileID)
    let (model, problem) = Self.model(named: name)
    self.init(name: name, managedObjectModel: model)
    self.problem = problem
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueue)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let place = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
  }

  private static func model(named name: String) -> (NSManagedObjectModel, CoreDataError?) {
    guard let url = DataModelFiles.named(name) else {
      return (NSManagedObjectModel(), .missingModel(name, DataModelFiles.all(in: nil)))
    }
    do { return (NSManagedObjectModel(try DataModel(contentsOf: url)), nil) } catch {
      return (NSManagedObjectModel(), .unreadableModel(error.description))
    }
  }

  /// Returns the folder of stores, to which nothing is written.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: "/dev/null", isDirectory: true)
  }

  /// Makes the stores, and calls back for each at once.
  ///
  /// - Parameter block: A closure that receives the wish for each store, and the error where there
  ///   is no model.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      if let problem {
        block(description, problem.cocoaError)
      } else {
        persistentStoreCoordinator.addPersistentStore(
          with: description, completionHandler: block)
      }
    }
  }

  /// Returns a context of its own, which saves to the same stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does work with a context of its own, at once, so that pictures are the same in each run.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Does work with a context of its own, on the actor of the call.
  public func performBackgroundTask<T>(
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}
