/// `@Parameter static var name: Type = value` in a tip: the accessors of the property, and beside
/// it the parameter of which they are, `$name`.
struct TipParameterMacro: Equatable {
  enum Failure: Error, Equatable, CustomStringConvertible {
    case notAVariable, noDefault(String)

    var description: String {
      switch self {
      case .notAVariable: "@Parameter goes before one 'static var' with a name"
      case .noDefault(let name):
        "@Parameter needs a default: write 'static var \(name): Type = value'"
      }
    }
  }

  /// The name, with its backticks if it has them.
  let name: String
  /// The type; nil where the default tells it.
  let type: String?
  let defaultValue: String
  /// The word of who may see the property, with a space; empty where there is none.
  let access: String

  /// Reads the source of a declaration.
  init(declaration: String) throws(Failure) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    guard head.read(&scanner) == "var", head.modifiers.contains("static"),
      let name = scanner.identifier()
    else { throw .notAVariable }
    let type = scanner.take(":") ? scanner.text(upTo: ["=", "{"]) : nil
    (self.name, self.type) = (name, type)
    let words = ["public", "package", "private", "fileprivate"]
    access = head.modifiers.first(where: words.contains).map { $0 + " " } ?? ""
    if scanner.take("=") {
      defaultValue = scanner.rest
    } else {
      defaultValue = type?.hasSuffix("?") == true ? "nil" : ""
    }
    if defaultValue.isEmpty { throw .noDefault(name) }
  }

  private var plainName: String { name.filter { $0 != "`" } }

  /// The property's getter and setter.
  var accessors: String {
    """
    get { $\(plainName).wrappedValue }
    set { $\(plainName).wrappedValue = newValue }
    """
  }

  /// The parameter.
  ///
  /// The line's end before the parenthesis closes a comment that may end the value.
  var peer: String {
    let argument = type.map { "<\($0)>" } ?? ""
    return """
      \(access)static let $\(plainName) = TipKit.Tips.Parameter\(argument)(
        Self.self, "\(plainName)", \(defaultValue)
      )
      """
  }
}
