import DataModels

extension NSManagedObjectModel {
  /// Makes the entities of a file.
  convenience init(_ file: DataModel) {
    self.init()
    let made = file.entities.map(NSEntityDescription.init)
    let byName = Dictionary(made.map { ($0.title, $0) }) { first, _ in first }
    for (entity, source) in zip(made, file.entities) {
      guard let parent = source.parent.flatMap({ byName[$0] }) else { continue }
      parent.subentities.append(entity)
    }
    for (entity, source) in zip(made, file.entities) { entity.connect(source, byName) }
    entities = made
    for (name, members) in file.configurations {
      setEntities(members.compactMap { byName[$0] }, forConfigurationName: name)
    }
    for request in file.requests {
      let template = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entity)
      template.predicate = request.predicate.flatMap(Self.predicate)
      template.fetchLimit = request.limit
      fetchRequestTemplatesByName[request.name] = template
    }
  }
}

extension NSManagedObjectModel {
  /// Returns a model's predicate; nil for one with variables or subqueries, which are not read: a
  /// model must not stop the program for a request that nobody may ask for.
  private static func predicate(_ format: String) -> NSPredicate? {
    if format.contains("$") || format.uppercased().contains("SUBQUERY") { return nil }
    return NSPredicate(format: format)
  }
}

extension NSEntityDescription {
  /// Makes an entity with attributes and relationships that lead nowhere yet.
  fileprivate convenience init(_ source: DataModel.Entity) {
    self.init()
    (name, isAbstract) = (source.name, source.isAbstract)
    managedObjectClassName = source.className ?? "NSManagedObject"
    uniquenessConstraints = source.uniqueness
    properties =
      source.attributes.map(NSAttributeDescription.make)
      + source.relationships.map(NSRelationshipDescription.make)
  }

  /// Leads relationships to their entities and back.
  fileprivate func connect(
    _ source: DataModel.Entity, _ entities: [String: NSEntityDescription]
  ) {
    for relationship in source.relationships {
      let made = relationshipsByName[relationship.name]
      let destination = entities[relationship.destination]
      made?.destinationEntity = destination
      made?.inverseRelationship = relationship.inverse.flatMap {
        destination?.relationshipsByName[$0]
      }
    }
  }
}

extension NSAttributeDescription {
  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
  ]

  fileprivate static func make(_ source: DataModel.Attribute) -> NSAttributeDescription {
    let made = source.isDerived ? NSDerivedAttributeDescription() : NSAttributeDescription()
    (made.name, made.isOptional) = (source.name, source.isOptional)
    made.isTransient = source.isTransient
    made.attributeType = types[source.type] ?? .undefinedAttributeType
    made.attributeValueClassName = source.customClass
    made.valueTransformerName = source.transformer
    made.defaultValue = source.defaultValue.flatMap { value($0, made.attributeType) }
    made.limits = AttributeLimits(
      minimum: source.minimum.flatMap(Double.init), maximum: source.maximum.flatMap(Double.init),
      pattern: source.pattern)
    return made
  }

  /// Returns a default value as the type has it.
  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType: Int16(text)
    case .integer32AttributeType: Int32(text)
    case .integer64AttributeType: Int64(text)
    case .decimalAttributeType: Decimal(string: text).map(NSDecimalNumber.init)
    case .doubleAttributeType: Double(text)
    case .floatAttributeType: Float(text)
    case .booleanAttributeType: text == "YES" || text == "1"
    case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }
}

extension NSRelationshipDescription {
  fileprivate static func make(_ source: DataModel.Relationship) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    (made.name, made.isOptional) = (source.name, source.isOptional)
    made.isOrdered = source.isOrdered
    made.minCount = source.minimumCount
    made.maxCount = source.isToMany ? (source.maximumCount == 1 ? 0 : source.maximumCount) : 1
    let rules: [String: NSDeleteRule] = [
      "No Action": .noActionDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
    ]
    made.deleteRule = rules[source.deletionRule] ?? .nullifyDeleteRule
    return made
  }
}
