import Combine
import SwiftUI

/// The queue that a context belongs to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A queue of the context's own.
  case privateQueueConcurrencyType = 1
  /// The queue of views.
  case mainQueueConcurrencyType = 2
}

/// A place in which an app makes, changes and deletes objects before it saves them.
///
///     let note = Note(context: context)
///     note.title = "Alps"
///     if context.hasChanges { try context.save() }
///
/// Work that is handed to a context is done at once, so that pictures are the same in each run.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue that a context belongs to, in the words of iOS 15.
  public enum ConcurrencyType: Sendable {
    /// A queue of the context's own.
    case privateQueue
    /// The queue of views.
    case mainQueue
  }

  /// The time at which handed work is done, without effect: at once.
  public enum ScheduledTaskType: Sendable {
    /// As soon as may be.
    case immediate
    /// After what was handed over before.
    case enqueued
  }

  /// The queue of the context.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The coordinator that objects are saved to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.addReader(self)
    }
  }
  /// The context that objects are saved to, in place of a coordinator.
  open var parent: NSManagedObjectContext? { didSet { parent?.addReader(self) } }
  /// A Boolean value that indicates whether what others save is seen here.
  open var automaticallyMergesChangesFromParent = false
  /// The policy for objects that somebody else has changed since they were read.
  open var mergePolicy: Any = NSMergePolicy.error
  /// A name for people.
  open var name: String?
  /// The name of who changes objects, without effect.
  open var transactionAuthor: String?
  /// The undo manager, which nothing is told.
  open var undoManager: UndoManager?
  /// Seconds for which values are fresh, without effect.
  open var stalenessInterval: TimeInterval = -1
  /// A Boolean value that indicates whether objects stay in memory, without effect: they do.
  open var retainsRegisteredObjects = false
  /// A Boolean value that indicates whether a deleted object that is asked for has no values.
  open var shouldDeleteInaccessibleFaults = true
  /// A Boolean value that indicates whether deletions reach other objects at once: they do.
  open var propagatesDeletesAtEndOfEvent = true
  /// Words of the app's own.
  open var userInfo = NSMutableDictionary()

  var coordinator: NSPersistentStoreCoordinator?
  var readers: [NSPersistentStoreCoordinator.WeakContext] = []
  var numbers = 0
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  var (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
  var pending = ObjectChanges()
  var isTellingLater = false
  var signals: [String: ChangeSignal] = [:]
  /// Closures of those that follow the context's objects, by number.
  var followers: [Int: (ObjectChanges) -> Void] = [:]
  /// A key that a predicate or an order asked for in vain.
  var unknownKey: CoreDataError?

  /// Creates a context of a queue.
  public init(_ type: ConcurrencyType) {
    concurrencyType =
      type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
  }

  /// Creates a context of a queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  /// The objects that have been inserted since the last save.
  open var insertedObjects: Set<NSManagedObject> { inserted.set }
  /// The objects that have been changed since the last save.
  open var updatedObjects: Set<NSManagedObject> { updated.set }
  /// The objects that the next save deletes.
  open var deletedObjects: Set<NSManagedObject> { deleted.set }
  /// The objects that are in memory.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// A Boolean value that indicates whether the next save has something to do.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// The place that objects are read from.
  var source: (any RowSource)? { parent ?? coordinator }

  /// The model of the coordinator.
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Work

  /// Does work at once.
  open func perform(_ block: @escaping () -> Void) { performAndWait(block) }

  /// Does work at once.
  open func performAndWait(_ block: () -> Void) {
    block()
    didPerform()
  }

  /// Does work at once, and returns what it makes.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    defer { didPerform() }
    return try block()
  }

  /// Does work at once, and returns what it makes.
  ///
  /// - Parameters:
  ///   - schedule: The time of the work, without effect.
  ///   - isolation: The actor of the call, on which the work is done.
  ///   - block: The work.
  /// - Returns: The result of the work.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    defer { didPerform() }
    return try block()
  }

  /// Tells of the changes of work, where there is no queue that does so later.
  private func didPerform() {
    if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
  }

  // MARK: Objects

  /// Adds an object.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    registered[object.objectID] = object
    inserted.append(object)
    pending.inserted.append(object)
    didChange(entity: object.entity)
  }

  /// Deletes an object by the rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !deleted.contains(object) else { return }
    object.prepareForDeletion()
    object.objectWillChange.send()
    updated.remove(object)
    let isNew = inserted.remove(object)
    deleted.append(object)
    pending.deleted.append(object)
    for relationship in object.entity.relationships { sever(object, relationship) }
    if isNew {
      deleted.remove(object)
      leave(object)
    }
    didChange(entity: object.entity)
  }

  /// Carries out a relationship's rule for an object that is being deleted.
  private func sever(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let rule = relationship.deleteRule
    if rule == .denyDeleteRule || rule == .noActionDeleteRule { return }
    for other in object.related(relationship) {
      if let inverse = relationship.inverseRelationship { other.forget(object.objectID, inverse) }
      if rule == .cascadeDeleteRule { delete(other) }
    }
  }

  /// Takes an object out of the context.
  func leave(_ object: NSManagedObject) {
    object.load()
    registered[object.objectID] = nil
    object.managedObjectContext = nil
  }

  /// Returns the object of an identifier; one without values where there is none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[objectID] { return object }
    let object = NSManagedObject.fault(objectID, in: self)
    registered[objectID] = object
    return object
  }

  /// Returns the object of an identifier where it is in memory.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// Returns the object of an identifier.
  ///
  /// - Throws: An error of Cocoa's where there is no such object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registered[objectID], !deleted.contains(object) { return object }
    guard source?.row(of: objectID) != nil, registered[objectID] == nil else {
      throw CoreDataError.invalidURL("\(objectID)").cocoaError
    }
    return object(with: objectID)
  }

  /// Makes the identifiers of objects permanent.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// Reads an object anew.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: A Boolean value that indicates whether its changes are kept.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !inserted.contains(object) else { return }
    object.objectWillChange.send()
    if flag {
      reload(object)
    } else {
      updated.remove(object)
      object.turnIntoFault()
    }
    pending.refreshed.append(object)
    didChange(entity: object.entity)
  }

  /// Reads all objects anew, keeping changes.
  open func refreshAllObjects() {
    for object in PropertyValue.inOrder(registered.values) {
      refresh(object, mergeChanges: true)
    }
  }

  /// Has no effect: no value is looked up in a store before it is asked for.
  open func detectConflicts(for object: NSManagedObject) {}

  /// Has no effect: objects are placed by their entities.
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  /// Forgets all objects and all changes.
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    (registered, pending) = ([:], ObjectChanges())
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    for signal in signals.keys.sorted() { signals[signal]?.bump() }
  }

  /// Takes back all changes since the last save.
  open func rollback() {
    for object in inserted.objects {
      object.objectWillChange.send()
      pending.deleted.append(object)
      leave(object)
      didChange(entity: object.entity)
    }
    for object in updated.objects + deleted.objects {
      object.objectWillChange.send()
      object.turnIntoFault()
      pending.refreshed.append(object)
      didChange(entity: object.entity)
    }
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
  }

  /// Has no effect: nothing is recorded that could be undone.
  open func undo() {}
  /// Has no effect: nothing is recorded that could be redone.
  open func redo() {}

  /// Tells of all changes that nobody has been told of.
  open func processPendingChanges() {
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = ObjectChanges()
    for number in followers.keys.sorted() { followers[number]?(changes) }
    NotificationCenter.default.post(
      name: Self.didChangeObjectsNotification, object: self, userInfo: changes.userInfo)
  }
}
