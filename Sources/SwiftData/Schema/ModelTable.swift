/// The properties of a model that its store acts on.
struct ModelTable {
  let links: [RelationshipLink]
  /// The paths of properties whose values occur once.
  let unique: [AnyKeyPath]

  init(_ type: any PersistentModel.Type) {
    let properties = type.schemaMetadata
    links = properties.compactMap(\.link)
    unique = properties.filter {
      ($0.metadata as? Schema.Attribute)?.options.contains(.unique) == true
    }.map(\.keypath)
  }

  /// Returns the relationship of a name.
  func link(_ name: String) -> RelationshipLink? { links.first { $0.name == name } }

  /// Returns the name of a model's class, without those of the types around it.
  static func entityName(of type: any PersistentModel.Type) -> String { String(describing: type) }
}
