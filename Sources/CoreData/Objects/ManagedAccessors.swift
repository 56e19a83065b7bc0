// What copies of an app's files call for properties and methods with `@NSManaged`, which Swift has
// on Apple's systems alone.
extension NSManagedObject {
  /// Returns the value of a property as a type of Swift.
  ///
  /// A property whose type has no nil and that has no value is empty, or 0; a date or an object of
  /// that kind stops the program, as it does on Apple's systems.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value.
  public func _managedValue<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    guard let result = PropertyValue.cast(value, to: Value.self) else {
      fatalError(
        """
        The property “\(key)” of \(objectID) \(value.map { "is \($0), which is no" } ?? "has no") \
        \(Value.self): set it before it is read, or declare it as optional
        """)
    }
    return result
  }

  /// Sets the value of a property.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name of the property.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(PropertyValue.unwrapped(value), forKey: key)
  }

  /// Adds objects to a relationship.
  ///
  /// - Parameters:
  ///   - objects: An object, or a collection of objects.
  ///   - key: The name of the relationship.
  ///   - place: The place of the first; nil for the end.
  public func _addManaged(_ objects: Any, to key: String, at place: Int? = nil) {
    let added = PropertyValue.objects(of: objects)
    changeRelated(key) { list in
      list.removeAll { other in added.contains { $0 === other } }
      list.insert(contentsOf: added, at: min(place ?? list.count, list.count))
    }
  }

  /// Adds objects to a relationship, each at a place.
  public func _addManaged(_ objects: Any, to key: String, at places: NSIndexSet) {
    let added = PropertyValue.objects(of: objects)
    changeRelated(key) { list in
      for (object, place) in zip(added, places) {
        list.insert(object, at: min(place, list.count))
      }
    }
  }

  /// Takes objects out of a relationship.
  ///
  /// - Parameters:
  ///   - objects: An object, or a collection of objects.
  ///   - key: The name of the relationship.
  public func _removeManaged(_ objects: Any, from key: String) {
    let removed = PropertyValue.objects(of: objects)
    changeRelated(key) { list in list.removeAll { other in removed.contains { $0 === other } } }
  }

  /// Takes the object at a place out of a relationship.
  public func _removeManaged(at place: Int, from key: String) {
    changeRelated(key) { list in if list.indices.contains(place) { list.remove(at: place) } }
  }

  /// Takes the objects at places out of a relationship.
  public func _removeManaged(at places: NSIndexSet, from key: String) {
    changeRelated(key) { list in
      for place in places.reversed() where list.indices.contains(place) { list.remove(at: place) }
    }
  }

  /// Puts an object in the place of another one.
  public func _replaceManaged(at place: Int, with object: Any, in key: String) {
    _removeManaged(at: place, from: key)
    _addManaged(object, to: key, at: place)
  }

  /// Puts objects in the places of others.
  public func _replaceManaged(at places: NSIndexSet, with objects: Any, in key: String) {
    _removeManaged(at: places, from: key)
    _addManaged(objects, to: key, at: places)
  }

  private func changeRelated(_ key: String, _ change: (inout [NSManagedObject]) -> Void) {
    let key = relationshipName(key)
    guard let relationship = property(key) as? NSRelationshipDescription else { return }
    var list = related(relationship)
    change(&list)
    set(NSOrderedSet(array: list), key)
  }

  /// Returns the name of a relationship whose methods are named after it: of `addToURLs` it may
  /// begin with a capital.
  private func relationshipName(_ key: String) -> String {
    if entity.propertiesByName[key] != nil { return key }
    let other = key.prefix(1).uppercased() + key.dropFirst()
    return entity.propertiesByName[other] == nil ? key : other
  }
}
