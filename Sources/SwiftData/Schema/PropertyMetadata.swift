extension Schema {
  /// A property of a model: its name, the way to it, and what its macro says.
  public struct PropertyMetadata {
    /// The name of the property.
    public let name: String
    /// The path to the property.
    public let keypath: AnyKeyPath
    /// The description by ``Attribute(_:originalName:hashModifier:)`` or `@Relationship`; nil where
    /// there is none.
    public let metadata: (any SchemaProperty)?
    let link: RelationshipLink?

    private init(
      _ name: String, _ keypath: AnyKeyPath, _ metadata: (any SchemaProperty)?,
      _ link: (Schema.Relationship) -> RelationshipLink?
    ) {
      (self.name, self.keypath, self.metadata) = (name, keypath, metadata)
      self.link = link(metadata as? Schema.Relationship ?? Schema.Relationship())
    }

    /// Creates the description of a value.
    @_disfavoredOverload
    public init<Model, Value>(
      name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
    ) { self.init(name, keypath, metadata) { _ in nil } }

    /// Creates the description of a relationship to one model.
    public init<Model: PersistentModel, Other: PersistentModel>(
      name: String, keypath: ReferenceWritableKeyPath<Model, Other>,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.init(name, keypath, metadata) {
        RelationshipLink(
          name, keypath, $0, isToMany: false,
          get: { (model: Model) -> [Other] in [model[keyPath: keypath]] },
          set: { model, others in
            if let last = others.last { model[keyPath: keypath] = last }
          })
      }
    }

    /// Creates the description of a relationship to one model or none.
    public init<Model: PersistentModel, Other: PersistentModel>(
      name: String, keypath: ReferenceWritableKeyPath<Model, Other?>,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.init(name, keypath, metadata) {
        RelationshipLink(
          name, keypath, $0, isToMany: false,
          get: { (model: Model) -> [Other] in [model[keyPath: keypath]].compactMap { $0 } },
          set: { model, others in model[keyPath: keypath] = others.last })
      }
    }

    /// Creates the description of a relationship to several models.
    public init<Model: PersistentModel, Other: PersistentModel>(
      name: String, keypath: ReferenceWritableKeyPath<Model, [Other]>,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.init(name, keypath, metadata) {
        RelationshipLink(
          name, keypath, $0, isToMany: true,
          get: { (model: Model) -> [Other] in model[keyPath: keypath] },
          set: { model, others in model[keyPath: keypath] = others })
      }
    }

    /// Creates the description of a relationship to several models or none.
    public init<Model: PersistentModel, Other: PersistentModel>(
      name: String, keypath: ReferenceWritableKeyPath<Model, [Other]?>,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.init(name, keypath, metadata) {
        RelationshipLink(
          name, keypath, $0, isToMany: true,
          get: { (model: Model) -> [Other] in model[keyPath: keypath] ?? [] },
          set: { model, others in model[keyPath: keypath] = others })
      }
    }
  }
}
