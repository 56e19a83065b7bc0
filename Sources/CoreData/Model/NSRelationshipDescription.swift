/// The fate of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Related objects keep their references.
  case noActionDeleteRule = 0
  /// Related objects forget the object.
  case nullifyDeleteRule = 1
  /// Related objects are deleted too.
  case cascadeDeleteRule = 2
  /// The object stays while it has related objects.
  case denyDeleteRule = 3
}

/// A property of an entity that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the related objects that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of related objects; 0 for no limit.
  open var maxCount = 0
  /// The least number of related objects.
  open var minCount = 0
  /// The fate of related objects when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// A Boolean value that indicates whether related objects have an order.
  open var isOrdered = false
  /// A Boolean value that indicates whether there may be several related objects.
  open var isToMany: Bool { maxCount != 1 }
}
