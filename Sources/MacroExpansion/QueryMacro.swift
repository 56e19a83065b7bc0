/// `@Query(…) var items: [Item]` in a view: the property's getter, and beside it the query.
struct QueryMacro: Equatable {
  enum Failure: Error, Equatable, CustomStringConvertible {
    case notAVariable, noArray(String)

    var description: String {
      switch self {
      case .notAVariable: "@Query goes before one 'var' with a name"
      case .noArray(let name):
        "@Query needs the type of its models: write 'var \(name): [Model]'"
      }
    }
  }

  /// The name, with its backticks if it has them.
  let name: String
  /// The type of the models.
  let element: String
  /// The arguments of the attribute.
  let arguments: String

  /// Reads the source of a property and of the attribute before it.
  init(declaration: String, attribute: String) throws(Failure) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    guard head.read(&scanner) == "var", let name = scanner.identifier() else {
      throw .notAVariable
    }
    guard scanner.take(":"), let element = scanner.arrayElement() else { throw .noArray(name) }
    (self.name, self.element) = (name, element)
    var own = SourceScanner(attribute)
    var ownHead = DeclarationHead()
    _ = ownHead.read(&own)
    arguments = ownHead.attributes.first?.arguments ?? ""
  }

  private var storage: String { "_" + name.filter { $0 != "`" } }

  /// The property's getter.
  var accessors: String { "get { \(storage).wrappedValue }" }

  /// The query.
  ///
  /// It can be read where the view can, or the view's memberwise initialiser would be private. The
  /// line's end before the parenthesis closes a comment that may end the arguments.
  var peer: String {
    let call = arguments.isEmpty ? "" : arguments + "\n"
    return "private(set) var \(storage): SwiftData.Query<\(element), [\(element)]> = .init(\(call))"
  }
}

extension SourceScanner {
  /// Returns the type of the elements of the array type at this place; nil for another type.
  fileprivate mutating func arrayElement() -> String? {
    let element: String
    if let inner = brackets() {
      element = inner
    } else {
      guard identifier() == "Array", take("<") else { return nil }
      element = text(upTo: [">", "=", "{"])
    }
    return element.isEmpty || element.contains(":") ? nil : element
  }
}
