/// Holds content to a description.
struct SchemaCheck {
  /// Descriptions that are referred to by name.
  let definitions: [String: SchemaNode]
  /// The names by which the content itself is described: one that comes again describes nothing.
  private var names: Set<String> = []

  init(definitions: [String: SchemaNode]) { self.definitions = definitions }

  /// The check of a part of the content.
  private var inner: SchemaCheck { SchemaCheck(definitions: definitions) }

  /// Finds the first part of content that does not fit.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, with the way to it.
  func check(_ content: GeneratedContent, _ node: SchemaNode) throws {
    try checkShape(content, node.shape)
    for rule in node.rules { try rule.check(content) }
  }

  private func checkShape(_ content: GeneratedContent, _ shape: SchemaNode.Shape) throws {
    switch (shape, content.kind) {
    case (.anything, _), (.boolean, .bool), (.string, .string), (.number, .number): break
    case (.integer, .number(let number)) where number == number.rounded(): break
    case (.array(let node), .array(let elements)):
      for (index, element) in elements.enumerated() {
        try GeneratedContent.at("[\(index)]") { try inner.check(element, node) }
      }
    case (.object(let properties), .structure(let values, _)):
      try check(values, properties)
    case (.choice(let nodes), _): try check(content, oneOf: nodes)
    case (.cases(let cases), _): try check(content, oneOf: cases)
    case (.type(let type), _): try type.generationSchema.check(content)
    case (.reference(let name), _):
      guard let node = definitions[name] else { return }
      var next = self
      guard next.names.insert(name).inserted else {
        throw GeneratedContent.failure("'\(name)' is described by itself alone")
      }
      try next.check(content, node)
    default: throw GeneratedContent.misfit(shape.words, content)
    }
  }

  private func check(_ values: [String: GeneratedContent], _ properties: [SchemaProperty]) throws {
    for property in properties {
      guard let value = values[property.name], !property.isOptional || value.kind != .null else {
        if property.isOptional { continue }
        throw GeneratedContent.failure("'\(property.name)' is missing")
      }
      try GeneratedContent.at(property.name) { try inner.check(value, property.node) }
    }
  }

  private func check(_ content: GeneratedContent, oneOf nodes: [SchemaNode]) throws {
    var first: (any Error)?
    for node in nodes {
      do { return try check(content, node) } catch { first = first ?? error }
    }
    guard nodes.count == 1, let first else {
      throw GeneratedContent.misfit("one of \(nodes.count) kinds of values", content)
    }
    throw first
  }

  private func check(_ content: GeneratedContent, oneOf cases: [SchemaCase]) throws {
    let name = try content._caseName
    guard let one = cases.first(where: { $0.name == name }) else {
      throw GeneratedContent.failure(
        "one of '\(cases.map(\.name).joined(separator: "', '"))' is expected, and not '\(name)'")
    }
    if case .structure(let values, _) = content.kind {
      try check(values, one.values)
    } else if !one.values.isEmpty {
      throw GeneratedContent.misfit("an object with values of '\(name)'", content)
    }
  }
}

extension SchemaNode.Shape {
  /// The shape in the words of messages.
  fileprivate var words: String {
    switch self {
    case .boolean: "true or false"
    case .string: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .array: "a list"
    case .object, .cases: "an object"
    case .anything, .choice, .type, .reference: "another value"
    }
  }
}
