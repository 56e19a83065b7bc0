/// The values of an object apart from it: attributes by name, and the identifiers of what its
/// relationships lead to.
struct ObjectRow {
  var attributes: [String: Any] = [:]
  var relations: [String: [NSManagedObjectID]] = [:]
  /// The number of times that the row has been saved.
  var version = 0

  /// Takes the values of some keys from another row.
  mutating func take(_ keys: Set<String>, from other: ObjectRow) {
    for key in keys {
      attributes[key] = other.attributes[key]
      relations[key] = other.relations[key]
    }
  }
}

/// A place that contexts read objects from: a coordinator's stores, or a context above.
protocol RowSource: AnyObject {
  /// Returns the identifiers of an entity's objects, and of those below it, in the order in which
  /// they were inserted.
  func identifiers(of entity: NSEntityDescription) -> [NSManagedObjectID]

  /// Returns the values of an object; nil where there is no such object.
  func row(of identifier: NSManagedObjectID) -> ObjectRow?

  /// Adds a context to those that are told of changes.
  func addReader(_ context: NSManagedObjectContext)
}
