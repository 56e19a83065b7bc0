/// Objects in the order in which they were added, each once.
struct ObjectList {
  private var places: [ObjectIdentifier: Int] = [:]
  private var slots: [NSManagedObject?] = []

  var objects: [NSManagedObject] { slots.compactMap { $0 } }
  var set: Set<NSManagedObject> { Set(objects) }
  var isEmpty: Bool { places.isEmpty }

  func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

  mutating func append(_ object: NSManagedObject) {
    guard places[ObjectIdentifier(object)] == nil else { return }
    places[ObjectIdentifier(object)] = slots.count
    slots.append(object)
  }

  @discardableResult
  mutating func remove(_ object: NSManagedObject) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    slots[place] = nil
    return true
  }
}
