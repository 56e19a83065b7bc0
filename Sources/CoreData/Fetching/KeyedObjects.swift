import SwiftUI

extension NSManagedObject: KeyedValues {
  /// Returns the value of a key for a predicate or an order.
  ///
  /// The key is that of a property, of the object itself or of its identifier. Any other one is
  /// noted, and the fetch throws its error.
  package func value(ofKey key: String) -> Any? {
    if key == "self" || key == "SELF" { return self }
    if key == "objectID" { return objectID }
    guard let property = entity.propertiesByName[key] else {
      managedObjectContext?.unknownKey = .unknownKey(key, entity)
      return nil
    }
    guard let relationship = property as? NSRelationshipDescription else {
      return value(forKey: key)
    }
    let related = related(relationship)
    return relationship.isToMany ? related : related.first
  }
}
