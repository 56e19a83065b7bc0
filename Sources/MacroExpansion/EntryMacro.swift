/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`: the accessors of the
/// property, and beside it the key that keeps its default.
struct EntryMacro: Equatable {
  enum Failure: Error, Equatable, CustomStringConvertible {
    case notAVariable, computed(String), noDefault(String)

    var description: String {
      switch self {
      case .notAVariable: "@Entry goes before one 'var' with a name"
      case .computed(let name):
        "@Entry makes the accessors of '\(name)'; leave out the ones written here"
      case .noDefault(let name):
        "@Entry needs a default: write 'var \(name): Type = value', or make the type optional"
      }
    }
  }

  var name: String
  var type: String?
  var defaultValue: String

  /// Reads the source of a declaration.
  init(declaration: String) throws(Failure) {
    var scanner = SourceScanner(declaration)
    guard scanner.skip(past: "var"), let name = scanner.identifier() else {
      throw .notAVariable
    }
    self.name = name
    var type: String?
    if scanner.take(":") { type = scanner.text(upTo: ["=", "{"]) }
    self.type = type
    if scanner.take("=") {
      defaultValue = scanner.rest
    } else if scanner.take("{") {
      throw .computed(name)
    } else if type?.hasSuffix("?") == true || type?.hasPrefix("Optional<") == true {
      defaultValue = "nil"
    } else {
      throw .noDefault(name)
    }
    if defaultValue.isEmpty { throw .noDefault(name) }
  }

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  /// The property's getter and setter.
  var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The key that keeps the default.
  ///
  /// A default of a written type is computed at each use, as it need not be Sendable. One of a type
  /// that only the compiler knows is kept in a box, whose type tells the key's. The line's end
  /// before the brace closes a comment that may end the value.
  var key: String {
    if let type {
      """
      private struct \(keyName): EnvironmentKey {
        static var defaultValue: \(type) {
          \(defaultValue)
        }
      }
      """
    } else {
      """
      private struct \(keyName): _EntryKey {
        static let _entry = _EntryDefault(
          \(defaultValue)
        )
      }
      """
    }
  }
}
