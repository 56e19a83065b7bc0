/// A property of a class as it is written: its attributes, its modifiers and its name.
struct StoredProperty: Equatable {
  /// An attribute before a declaration, with its arguments where it has some.
  struct Attribute: Equatable {
    var name: String
    /// The text between the parentheses; nil where there are none.
    var arguments: String?
  }

  var attributes: [Attribute]
  var modifiers: [String]
  /// A Boolean value that indicates whether the property is a `let`.
  var isConstant: Bool
  /// The name, with its backticks if it has them.
  var name: String
  /// A Boolean value that indicates whether the property has a getter of its own.
  var isComputed: Bool
  /// A Boolean value that indicates whether one `var` declares several names.
  var isOneOfSeveral: Bool

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// A Boolean value that indicates whether each object has a value of its own for the property.
  private var belongsToObject: Bool {
    !isComputed && modifiers.allSatisfy { !["static", "class", "lazy"].contains($0) }
  }

  /// A Boolean value that indicates whether `@Model` observes the property.
  ///
  /// A wrapper that it does not know makes the accessors itself.
  var isObserved: Bool {
    belongsToObject && !isConstant && !isOneOfSeveral
      && attributes.allSatisfy { Self.known.contains($0.plainName) }
  }

  /// A Boolean value that indicates whether the model's description lists the property.
  var isListed: Bool {
    isObserved || belongsToObject && isConstant && attribute("Attribute") != nil
  }

  /// Returns the attribute of a name.
  func attribute(_ name: String) -> Attribute? { attributes.first { $0.plainName == name } }

  private static let known: Set<String> = [
    "Attribute", "Relationship", "available", "MainActor", "objc", "_PersistedProperty",
  ]
}

extension StoredProperty.Attribute {
  /// The name without its module.
  var plainName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// The head of a declaration: what stands before its keyword.
struct DeclarationHead {
  private(set) var attributes: [StoredProperty.Attribute] = []
  private(set) var modifiers: [String] = []

  private static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "nonisolated", "override", "required", "convenience", "dynamic", "class",
  ]

  /// Reads attributes and modifiers up to the keyword behind them, which it returns; nil at the
  /// end.
  ///
  /// `class` is a modifier where a keyword follows it, and the keyword where a name does.
  mutating func read(_ scanner: inout SourceScanner) -> String? {
    while !scanner.isAtEnd {
      if scanner.take("@") {
        let name = scanner.dottedName() ?? ""
        attributes.append(StoredProperty.Attribute(name: name, arguments: scanner.group()))
      } else if scanner.take("#") {
        scanner.skipDirective()
        self = DeclarationHead()
      } else if let word = scanner.identifier() {
        guard Self.modifierWords.contains(word) else { return word }
        if word == "class", !scanner.isBefore(["var", "func", "let", "subscript"]) { return word }
        // `private(set)` says nothing of who reads.
        let isSetter = scanner.group() == "set"
        modifiers.append(isSetter ? word + "(set)" : word)
      } else {
        scanner.pass()
      }
    }
    return nil
  }
}
