/// `@Generable struct Recipe { … }`, of a structure or of an enumeration: what a language model's
/// answer is read into it by, and its conformance.
struct GenerableMacro: Equatable {
  enum Failure: Error, Equatable, CustomStringConvertible {
    case notAType, noType(String), severalNames(String), noCase(String)

    var description: String {
      switch self {
      case .notAType: "@Generable goes before a structure or an enumeration with a name"
      case .noType(let name):
        "@Generable needs the type of '\(name)': write 'var \(name): Type'"
      case .severalNames(let name):
        "@Generable needs one declaration for each property: write 'var' before the one behind '\(name)'"
      case .noCase(let name): "@Generable finds no case in '\(name)'"
      }
    }
  }

  /// A property that a model fills.
  struct Property: Equatable {
    /// The name, with its backticks if it has them.
    let name: String
    let type: String
    /// The expression that describes it; nil for none.
    var description: String?
    /// The expressions of its guides.
    var guides: [String] = []
    /// The word of who may see it, with a space; empty where there is none.
    var access = ""

    var plainName: String { name.filter { $0 != "`" } }

    /// A Boolean value that indicates whether the property is the answer's own identifier, which
    /// no model fills.
    var isIdentifier: Bool {
      type == "GenerationID" || type == "FoundationModels.GenerationID"
    }
  }

  /// A case of an enumeration.
  struct Case: Equatable {
    /// The name, with its backticks if it has them.
    let name: String
    /// The literal of its raw value; nil for none, or for a number.
    let word: String?
    let values: [Value]

    var plainName: String { name.filter { $0 != "`" } }
  }

  /// A value that a case has with it.
  struct Value: Equatable {
    /// The label; nil for none.
    let label: String?
    let type: String
    /// The name by which an answer has it.
    let key: String
  }

  enum Content: Equatable {
    case structure([Property])
    case enumeration([Case])
  }

  let name: String
  /// The word that generated members need before them, with a space; empty for none.
  let access: String
  /// The expression that describes the type; nil for none.
  let description: String?
  /// A Boolean value that indicates whether a property without a value is written as null.
  let writesNull: Bool
  let content: Content

  /// Reads the source of a type.
  ///
  /// - Parameters:
  ///   - declaration: The source of the type.
  ///   - attribute: The source of the attribute itself.
  /// - Throws: ``Failure`` for another declaration, or a property that no model can fill.
  init(declaration: String, attribute: String) throws(Failure) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    guard let keyword = head.read(&scanner), keyword == "struct" || keyword == "enum",
      let name = scanner.identifier()
    else { throw .notAType }
    self.name = name
    access =
      head.modifiers.contains("public")
      ? "public " : head.modifiers.contains("package") ? "package " : ""
    let arguments = Self.arguments(of: attribute)
    description = arguments.first { $0.label == "description" }?.value
    writesNull = arguments.contains {
      $0.label == "representNilExplicitlyInGeneratedContent" && $0.value == "true"
    }
    _ = scanner.text(upTo: ["{"])
    let body = scanner.block() ?? ""
    if keyword == "struct" {
      content = .structure(try Self.properties(in: body))
    } else {
      let cases = Self.cases(in: body)
      if cases.isEmpty { throw .noCase(name) }
      content = .enumeration(cases)
    }
  }

  private static func arguments(of attribute: String) -> [SourceScanner.Argument] {
    var scanner = SourceScanner(attribute)
    _ = scanner.take("@")
    _ = scanner.dottedName()
    return SourceScanner.arguments(scanner.group() ?? "")
  }

  /// Returns the stored properties of a structure's body, without constants that have a value.
  private static func properties(in body: String) throws(Failure) -> [Property] {
    var scanner = SourceScanner(body)
    var properties: [Property] = []
    while !scanner.isAtEnd {
      var head = DeclarationHead()
      guard let keyword = head.read(&scanner), keyword == "var" || keyword == "let",
        let name = scanner.identifier()
      else { continue }
      let type = scanner.take(":") ? scanner.code(upTo: ["=", "{", "\n", ";", ","]) : nil
      var ahead = scanner
      let isComputed = ahead.take("{") && !scanner.isBeforeObservers
      ahead = scanner
      let hasValue = !isComputed && ahead.take("=")
      if hasValue { _ = scanner.text(upTo: ["\n", ";"]) } else { _ = scanner.block() }
      let isOwn = !head.modifiers.contains { ["static", "class", "lazy"].contains($0) }
      guard isOwn, !isComputed, !(hasValue && keyword == "let") else { continue }
      guard let type, !type.isEmpty else { throw .noType(name) }
      ahead = scanner
      if ahead.take(",") { throw .severalNames(name) }
      properties.append(property(name, type, head))
    }
    return properties
  }

  private static func property(
    _ name: String, _ type: String, _ head: DeclarationHead
  ) -> Property {
    var property = Property(name: name, type: type)
    let words = ["public", "package", "private", "fileprivate"]
    property.access = head.modifiers.first(where: words.contains).map { $0 + " " } ?? ""
    for attribute in head.attributes where attribute.plainName == "Guide" {
      for argument in SourceScanner.arguments(attribute.arguments ?? "") {
        if argument.label == "description" {
          property.description = argument.value
        } else {
          property.guides.append(argument.value)
        }
      }
    }
    return property
  }

  /// Returns the cases of an enumeration's body.
  private static func cases(in body: String) -> [Case] {
    var scanner = SourceScanner(body)
    var cases: [Case] = []
    while !scanner.isAtEnd {
      var head = DeclarationHead()
      guard head.read(&scanner) == "case" else { continue }
      while let name = scanner.identifier() {
        let values = SourceScanner.arguments(scanner.group() ?? "")
        var word: String?
        if scanner.take("=") {
          let literal = scanner.code(upTo: [",", "\n", ";"])
          if literal.contains("\"") { word = literal }
        }
        cases.append(Case(name: name, word: word, values: self.values(values)))
        guard scanner.take(",") else { break }
      }
    }
    return cases
  }

  private static func values(_ arguments: [SourceScanner.Argument]) -> [Value] {
    arguments.enumerated().map { index, argument in
      let label = argument.label.flatMap { $0 == "_" ? nil : $0 }
      var scanner = SourceScanner(argument.value)
      let key = arguments.count == 1 ? "value" : "_\(index)"
      return Value(
        label: label, type: scanner.code(upTo: ["="]), key: label?.filter { $0 != "`" } ?? key)
    }
  }
}
