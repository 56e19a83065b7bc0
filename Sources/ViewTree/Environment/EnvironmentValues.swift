import Observation

/// A key for a value that views pass down.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}

/// Values that views pass down the tree.
///
/// A linked list of what was set: setting is one small allocation and copying none, and lookups are
/// short, since few values are set and the latest are read most.
public struct EnvironmentValues: CustomStringConvertible {
  private final class Entry {
    let key: ObjectIdentifier
    let value: Any
    let next: Entry?

    init(_ key: ObjectIdentifier, _ value: Any, next: Entry?) {
      (self.key, self.value, self.next) = (key, value, next)
    }
  }

  private var head: Entry?

  /// Creates values that are all at their defaults.
  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      find(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
    set { head = Entry(ObjectIdentifier(key), newValue, next: head) }
  }

  /// An object of a type that a view above put here.
  subscript<Object>(objectOf type: Object.Type) -> Object? {
    get { find(ObjectIdentifier(type)) as? Object }
    set { head = Entry(ObjectIdentifier(type), newValue as Any, next: head) }
  }

  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { self[objectOf: type] }
    set { self[objectOf: type] = newValue }
  }

  private func find(_ key: ObjectIdentifier) -> Any? {
    var entry = head
    while let current = entry {
      if current.key == key { return current.value }
      entry = current.next
    }
    return nil
  }

  public var description: String { "EnvironmentValues" }
}

/// A value of the environment, or an object that a view above put there.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Link {
    let read: (EnvironmentValues) -> Value?
    var environment = EnvironmentValues()

    init(_ read: @escaping (EnvironmentValues) -> Value?) { self.read = read }
  }

  private let link: Link

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    link = Link { $0[keyPath: keyPath] }
  }

  /// Reads an observable object by its type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    link = Link { $0[objectOf: type] }
  }

  /// Reads an observable object by its type, if there is one.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    link = Link { .some($0[objectOf: type]) }
  }

  public var wrappedValue: Value {
    guard let value = link.read(link.environment) else {
      fatalError("No \(Value.self) in the environment: add .environment(_:) to a view above")
    }
    return value
  }
}

extension Environment: ComparableForSameness {
  func isSame(as other: Self) -> Bool { true }
}

extension Environment: InstallableProperty {
  func isCurrent(_ context: LoweringContext) -> Bool {
    areSame(link.read(link.environment), link.read(context.environment))
  }

  func install(slot: Int, _ context: LoweringContext) { link.environment = context.environment }
}

/// Changes the environment of its content.
struct EnvironmentModifier: PrimitiveModifier {
  let transform: (inout EnvironmentValues) -> Void

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context
    modifier.transform(&inner.environment)
    Target._lower(content, inner, &output)
  }
}

extension View {
  package func transformingEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(transform: transform))
  }

  /// Sets a value for the views below.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Gives an observable object to the views below.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    transformingEnvironment { $0[objectOf: Object.self] = object }
  }

  /// Changes a value for the views below.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
