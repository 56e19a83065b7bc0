import Foundation

/// A description of the values that a model may answer with.
///
/// ``Generable(description:)`` makes one of a type; ``DynamicGenerationSchema`` is one that is put
/// together while an app runs. Encoded it is JSON Schema.
public struct GenerationSchema: Sendable {
  /// A named value of an object.
  public struct Property: Sendable {
    let property: SchemaProperty

    /// Creates a property that each value has.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - description: The property in words.
    ///   - type: The type of its values.
    ///   - guides: The rules of its values.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name, description, type, guides.flatMap(\.rules), isOptional: false)
    }

    /// Creates a property that may be missing.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - description: The property in words.
    ///   - type: The type of its values.
    ///   - guides: The rules of its values.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name, description, Value.self, guides.flatMap(\.rules), isOptional: true)
    }

    /// Creates a property of texts that follow patterns.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - description: The property in words.
    ///   - type: The type of its values.
    ///   - guides: The patterns.
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>]
    ) {
      let rules = guides.map { GuideRule.pattern(GuidePattern($0)) }
      self.init(name, description, type, rules, isOptional: false)
    }

    /// Creates a property of texts that follow patterns, which may be missing.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - description: The property in words.
    ///   - type: The type of its values.
    ///   - guides: The patterns.
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>]
    ) {
      let rules = guides.map { GuideRule.pattern(GuidePattern($0)) }
      self.init(name, description, String.self, rules, isOptional: true)
    }

    private init(
      _ name: String, _ description: String?, _ type: any Generable.Type, _ rules: [GuideRule],
      isOptional: Bool
    ) {
      property = SchemaProperty(
        name: name, node: SchemaNode(.type(type), description: description, rules: rules),
        isOptional: isOptional)
    }
  }

  let root: SchemaNode
  let definitions: [String: SchemaNode]

  init(_ root: SchemaNode, definitions: [String: SchemaNode] = [:]) {
    (self.root, self.definitions) = (root, definitions)
  }

  /// Creates the description of a structure.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - description: The type in words.
  ///   - properties: The values that it has.
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    self.init(
      SchemaNode(
        .object(properties.map(\.property)), name: "\(type)", description: description))
  }

  /// Creates the description of a type whose values are words.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - description: The type in words.
  ///   - choices: The words.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init(
      SchemaNode(.string, name: "\(type)", description: description, rules: [.anyOf(choices)]))
  }

  /// Creates the description of a type whose values are those of some types.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - description: The type in words.
  ///   - types: The types.
  public init(
    type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]
  ) {
    let choices = types.map { SchemaNode(.type($0)) }
    self.init(SchemaNode(.choice(choices), name: "\(type)", description: description))
  }

  /// Creates the description of an enumeration, as ``Generable(description:)`` writes it.
  public init(
    type: any Generable.Type, description: String? = nil, _cases cases: [(String, [Property])]
  ) {
    let cases = cases.map { SchemaCase(name: $0, values: $1.map(\.property)) }
    self.init(SchemaNode(.cases(cases), name: "\(type)", description: description))
  }

  /// Holds content to the description.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, with the way to what
  ///   does not fit.
  func check(_ content: GeneratedContent) throws {
    try SchemaCheck(definitions: definitions).check(content, root)
  }

  /// A Boolean value that indicates whether a value is a text, for which JSON need not be written.
  var isText: Bool {
    if case .string = root.shape { return true }
    return false
  }
}

extension GenerationSchema: Codable, CustomDebugStringConvertible {
  /// Creates a description of JSON Schema.
  public init(from decoder: any Decoder) throws {
    self.init(jsonSchema: try CodableContent(from: decoder).content)
  }

  /// Writes JSON Schema.
  public func encode(to encoder: any Encoder) throws {
    try CodableContent(jsonSchema).encode(to: encoder)
  }

  /// The description as JSON Schema.
  public var debugDescription: String { jsonSchema.jsonString }
}
