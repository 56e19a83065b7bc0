/// `@Model final class Item { … }`: the members that make a class a model, and its conformance.
struct ModelMacro: Equatable {
  enum Failure: Error, Equatable, CustomStringConvertible {
    case notAClass

    var description: String { "@Model goes before a class with a name" }
  }

  /// The name of the class.
  var name: String
  /// The word that generated members need before them, so that the conformance sees them.
  var access: String
  /// The properties that the class stores, in the order of their declaration.
  var properties: [StoredProperty]

  /// Reads the source of a class.
  init(declaration: String) throws(Failure) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    guard head.read(&scanner) == "class", let name = scanner.identifier() else {
      throw .notAClass
    }
    self.name = name
    access =
      head.modifiers.contains("public") || head.modifiers.contains("open")
      ? "public " : head.modifiers.contains("package") ? "package " : ""
    _ = scanner.text(upTo: ["{"])
    properties = Self.properties(in: scanner.block() ?? "")
  }

  /// Returns the stored properties of a class's body.
  ///
  /// Text in brackets is passed over whole, so a `var` here is one of the class itself.
  private static func properties(in body: String) -> [StoredProperty] {
    var scanner = SourceScanner(body)
    var properties: [StoredProperty] = []
    while !scanner.isAtEnd {
      var head = DeclarationHead()
      let keyword = head.read(&scanner)
      guard keyword == "var" || keyword == "let",
        let property = StoredProperty(head, isConstant: keyword == "let", &scanner)
      else { continue }
      properties.append(property)
    }
    return properties
  }

  /// The record that ties an object to its context, and the description of its properties.
  var members: String {
    """
    @SwiftData.Transient
    \(access)let _$record = SwiftData._ModelRecord()

    \(access)nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
      [
        \(properties.filter(\.isListed).map(metadata).joined(separator: ",\n    "))
      ]
    }
    """
  }

  private func metadata(of property: StoredProperty) -> String {
    var parts = [
      "name: \"\(property.plainName)\"", "keypath: \\\(name).\(property.name)",
    ]
    for kind in ["Relationship", "Attribute"] {
      guard let attribute = property.attribute(kind) else { continue }
      parts.append("metadata: SwiftData.Schema.\(kind)(\(attribute.arguments ?? ""))")
      break
    }
    return "SwiftData.Schema.PropertyMetadata(\(parts.joined(separator: ", ")))"
  }

  /// The conformance of a type, as it is called where it is extended.
  static func conformance(of type: String) -> String {
    "extension \(type): SwiftData.PersistentModel {}"
  }
}

extension StoredProperty {
  /// Reads a property from its name on.
  ///
  /// - Parameters:
  ///   - head: What stands before the keyword.
  ///   - isConstant: A Boolean value that indicates whether the keyword is `let`.
  ///   - scanner: The scanner, behind the keyword.
  init?(_ head: DeclarationHead, isConstant: Bool, _ scanner: inout SourceScanner) {
    guard let name = scanner.identifier() else { return nil }
    (attributes, modifiers) = (head.attributes, head.modifiers)
    (self.name, self.isConstant) = (name, isConstant)
    if scanner.take(":") { _ = scanner.text(upTo: ["=", "{", "\n", ";", ","]) }
    var ahead = scanner
    if ahead.take("{") {
      isComputed = !scanner.isBeforeObservers
      isOneOfSeveral = false
      _ = scanner.block()
    } else {
      isComputed = false
      if ahead.take("=") {
        _ = scanner.text(upTo: ["\n", ";", ","])
        ahead = scanner
      }
      // A comma within `<>` is taken for one between names; such a type stands on its own line.
      isOneOfSeveral = scanner.isBeforeFurtherName
    }
  }

  /// Reads the source of one property.
  init?(declaration: String) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    let keyword = head.read(&scanner)
    guard keyword == "var" || keyword == "let" else { return nil }
    self.init(head, isConstant: keyword == "let", &scanner)
  }
}

extension SourceScanner {
  /// A Boolean value that indicates whether the braces at this place hold observers alone.
  var isBeforeObservers: Bool {
    var ahead = self
    guard ahead.take("{") else { return false }
    return ahead.isBefore(["willSet", "didSet"])
  }

  /// A Boolean value that indicates whether a comma and a name with a type or a value follow.
  fileprivate var isBeforeFurtherName: Bool {
    var ahead = self
    guard ahead.take(","), ahead.identifier() != nil else { return false }
    return ahead.take(":") || ahead.take("=") || ahead.take(",") || ahead.isAtEnd
  }
}
