extension GenerableMacro {
  /// The members: the schema, the value as an answer, and the type of an answer that arrives.
  var members: String {
    switch content {
    case .structure(let properties):
      [schema(of: properties), written(properties), partial(properties)].joined(separator: "\n\n")
    case .enumeration(let cases):
      [schema(of: cases), written(cases)].joined(separator: "\n\n")
    }
  }

  /// Returns the conformance of a type, as it is called where it is extended, and what reads an
  /// answer.
  ///
  /// The initialiser stands in an extension, so that a structure keeps its memberwise one.
  ///
  /// - Parameters:
  ///   - type: The name.
  ///   - conforms: A Boolean value that indicates whether the type says itself that it conforms.
  /// - Returns: The extension.
  func conformance(of type: String, conforms: Bool) -> String {
    let body =
      switch content {
      case .structure(let properties): read(properties)
      case .enumeration(let cases): read(cases)
      }
    return """
      nonisolated extension \(type)\(conforms ? "" : ": FoundationModels.Generable") {
        \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
          \(body.indented(by: 4))
        }
      }
      """
  }

  private func schema(_ arguments: String) -> String {
    """
    \(access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
      FoundationModels.GenerationSchema(
        type: Self.self, description: \(description ?? "nil"), \(arguments.indented(by: 4)))
    }
    """
  }

  private func written(_ statement: String) -> String {
    """
    \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
      \(statement.indented(by: 2))
    }
    """
  }
}

extension String {
  /// Returns the lines with spaces before all but the first one.
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: count))
  }
}

// Structures.
extension GenerableMacro {
  private func schema(of properties: [Property]) -> String {
    let parts = properties.filter { !$0.isIdentifier }.map { property in
      var parts = ["name: \"\(property.plainName)\""]
      // The line's end closes a comment, and the last quotation marks of several lines.
      if let description = property.description { parts.append("description: \(description)") }
      parts.append("type: \(property.type).self")
      if !property.guides.isEmpty {
        parts.append("guides: [\(property.guides.joined(separator: ", "))]")
      }
      return "FoundationModels.GenerationSchema.Property(\(parts.joined(separator: ", ")))"
    }
    guard !parts.isEmpty else { return schema("properties: []") }
    return schema("properties: [\n  \(parts.joined(separator: ",\n  "))\n]")
  }

  private func written(_ properties: [Property]) -> String {
    let parts = properties.filter { !$0.isIdentifier }.map { "(\"\($0.plainName)\", \($0.name))" }
    let id = properties.first(where: \.isIdentifier).map { ", id: \($0.name)" } ?? ""
    return written(
      """
      FoundationModels.GeneratedContent(
        _properties: [\(parts.joined(separator: ", "))]\(id), writesNull: \(writesNull))
      """)
  }

  /// The statements that read a structure's properties.
  private func read(_ properties: [Property]) -> String {
    properties.map { property in
      property.isIdentifier
        ? "self.\(property.name) = content.id ?? FoundationModels.GenerationID()"
        : "self.\(property.name) = try content.value(forProperty: \"\(property.plainName)\")"
    }.joined(separator: "\n")
  }

  /// The structure of what has arrived of an answer, and what makes one of a whole value.
  private func partial(_ properties: [Property]) -> String {
    let own = properties.contains { $0.plainName == "id" }
    let identifier = Property(name: "id", type: "FoundationModels.GenerationID")
    let all = (own ? [] : [identifier]) + properties
    let variables = all.map { property in
      let type = property.isIdentifier ? property.type : "\(property.type).PartiallyGenerated?"
      let access = property.plainName == "id" ? self.access : property.access
      return "\(access)var \(property.name): \(type)"
    }
    let copies = properties.map { property in
      "self.\(property.name) = whole.\(property.name)"
        + (property.isIdentifier ? "" : ".asPartiallyGenerated()")
    }
    let first = own ? [] : ["self.id = FoundationModels.GenerationID()"]
    return """
      \(access)nonisolated struct PartiallyGenerated: Swift.Identifiable, \
      FoundationModels.ConvertibleFromGeneratedContent {
        \(variables.joined(separator: "\n  "))

        \(access)init(_ content: FoundationModels.GeneratedContent) throws {
          \(read(all).indented(by: 4))
        }

        fileprivate init(of whole: \(name)) {
          \((first + copies).joined(separator: "\n    "))
        }
      }

      \(access)nonisolated func asPartiallyGenerated() -> PartiallyGenerated {
        PartiallyGenerated(of: self)
      }
      """
  }
}

// Enumerations.
extension GenerableMacro {
  /// A Boolean value that indicates whether no case has values, so that an answer is a word.
  private func areWords(_ cases: [Case]) -> Bool { cases.allSatisfy(\.values.isEmpty) }

  private func schema(of cases: [Case]) -> String {
    if areWords(cases) {
      return schema("anyOf: [\(cases.map(\.written).joined(separator: ", "))]")
    }
    let parts = cases.map { each in
      let values = each.values.map {
        "FoundationModels.GenerationSchema.Property(name: \"\($0.key)\", type: \($0.type).self)"
      }
      return "(\"\(each.plainName)\", [\(values.joined(separator: ", "))])"
    }
    return schema("_cases: [\n  \(parts.joined(separator: ",\n  "))\n]")
  }

  private func written(_ cases: [Case]) -> String {
    let lines = cases.map { each in
      guard !areWords(cases) else {
        return "case .\(each.name): FoundationModels.GeneratedContent(\(each.written))"
      }
      let names = each.values.indices.map { "value\($0)" }
      let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
      let parts =
        ["(\"case\", \"\(each.plainName)\")"]
        + zip(each.values, names).map { "(\"\($0.key)\", \($1))" }
      return """
        case .\(each.name)\(pattern):
          FoundationModels.GeneratedContent(
            _properties: [\(parts.joined(separator: ", "))], writesNull: \(writesNull))
        """
    }
    return written("switch self {\n\(lines.joined(separator: "\n"))\n}")
  }

  private func read(_ cases: [Case]) -> String {
    let lines = cases.map { each in
      var names = ["\"\(each.plainName)\""]
      if let word = each.word, areWords(cases) { names.append(word) }
      let values = each.values.map { value in
        (value.label.map { "\($0): " } ?? "") + "try content.value(forProperty: \"\(value.key)\")"
      }
      let call = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return "case \(names.joined(separator: ", ")): self = .\(each.name)\(call)"
    }
    return """
      let name = try content._caseName
      switch name {
      \(lines.joined(separator: "\n"))
      default: throw FoundationModels.GeneratedContent._noCase(name, of: Self.self)
      }
      """
  }
}

extension GenerableMacro.Case {
  /// The literal that an answer has for the case.
  fileprivate var written: String { word ?? "\"\(plainName)\"" }
}
