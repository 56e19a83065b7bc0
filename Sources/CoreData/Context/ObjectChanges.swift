// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are Apple's.

/// Changes of a context's objects that nobody has been told of yet.
struct ObjectChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var refreshed = ObjectList()

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  /// The changes as a notification tells them.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    let lists = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, deleted), (NSRefreshedObjectsKey, refreshed),
    ]
    for (key, list) in lists where !list.isEmpty { info[key] = list.set }
    return info
  }
}

/// The key of a notification's inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of a notification's changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of a notification's deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key of a notification's objects that were read anew.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of a notification's objects that are no longer valid.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of the identifiers of a notification's inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of a notification's changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of a notification's deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
