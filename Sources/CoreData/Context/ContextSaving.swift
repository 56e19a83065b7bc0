extension NSManagedObjectContext {
  /// Writes all changes to the store, or to the context above.
  ///
  /// - Throws: An error of Cocoa's: of objects that are not as their entities ask, of those that
  ///   somebody else has changed, of a store that cannot be written to. Nothing is written then.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
    for object in inserted.objects + updated.objects + deleted.objects { object.willSave() }
    processPendingChanges()
    try validate()
    if let parent {
      push(to: parent)
    } else {
      try write()
    }
    didSave()
  }

  /// Checks all objects that a save concerns.
  private func validate() throws {
    var errors: [NSError] = []
    func note(_ check: () throws -> Void) {
      do { try check() } catch { errors += ObjectValidation.parts(of: error as NSError) }
    }
    for object in inserted.objects { note(object.validateForInsert) }
    for object in updated.objects { note(object.validateForUpdate) }
    for object in deleted.objects { note(object.validateForDelete) }
    if let error = ObjectValidation.joined(errors) { throw error }
  }

  private func write() throws {
    guard let coordinator = persistentStoreCoordinator,
      let store = coordinator.persistentStores.first
    else { throw CoreDataError.noStore.cocoaError }
    if store.isReadOnly { throw CoreDataError.readOnly.cocoaError }
    try settleConflicts(with: coordinator)
    try settleConstraints(with: coordinator)
    let changed = inserted.objects + updated.objects
    for object in changed {
      object.objectID.isTemporaryID = false
      object.objectID.persistentStore = store
    }
    coordinator.write(
      changed.map { ($0.objectID, $0.row) }, removing: deleted.objects.map(\.objectID), by: self)
    for object in changed {
      object.storage.version = coordinator.row(of: object.objectID)?.version ?? 0
    }
  }

  /// Hands the changes to the context above, which has them as its own.
  private func push(to parent: NSManagedObjectContext) {
    for object in inserted.objects {
      let copy = parent.object(with: object.objectID)
      (copy.isFault, copy.storage) = (false, object.row)
      parent.insert(copy)
    }
    for object in updated.objects {
      let copy = parent.object(with: object.objectID)
      copy.load()
      copy.objectWillChange.send()
      copy.storage.take(object.changedKeys, from: object.row)
      copy.changedKeys.formUnion(object.changedKeys)
      parent.didChange(copy)
    }
    for object in deleted.objects { parent.delete(parent.object(with: object.objectID)) }
    let (changed, gone) = (inserted.objects + updated.objects, deleted.objects)
    for child in parent.children
    where child !== self && child.automaticallyMergesChangesFromParent {
      child.merge(changed: changed.map(\.objectID), removed: gone.map(\.objectID))
    }
  }

  private func didSave() {
    var changes = ObjectChanges()
    (changes.inserted, changes.updated, changes.deleted) = (inserted, updated, deleted)
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    for object in changes.deleted.objects { leave(object) }
    let kept = changes.inserted.objects + changes.updated.objects
    for object in kept { object.changedKeys = [] }
    for object in kept + changes.deleted.objects { object.didSave() }
    NotificationCenter.default.post(
      name: Self.didSaveObjectsNotification, object: self, userInfo: changes.userInfo)
  }
}

// MARK: Merges

extension NSManagedObjectContext {
  /// Takes in what another context has saved.
  ///
  /// - Parameter notification: What was told of the save.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func identifiers(_ key: String) -> [NSManagedObjectID] {
      let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      return PropertyValue.inOrder(objects).map(\.objectID)
    }
    merge(
      changed: identifiers(NSInsertedObjectsKey) + identifiers(NSUpdatedObjectsKey),
      removed: identifiers(NSDeletedObjectsKey))
  }

  /// Takes changes that are told by identifiers into contexts.
  ///
  /// - Parameters:
  ///   - changes: Lists of identifiers, by the keys of notifications.
  ///   - contexts: The contexts.
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func identifiers(_ keys: [String]) -> [NSManagedObjectID] {
      keys.flatMap { changes[$0] as? [NSManagedObjectID] ?? [] }
    }
    let changed = identifiers([
      NSInsertedObjectsKey, NSUpdatedObjectsKey, NSInsertedObjectIDsKey, NSUpdatedObjectIDsKey,
    ])
    let removed = identifiers([NSDeletedObjectsKey, NSDeletedObjectIDsKey])
    for context in contexts { context.merge(changed: changed, removed: removed) }
  }

  /// Takes in what others have changed in the store.
  func merge(changed: [NSManagedObjectID], removed: [NSManagedObjectID]) {
    for identifier in removed {
      if let object = registered[identifier] {
        object.objectWillChange.send()
        updated.remove(object)
        deleted.remove(object)
        pending.deleted.append(object)
        leave(object)
      }
      didChange(entity: identifier.entity)
    }
    for identifier in changed {
      let isKnown = registered[identifier] != nil
      let object = object(with: identifier)
      if isKnown {
        object.objectWillChange.send()
        reload(object)
        pending.refreshed.append(object)
      } else {
        pending.inserted.append(object)
      }
      didChange(entity: identifier.entity)
    }
  }

  /// Reads an object anew but for what has changed in it.
  func reload(_ object: NSManagedObject) {
    guard !object.isFault, let row = source?.row(of: object.objectID) else { return }
    guard updated.contains(object) else { return object.turnIntoFault() }
    var merged = row
    merged.take(object.changedKeys, from: object.storage)
    object.storage = merged
  }

  private var mergeType: NSMergePolicyType {
    (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  /// Merges objects with what others have saved since they were read, by the policy.
  private func settleConflicts(with coordinator: NSPersistentStoreCoordinator) throws {
    for object in updated.objects {
      guard let row = coordinator.row(of: object.objectID),
        row.version != object.storage.version
      else { continue }
      switch mergeType {
      case .errorMergePolicyType: throw ObjectValidation.conflict(object, row)
      case .mergeByPropertyObjectTrumpMergePolicyType: reload(object)
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        object.storage = row
      case .overwriteMergePolicyType: break
      }
    }
  }

  /// Merges new objects with those that have the same values of a constraint, by the policy.
  private func settleConstraints(with coordinator: NSPersistentStoreCoordinator) throws {
    for object in inserted.objects {
      guard let (twin, names) = twin(of: object, coordinator) else { continue }
      let other = self.object(with: twin)
      if mergeType == .errorMergePolicyType {
        throw ObjectValidation.twin(object, names, other)
      }
      let wins =
        mergeType == .mergeByPropertyObjectTrumpMergePolicyType
        || mergeType == .overwriteMergePolicyType
      if wins {
        for attribute in object.entity.attributes {
          other.set(object.storage.attributes[attribute.name], attribute.name)
        }
      }
      delete(object)
    }
  }

  /// Returns the identifier of a saved object with the same values of a constraint, and the names
  /// of the constraint's attributes.
  private func twin(
    of object: NSManagedObject, _ coordinator: NSPersistentStoreCoordinator
  ) -> (NSManagedObjectID, [String])? {
    let constraints = object.entity.allConstraints
    guard !constraints.isEmpty else { return nil }
    let gone = Set(deleted.objects.map(\.objectID))
    for identifier in coordinator.identifiers(of: object.entity.root) {
      guard !gone.contains(identifier), let row = coordinator.row(of: identifier) else { continue }
      let shared = constraints.first { names in
        names.allSatisfy { name in
          guard let value = object.storage.attributes[name] as? AnyHashable else { return false }
          return row.attributes[name] as? AnyHashable == value
        }
      }
      if let shared { return (identifier, shared) }
    }
    return nil
  }
}

extension NSEntityDescription {
  /// The constraints of the entity and of those above it, by the names of attributes.
  fileprivate var allConstraints: [[String]] {
    let own = uniquenessConstraints.map { list in
      list.compactMap { ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name }
    }
    return own.filter { !$0.isEmpty } + (superentity?.allConstraints ?? [])
  }
}
