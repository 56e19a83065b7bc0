/// `@_PersistedProperty var name: Type`, which `@Model` puts before properties: the accessors that
/// tell of reads and changes, and beside the property its storage.
struct PersistedPropertyMacro: Equatable {
  enum Failure: Error, Equatable, CustomStringConvertible {
    case notAVariable

    var description: String { "@Model stores a 'var' with one name" }
  }

  /// The name, with its backticks if it has them.
  let name: String
  /// The modifiers that say how an object is held.
  private let holding: [String]
  /// The type, the first value and the observers, as they are written.
  private let rest: String

  /// Reads the source of a property.
  init(declaration: String) throws(Failure) {
    var scanner = SourceScanner(declaration)
    var head = DeclarationHead()
    guard head.read(&scanner) == "var", let name = scanner.identifier() else {
      throw .notAVariable
    }
    self.name = name
    holding = head.modifiers.filter { $0 == "weak" || $0 == "unowned" }
    rest = scanner.rest
  }

  private var plainName: String { name.filter { $0 != "`" } }

  private var storage: String { "_" + plainName }

  /// The property's accessors.
  var accessors: String {
    """
    @storageRestrictions(initializes: \(storage))
    init(initialValue) { \(storage) = initialValue }
    get {
      _$record.willRead(self, \\.\(name))
      return \(storage)
    }
    set {
      guard SwiftData._differ(\(storage), newValue) else {
        \(storage) = newValue
        return
      }
      let change = _$record.willChange(self, \\.\(name), "\(plainName)")
      defer { _$record.didChange(self, \\.\(name), change) }
      \(storage) = newValue
    }
    _modify {
      _$record.willRead(self, \\.\(name))
      let change = _$record.willChange(self, \\.\(name), "\(plainName)")
      defer { _$record.didChange(self, \\.\(name), change) }
      yield &\(storage)
    }
    """
  }

  /// The property that keeps the value.
  var peer: String {
    let words = (["private"] + holding + ["var"]).joined(separator: " ")
    return "@SwiftData.Transient\n\(words) \(storage)\(rest.first == ":" ? "" : " ")\(rest)"
  }
}
