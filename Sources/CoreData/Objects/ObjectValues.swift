extension NSManagedObject {
  /// The values, which are read if they have not been.
  var row: ObjectRow {
    load()
    return storage
  }

  /// Reads the values of an object that has none yet.
  func load() {
    guard isFault else { return }
    isFault = false
    storage = managedObjectContext?.source?.row(of: objectID) ?? ObjectRow()
    isPrimitive = true
    awakeFromFetch()
    isPrimitive = false
  }

  /// Forgets the values, which are read anew once somebody asks.
  func turnIntoFault() {
    willTurnIntoFault()
    (isFault, storage, changedKeys) = (true, ObjectRow(), [])
    didTurnIntoFault()
  }

  /// Returns a property; stops the program where the entity has none of the name.
  func property(_ key: String) -> NSPropertyDescription {
    guard let property = entity.propertiesByName[key] else {
      fatalError(CoreDataError.unknownKey(key, entity).description)
    }
    return property
  }

  /// Sets the value of a property, and what leads back where it is a relationship.
  func set(_ value: Any?, _ key: String) {
    let property = property(key)
    load()
    if !isPrimitive { objectWillChange.send() }
    if let relationship = property as? NSRelationshipDescription {
      relate(to: PropertyValue.objects(of: value), relationship)
    } else {
      storage.attributes[key] = PropertyValue.stored(value, property)
    }
    note(change: key)
  }

  /// Notes that a property has changed.
  func note(change key: String) {
    if !isPrimitive { changedKeys.insert(key) }
    managedObjectContext?.didChange(self)
  }

  // MARK: Relationships

  /// Returns the objects that a relationship leads to.
  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return [] }
    return (row.relations[relationship.name] ?? []).map(context.object(with:))
  }

  /// Leads a relationship to objects, each once, and their own back.
  func relate(to objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    var known: Set<NSManagedObjectID> = []
    let identifiers = objects.map(\.objectID).filter { known.insert($0).inserted }
    let before = storage.relations[relationship.name] ?? []
    storage.relations[relationship.name] = identifiers
    guard let inverse = relationship.inverseRelationship, let context = managedObjectContext else {
      return
    }
    for other in before where !known.contains(other) {
      context.object(with: other).forget(objectID, inverse)
    }
    let earlier = Set(before)
    for other in identifiers where !earlier.contains(other) {
      context.object(with: other).lead(back: self, inverse, relationship)
    }
  }

  /// Takes an object out of a relationship.
  func forget(_ identifier: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
    load()
    guard let place = storage.relations[relationship.name]?.firstIndex(of: identifier) else {
      return
    }
    objectWillChange.send()
    storage.relations[relationship.name]?.remove(at: place)
    note(change: relationship.name)
  }

  /// Leads a relationship back to an object; one that leads to a single object leaves the other.
  private func lead(
    back object: NSManagedObject, _ inverse: NSRelationshipDescription,
    _ relationship: NSRelationshipDescription
  ) {
    load()
    var related = storage.relations[inverse.name] ?? []
    guard !related.contains(object.objectID) else { return }
    objectWillChange.send()
    if !inverse.isToMany {
      for other in related {
        managedObjectContext?.object(with: other).forget(objectID, relationship)
      }
      related = []
    }
    storage.relations[inverse.name] = related + [object.objectID]
    note(change: inverse.name)
  }
}
