/// An object that has the values of another one, which a constraint forbids.
open class NSConstraintConflict: NSObject {
  /// The names of the properties.
  public let constraint: [String]
  /// The values that both have.
  public let constraintValues: [String: Any]
  /// The object in the store.
  public let databaseObject: NSManagedObject?
  /// The new objects.
  public let conflictingObjects: [NSManagedObject]

  init(_ object: NSManagedObject, _ names: [String], _ saved: NSManagedObject?) {
    (constraint, databaseObject, conflictingObjects) = (names, saved, [object])
    constraintValues = Dictionary(
      uniqueKeysWithValues: names.map { ($0, object.value(forKey: $0) ?? NSNull()) })
  }
}

/// An object that somebody else has changed since it was read.
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// The values of the object.
  public let objectSnapshot: [String: Any]?
  /// The values in the store.
  public let persistedSnapshot: [String: Any]?

  init(_ object: NSManagedObject, _ saved: ObjectRow) {
    sourceObject = object
    (objectSnapshot, persistedSnapshot) = (object.row.attributes, saved.attributes)
  }
}
