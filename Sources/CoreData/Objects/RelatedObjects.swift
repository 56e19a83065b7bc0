/// The objects of a relationship, to be changed in place.
///
///     note.mutableSetValue(forKey: "labels").add(label)
open class RelatedObjects {
  private weak var owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) { (self.owner, self.key) = (owner, key) }

  private var objects: [NSManagedObject] {
    owner.map { PropertyValue.objects(of: $0.value(forKey: key)) } ?? []
  }

  /// The objects.
  open var allObjects: [Any] { objects }
  /// The objects.
  open var array: [Any] { objects }
  /// The number of objects.
  open var count: Int { objects.count }

  /// Returns a Boolean value that indicates whether an object is one of them.
  open func contains(_ object: Any) -> Bool {
    objects.contains { $0 === object as AnyObject }
  }

  /// Adds an object.
  open func add(_ object: Any) { owner?._addManaged(object, to: key) }

  /// Adds objects.
  open func addObjects(from objects: [Any]) {
    for object in objects { add(object) }
  }

  /// Puts an object at a place.
  open func insert(_ object: Any, at index: Int) {
    owner?._addManaged(object, to: key, at: index)
  }

  /// Takes an object out.
  open func remove(_ object: Any) { owner?._removeManaged(object, from: key) }

  /// Takes all objects out.
  open func removeAllObjects() { owner?.setValue(nil, forKey: key) }
}

extension NSManagedObject {
  /// Returns the objects of a relationship, to be changed in place.
  public func mutableSetValue(forKey key: String) -> RelatedObjects { RelatedObjects(self, key) }

  /// Returns the objects of a relationship with an order, to be changed in place.
  public func mutableOrderedSetValue(forKey key: String) -> RelatedObjects {
    RelatedObjects(self, key)
  }
}
