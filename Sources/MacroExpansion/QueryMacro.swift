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
  /// The type of all of them, as it is written.
  let models: String
  /// The arguments of the attribute.
  let arguments: String

  /// Reads the source of a property and of the attribute before it.
  init(declaration: String, attribute: String) throws(Failure) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    guard head.read(&scanner) == "var", let name = scanner.identifier() else {
      throw .notAVariable
    }
    guard scanner.take(":"), let (element, models) = scanner.models() else {
      throw .noArray(name)
    }
    (self.name, self.element, self.models) = (name, element, models)
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
    return "private(set) var \(storage): SwiftData.Query<\(element), \(models)> = .init(\(call))"
  }
}

extension SourceScanner {
  /// Returns the type of the models at this place, and that of all of them; nil for one that is no
  /// array.
  ///
  /// Another name than `Array` is taken for that of an array, such as `typealias Trips = [Trip]`:
  /// a macro does not see what it stands for.
  fileprivate mutating func models() -> (element: String, models: String)? {
    if let inner = brackets() { return Self.array(of: inner) }
    guard let name = dottedName() else { return nil }
    if name == "Array" { return take("<") ? Self.array(of: text(upTo: [">", "=", "{"])) : nil }
    return ("\(name).Element", name)
  }

  private static func array(of element: String) -> (element: String, models: String)? {
    element.isEmpty || element.contains(":") ? nil : (element, "[\(element)]")
  }
}
