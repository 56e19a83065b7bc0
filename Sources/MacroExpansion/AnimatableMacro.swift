/// `@Animatable struct Wave: Shape { … }`: the values of a type that change over time, of its
/// stored variables, and its conformance.
struct AnimatableMacro: Equatable {
  enum Failure: Error, Equatable, CustomStringConvertible {
    case notAType, noVariable(String), noType(String)

    var description: String {
      switch self {
      case .notAType: "@Animatable goes before a structure, a class or an enumeration with a name"
      case .noVariable(let name):
        "@Animatable finds no variable in '\(name)' that could change over time"
      case .noType(let name):
        "@Animatable needs the type of '\(name)': write 'var \(name): Type', or put @AnimatableIgnored before it"
      }
    }
  }

  /// A variable that changes over time.
  struct Variable: Equatable {
    let name: String
    let type: String
  }

  /// The word that the generated member needs before it, with a space; empty for none.
  let access: String
  /// A Boolean value that indicates whether the type's members are the main actor's, as a view's.
  let isOnMainActor: Bool
  /// A Boolean value that indicates whether the type is a shape, which no actor isolates.
  let isShape: Bool
  let variables: [Variable]

  /// Reads the source of a type.
  init(declaration: String) throws(Failure) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    guard let keyword = head.read(&scanner), ["struct", "class", "enum"].contains(keyword),
      let name = scanner.identifier()
    else { throw .notAType }
    access =
      head.modifiers.contains("public") || head.modifiers.contains("open")
      ? "public " : head.modifiers.contains("package") ? "package " : ""
    let parents = scanner.text(upTo: ["{"])
    isOnMainActor =
      head.attributes.contains { $0.name == "MainActor" } || Self.isView(parents)
    isShape = !isOnMainActor && Self.isShape(parents)
    variables = try Self.variables(in: scanner.block() ?? "")
    if variables.isEmpty { throw .noVariable(name) }
  }

  /// Returns whether a view is among the protocols to which a type says that it conforms.
  private static func isView(_ parents: String) -> Bool {
    parents.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { $0 == "View" || $0 == "ViewModifier" }
  }

  /// Returns a Boolean value that indicates whether a shape is among the types.
  private static func isShape(_ parents: String) -> Bool {
    parents.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { $0 == "Shape" || $0 == "InsettableShape" }
  }

  /// Returns the stored variables of a body that no attribute takes care of.
  private static func variables(in body: String) throws(Failure) -> [Variable] {
    var scanner = SourceScanner(body)
    var variables: [Variable] = []
    while !scanner.isAtEnd {
      var head = DeclarationHead()
      guard head.read(&scanner) == "var", let name = scanner.identifier() else { continue }
      var type = scanner.take(":") ? scanner.text(upTo: ["=", "{", "\n", ";", ","]) : nil
      var ahead = scanner
      if ahead.take("=") {
        scanner = ahead
        let value = scanner.text(upTo: ["\n", ";", "{"])
        type = type ?? Self.type(of: value)
        ahead = scanner
      }
      let isComputed = ahead.take("{") && !scanner.isBeforeObservers
      _ = scanner.block()
      let isOwn = !head.modifiers.contains { ["static", "class", "lazy"].contains($0) }
      guard isOwn, !isComputed, head.attributes.allSatisfy({ isolating.contains($0.name) })
      else { continue }
      guard let type, !type.isEmpty else { throw .noType(name) }
      variables.append(Variable(name: name, type: type))
    }
    return variables
  }

  /// Attributes that leave a variable the type's own; others keep it, or say that it is ignored.
  private static let isolating: Set<String> = ["MainActor"]

  /// Returns the type of a value that tells it: a number with a point, or a call of a type's.
  private static func type(of value: String) -> String? {
    let digits = value.drop { $0 == "-" }
    if digits.contains("."), digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "_" }) {
      return "Double"
    }
    guard value.first?.isUppercase == true else { return nil }
    var scanner = SourceScanner(value)
    return scanner.identifier()
  }

  /// A shape's values are no actor's, also where a module isolates what says nothing else.
  private var isolation: String {
    isOnMainActor ? "@MainActor " : isShape ? "nonisolated " : ""
  }

  /// The member with the values.
  var member: String {
    let names = variables.map(\.name)
    let types = variables.map { "\($0.type).AnimatableData" }
    let changes = names.enumerated().map { index, name in
      let steps = String(repeating: ".second", count: index)
      let end = index == names.count - 1 ? "" : ".first"
      return "\(name).animatableData = newValue\(steps)\(end)"
    }
    return """
      \(isolation)\(access)var animatableData: \(Self.nested(types, "AnimatablePair<", ">")) {
        get { \(Self.nested(names.map { "\($0).animatableData" }, "AnimatablePair(", ")")) }
        set {
          \(changes.joined(separator: "\n    "))
        }
      }
      """
  }

  /// Returns parts as pairs: the first one, and a pair of all others.
  private static func nested(_ parts: [String], _ opening: String, _ closing: String) -> String {
    guard let first = parts.first, parts.count > 1 else { return parts.first ?? "" }
    return "\(opening)\(first), \(nested(Array(parts.dropFirst()), opening, closing))\(closing)"
  }

  /// Returns the conformance of a type, as it is called where it is extended.
  ///
  /// The values of a view are the main actor's, where alone the renderer asks for them.
  func conformance(of type: String) -> String {
    "extension \(type): \(isOnMainActor ? "@preconcurrency " : "")Animatable {}"
  }
}
