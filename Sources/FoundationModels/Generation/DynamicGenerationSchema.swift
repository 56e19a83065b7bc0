import Foundation

/// A description of values that is put together while an app runs.
///
///     let dish = DynamicGenerationSchema(
///       name: "Dish",
///       properties: [.init(name: "name", schema: .init(type: String.self))])
///     let schema = try GenerationSchema(root: dish, dependencies: [])
public struct DynamicGenerationSchema: Sendable {
  /// A named value of an object.
  public struct Property: Sendable {
    let property: SchemaProperty

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - description: The property in words.
    ///   - schema: The description of its values.
    ///   - isOptional: A Boolean value that indicates whether it may be missing.
    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) {
      var node = schema.node
      if let description { node.description = description }
      property = SchemaProperty(name: name, node: node, isOptional: isOptional)
    }
  }

  let node: SchemaNode

  /// Creates the description of an object.
  ///
  /// - Parameters:
  ///   - name: The name, by which others refer to it.
  ///   - description: The object in words.
  ///   - properties: The values that it has.
  public init(name: String, description: String? = nil, properties: [Property]) {
    node = SchemaNode(
      .object(properties.map(\.property)), name: name, description: description)
  }

  /// Creates the description of values of several kinds.
  ///
  /// - Parameters:
  ///   - name: The name, by which others refer to it.
  ///   - description: The values in words.
  ///   - choices: The kinds.
  public init(
    name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]
  ) {
    node = SchemaNode(.choice(choices.map(\.node)), name: name, description: description)
  }

  /// Creates the description of words.
  ///
  /// - Parameters:
  ///   - name: The name, by which others refer to it.
  ///   - description: The words' meaning.
  ///   - choices: The words.
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    node = SchemaNode(.string, name: name, description: description, rules: [.anyOf(choices)])
  }

  /// Creates the description of a list.
  ///
  /// - Parameters:
  ///   - itemSchema: The description of its elements.
  ///   - minimumElements: The fewest elements.
  ///   - maximumElements: The most elements.
  public init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) {
    let rules = [
      minimumElements.map(GuideRule.minimumCount), maximumElements.map(GuideRule.maximumCount),
    ]
    node = SchemaNode(.array(itemSchema.node), rules: rules.compactMap(\.self))
  }

  /// Creates the description of a type's values.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - guides: The rules of the values.
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    node = SchemaNode(.type(type), rules: guides.flatMap(\.rules))
  }

  /// Creates a reference to a description that is among the dependencies, or is the root.
  public init(referenceTo name: String) { node = SchemaNode(.reference(name)) }
}

extension GenerationSchema {
  /// A mistake in descriptions that refer to each other.
  public enum SchemaError: Error, LocalizedError, Sendable {
    /// More about the mistake.
    public struct Context: Sendable {
      /// The mistake in words, for developers.
      public let debugDescription: String

      /// Creates the words.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// Two descriptions have one name.
    case duplicateType(schema: String?, type: String, context: Context)
    /// Two properties of an object have one name.
    case duplicateProperty(schema: String, property: String, context: Context)
    /// There is nothing to choose from.
    case emptyTypeChoices(schema: String, context: Context)
    /// Nothing has the names that are referred to.
    case undefinedReferences(schema: String?, references: [String], context: Context)

    /// The mistake in words.
    public var errorDescription: String? {
      switch self {
      case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
        .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
        context.debugDescription
      }
    }

    /// A way out in words.
    public var recoverySuggestion: String? {
      switch self {
      case .duplicateType, .duplicateProperty: "Give each of them a name of its own."
      case .emptyTypeChoices: "Name one choice at least."
      case .undefinedReferences: "Hand what is referred to over as a dependency."
      }
    }
  }

  /// Creates a description of one that refers to others by their names.
  ///
  /// - Parameters:
  ///   - root: The description of the whole answer.
  ///   - dependencies: The descriptions that are referred to.
  /// - Throws: ``SchemaError`` where a name stands twice or for nothing.
  public init(
    root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]
  ) throws {
    var definitions: [String: SchemaNode] = [:]
    for node in [root.node] + dependencies.map(\.node) {
      guard let name = node.name else { continue }
      guard definitions.updateValue(node, forKey: name) == nil else {
        throw SchemaError.duplicateType(
          schema: root.node.name, type: name,
          context: .init(debugDescription: "Two schemas are called '\(name)'"))
      }
    }
    var missing: Set<String> = []
    for node in [root.node] + dependencies.map(\.node) {
      missing.formUnion(try node.references())
    }
    missing.subtract(definitions.keys)
    guard missing.isEmpty else {
      let names = missing.sorted()
      throw SchemaError.undefinedReferences(
        schema: root.node.name, references: names,
        context: .init(
          debugDescription: "No schema is called '\(names.joined(separator: "', '"))'"))
    }
    let isReferredTo = try ([root.node] + dependencies.map(\.node))
      .contains { try $0.references().contains(root.node.name ?? "") }
    if !isReferredTo, let name = root.node.name { definitions[name] = nil }
    self.init(root.node, definitions: definitions)
  }
}

extension SchemaNode {
  /// Returns the names that the description refers to.
  ///
  /// - Throws: ``GenerationSchema/SchemaError`` for a name that stands twice, or for no choice.
  fileprivate func references() throws -> Set<String> {
    switch shape {
    case .reference(let name): return [name]
    case .array(let node): return try node.references()
    case .choice(let nodes):
      try requireChoice(nodes.isEmpty)
      return try nodes.reduce(into: []) { $0.formUnion(try $1.references()) }
    case .object(let properties):
      try requireNames(properties.map(\.name))
      return try properties.reduce(into: []) { $0.formUnion(try $1.node.references()) }
    default:
      try requireChoice(rules.contains(.anyOf([])))
      return []
    }
  }

  private func requireChoice(_ isEmpty: Bool) throws {
    guard isEmpty else { return }
    throw GenerationSchema.SchemaError.emptyTypeChoices(
      schema: name ?? "",
      context: .init(debugDescription: "'\(name ?? "")' has nothing to choose from"))
  }

  private func requireNames(_ names: [String]) throws {
    var known: Set<String> = []
    for property in names where !known.insert(property).inserted {
      throw GenerationSchema.SchemaError.duplicateProperty(
        schema: name ?? "", property: property,
        context: .init(
          debugDescription: "'\(name ?? "")' has two properties '\(property)'"))
    }
  }
}
