/// A relationship of models of any types.
struct RelationshipLink {
  let name: String
  let keyPath: AnyKeyPath
  let source: any PersistentModel.Type
  let destination: any PersistentModel.Type
  let rule: Schema.Relationship.DeleteRule
  /// The path that leads back, where the relationship names one.
  let namedInverse: AnyKeyPath?

  private let isToMany: Bool
  private let get: (any PersistentModel) -> [any PersistentModel]
  private let set: (any PersistentModel, [any PersistentModel]) -> Void

  init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ keyPath: AnyKeyPath, _ relationship: Schema.Relationship, isToMany: Bool,
    get: @escaping (Model) -> [Other], set: @escaping (Model, [Other]) -> Void
  ) {
    (self.name, self.keyPath, self.isToMany) = (name, keyPath, isToMany)
    (source, destination) = (Model.self, Other.self)
    (rule, namedInverse) = (relationship.deleteRule, relationship.inverse)
    self.get = { ($0 as? Model).map(get) ?? [] }
    self.set = { model, others in
      if let model = model as? Model { set(model, others.compactMap { $0 as? Other }) }
    }
  }

  /// Returns the models that the property of a model leads to.
  func models(_ model: any PersistentModel) -> [any PersistentModel] { get(model) }

  /// Leaves each model that the property of a model leads to once, at its first place.
  func removeRepeats(from model: any PersistentModel) {
    var seen: Set<ObjectIdentifier> = []
    let others = get(model)
    let unique = others.filter { seen.insert(ObjectIdentifier($0)).inserted }
    if unique.count < others.count { set(model, unique) }
  }

  /// Lets the property of a model lead to another one too, or to that one instead.
  func add(_ other: any PersistentModel, to model: any PersistentModel) {
    let others = get(model)
    guard !others.contains(where: { $0 === other }) else { return }
    set(model, isToMany ? others + [other] : [other])
  }

  /// Lets the property of a model no longer lead to another one.
  func remove(_ other: any PersistentModel, from model: any PersistentModel) {
    let others = get(model)
    let rest = others.filter { $0 !== other }
    if rest.count != others.count { set(model, rest) }
  }
}
