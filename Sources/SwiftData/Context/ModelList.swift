/// Models in the order in which they were added, each once.
struct ModelList {
  private(set) var models: [any PersistentModel] = []
  private var identities: Set<ObjectIdentifier> = []

  var isEmpty: Bool { models.isEmpty }

  func contains(_ model: any PersistentModel) -> Bool {
    identities.contains(ObjectIdentifier(model))
  }

  mutating func append(_ model: any PersistentModel) {
    if identities.insert(ObjectIdentifier(model)).inserted { models.append(model) }
  }

  @discardableResult
  mutating func remove(_ model: any PersistentModel) -> Bool {
    guard identities.remove(ObjectIdentifier(model)) != nil else { return false }
    models.removeAll { $0 === model }
    return true
  }
}
