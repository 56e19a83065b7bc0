import Combine

extension NSManagedObjectContext {
  /// Notes that a property of an object has changed.
  func didChange(_ object: NSManagedObject) {
    guard registered[object.objectID] === object else { return }
    if !inserted.contains(object), !deleted.contains(object) { updated.append(object) }
    pending.updated.append(object)
    didChange(entity: object.entity)
  }

  /// Tells of a change of an entity's objects: requests at once, all others later.
  func didChange(entity: NSEntityDescription) {
    var current: NSEntityDescription? = entity
    while let each = current {
      signals[each.title]?.bump()
      current = each.superentity
    }
    tellLater()
  }

  /// Tells of changes when the action that makes them is over, once for all of them.
  private func tellLater() {
    guard !isTellingLater, concurrencyType == .mainQueueConcurrencyType else { return }
    isTellingLater = true
    DispatchQueue.main.async(execute: { [weak self] in
      self?.isTellingLater = false
      self?.processPendingChanges()
    })
  }

  /// Returns the count of changes of an entity's objects.
  func signal(of entity: NSEntityDescription) -> ChangeSignal {
    let signal = signals[entity.title] ?? ChangeSignal()
    signals[entity.title] = signal
    return signal
  }

  /// Calls a closure with changes from now on, until its number is given to ``unfollow(_:)``.
  func follow(_ closure: @escaping (ObjectChanges) -> Void) -> Int {
    numbers += 1
    followers[numbers] = closure
    return numbers
  }

  /// Ends calls of a closure.
  func unfollow(_ number: Int) { followers[number] = nil }

  /// Returns the next number of an entity's identifiers.
  func nextNumber(of entity: NSEntityDescription) -> Int {
    if let coordinator = persistentStoreCoordinator { return coordinator.nextNumber(of: entity) }
    numbers += 1
    return numbers
  }
}

extension NSManagedObjectContext: RowSource {
  func identifiers(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    let gone = Set(deleted.objects.map(\.objectID))
    let saved = (source?.identifiers(of: entity) ?? []).filter { !gone.contains($0) }
    return saved + inserted.objects.map(\.objectID).filter { $0.entity.isKindOf(entity: entity) }
  }

  func row(of identifier: NSManagedObjectID) -> ObjectRow? {
    guard let object = registered[identifier], !object.isFault else {
      return source?.row(of: identifier)
    }
    return deleted.contains(object) ? nil : object.row
  }

  func addReader(_ context: NSManagedObjectContext) {
    readers.removeAll { $0.context == nil || $0.context === context }
    readers.append(NSPersistentStoreCoordinator.WeakContext(context: context))
  }

  /// The contexts that save to this one.
  var children: [NSManagedObjectContext] { readers.compactMap(\.context) }
}
