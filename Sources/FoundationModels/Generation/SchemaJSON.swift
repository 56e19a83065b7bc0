/// Writes descriptions as JSON Schema: shapes with a name once, under `$defs`.
private struct SchemaWriter {
  typealias Pair = (String, any ConvertibleToGeneratedContent)

  private(set) var definitions: [Pair] = []
  private var known: Set<String> = []

  mutating func define(_ name: String, _ node: SchemaNode) {
    guard known.insert(name).inserted else { return }
    let place = definitions.count
    definitions.append((name, ""))
    definitions[place].1 = write(node)
  }

  mutating func write(_ node: SchemaNode) -> GeneratedContent {
    var node = node
    if case .type(let type) = node.shape {
      let schema = type.generationSchema
      for (name, node) in schema.definitions.sorted(by: { $0.key < $1.key }) { define(name, node) }
      if let name = schema.root.name {
        define(name, schema.root)
        node.shape = .reference(name)
      } else {
        node.shape = schema.root.shape
        node.rules = schema.root.rules + node.rules
      }
    }
    var pairs: [Pair] = []
    if let name = node.name { pairs.append(("title", name)) }
    if let description = node.description { pairs.append(("description", description)) }
    pairs += write(node.shape, node.rules)
    return content(pairs + node.rules.flatMap(Self.write))
  }

  private func content(_ pairs: [Pair]) -> GeneratedContent {
    GeneratedContent(properties: pairs) { $1 }
  }

  private mutating func write(_ shape: SchemaNode.Shape, _ rules: [GuideRule]) -> [Pair] {
    switch shape {
    case .anything, .type: return []
    case .boolean: return [("type", "boolean")]
    case .string: return [("type", "string")]
    case .integer: return [("type", "integer")]
    case .number: return [("type", "number")]
    case .reference(let name): return [("$ref", "#/$defs/\(name)")]
    case .choice(let nodes): return [("anyOf", nodes.map { write($0) })]
    case .cases(let cases):
      let name = SchemaNode(.string)
      return [
        (
          "anyOf",
          cases.map { each in
            var name = name
            name.rules = [.anyOf([each.name])]
            let tag = SchemaProperty(name: "case", node: name, isOptional: false)
            return content(object([tag] + each.values))
          }
        )
      ]
    case .object(let properties): return object(properties)
    case .array(var element):
      for case .element(let rule) in rules { element.rules.append(rule) }
      return [("type", "array"), ("items", write(element))]
    }
  }

  private mutating func object(_ properties: [SchemaProperty]) -> [Pair] {
    let values = properties.map { ($0.name, write($0.node)) as Pair }
    return [
      ("type", "object"), ("properties", content(values)),
      ("required", properties.filter { !$0.isOptional }.map(\.name)),
      ("x-order", properties.map(\.name)), ("additionalProperties", false),
    ]
  }

  private static func write(_ rule: GuideRule) -> [Pair] {
    switch rule {
    case .anyOf(let words): [("enum", words)]
    case .pattern(let pattern): pattern.text.map { [("pattern", $0)] } ?? []
    case .minimum(let number): [("minimum", number)]
    case .maximum(let number): [("maximum", number)]
    case .minimumCount(let count): [("minItems", count)]
    case .maximumCount(let count): [("maxItems", count)]
    case .element: []
    }
  }
}

extension GenerationSchema {
  /// The description as JSON Schema.
  var jsonSchema: GeneratedContent {
    var writer = SchemaWriter()
    let schema = writer.write(root)
    for (name, node) in definitions.sorted(by: { $0.key < $1.key }) { writer.define(name, node) }
    guard !writer.definitions.isEmpty, case .structure(let values, let keys) = schema.kind else {
      return schema
    }
    let defined = GeneratedContent(properties: writer.definitions) { $1 }
    return GeneratedContent(
      kind: .structure(
        properties: values.merging(["$defs": defined]) { $1 }, orderedKeys: keys + ["$defs"]))
  }

  /// Creates a description of JSON Schema; what is unknown in it is any value.
  init(jsonSchema: GeneratedContent) {
    let definitions = jsonSchema["$defs"]?.members ?? [:]
    self.init(
      SchemaNode(jsonSchema: jsonSchema), definitions: definitions.mapValues(SchemaNode.init))
  }
}

extension SchemaNode {
  fileprivate init(jsonSchema: GeneratedContent) {
    self.init(
      Self.shape(jsonSchema), name: jsonSchema["title"]?.text,
      description: jsonSchema["description"]?.text, rules: Self.rules(jsonSchema))
  }

  private static func shape(_ schema: GeneratedContent) -> Shape {
    if let name = schema["$ref"]?.text { return .reference(String(name.dropFirst(8))) }
    if let choices = schema["anyOf"]?.elements { return .choice(choices.map(SchemaNode.init)) }
    switch schema["type"]?.text {
    case "boolean": return .boolean
    case "string": return .string
    case "integer": return .integer
    case "number": return .number
    case "array":
      return .array(schema["items"].map(SchemaNode.init) ?? SchemaNode(.anything))
    case "object": return .object(properties(schema))
    default: return .anything
    }
  }

  private static func properties(_ schema: GeneratedContent) -> [SchemaProperty] {
    let nodes = schema["properties"]?.members ?? [:]
    let required = Set(schema["required"]?.elements?.compactMap(\.text) ?? [])
    let order = schema["x-order"]?.elements?.compactMap(\.text) ?? nodes.keys.sorted()
    return order.compactMap { name in
      nodes[name].map {
        SchemaProperty(
          name: name, node: SchemaNode(jsonSchema: $0), isOptional: !required.contains(name))
      }
    }
  }

  private static func rules(_ schema: GeneratedContent) -> [GuideRule] {
    var rules: [GuideRule] = []
    if let words = schema["enum"]?.elements { rules.append(.anyOf(words.compactMap(\.text))) }
    if let regex = schema["pattern"]?.text.flatMap({ try? Regex($0) }) {
      rules.append(.pattern(GuidePattern(regex)))
    }
    if let number = schema["minimum"]?.count { rules.append(.minimum(number)) }
    if let number = schema["maximum"]?.count { rules.append(.maximum(number)) }
    if let count = schema["minItems"]?.count { rules.append(.minimumCount(Int(count))) }
    if let count = schema["maxItems"]?.count { rules.append(.maximumCount(Int(count))) }
    return rules
  }
}

extension GeneratedContent {
  fileprivate subscript(key: String) -> GeneratedContent? { members?[key] }

  fileprivate var members: [String: GeneratedContent]? {
    if case .structure(let properties, _) = kind { return properties }
    return nil
  }

  fileprivate var elements: [GeneratedContent]? {
    if case .array(let elements) = kind { return elements }
    return nil
  }

  fileprivate var text: String? {
    if case .string(let text) = kind { return text }
    return nil
  }

  fileprivate var count: Double? {
    if case .number(let number) = kind { return number }
    return nil
  }
}
