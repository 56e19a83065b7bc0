// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

extension NSManagedObjectContext {
  /// The name of what is told before a save.
  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// The name of what is told after a save.
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// The name of what is told of changed objects.
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// The name of what is told of saved identifiers.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// The name of what is told of merged identifiers, which nobody is.
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// A key of what is told.
  public enum NotificationKey: String, Sendable {
    /// The inserted objects.
    case insertedObjects = "inserted"
    /// The changed objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The objects that were read anew.
    case refreshedObjects = "refreshed"
    /// The objects that are no longer valid.
    case invalidatedObjects = "invalidated"
    /// The identifiers of inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
  }
}

extension Notification.Name {
  /// The name of what is told before a save.
  public static let NSManagedObjectContextWillSave =
    NSManagedObjectContext.willSaveObjectsNotification
  /// The name of what is told after a save.
  public static let NSManagedObjectContextDidSave =
    NSManagedObjectContext.didSaveObjectsNotification
  /// The name of what is told of changed objects.
  public static let NSManagedObjectContextObjectsDidChange =
    NSManagedObjectContext.didChangeObjectsNotification
  /// The name of what is told of saved identifiers.
  public static let NSManagedObjectContextDidSaveObjectIDs =
    NSManagedObjectContext.didSaveObjectIDsNotification
  /// The name of what is told of changes by other processes, which there are none of.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  /// The name of what is told as stores change, which they never do.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChange")
  /// The name of what is told before stores change, which they never do.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChange")
}
