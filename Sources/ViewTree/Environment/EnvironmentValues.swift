import Observation

/// The values that views inherit from those around them.
///
/// A linked list of what was set: setting is one small allocation and copying none. Most lookups
/// are of values that nobody set; a filter of the keys in the list answers these at once.
///
///     extension EnvironmentValues {
///       @Entry var stationName = "Harbour"
///     }
public struct EnvironmentValues: CustomStringConvertible {
  @usableFromInline
  class Entry {
    private let key: ObjectIdentifier
    private let next: Entry?
    /// The bits of this key and of all that follow.
    ///
    /// Two numbers: a vector would want memory at multiples of 16 bytes, which Swift asks for on a
    /// slower way.
    private let filter: (UInt64, UInt64)

    @usableFromInline
    init(_ key: ObjectIdentifier, next: Entry?) {
      (self.key, self.next) = (key, next)
      let (bit, before) = (Self.bit(of: key), next?.filter ?? (0, 0))
      filter = (before.0 | bit.0, before.1 | bit.1)
    }

    /// Returns whether this key, or one that follows, may be another one.
    final func mayHold(_ key: ObjectIdentifier) -> Bool {
      let bit = Self.bit(of: key)
      return filter.0 & bit.0 | filter.1 & bit.1 != 0
    }

    /// The nearest entry of a key.
    ///
    /// A loop would count a reference to each entry that it passes.
    final func find(_ key: ObjectIdentifier) -> Entry? {
      self.key == key ? self : next?.find(key)
    }

    /// One of 128 bits, chosen by Fibonacci hashing of a key's address.
    private static func bit(of key: ObjectIdentifier) -> (UInt64, UInt64) {
      let hash = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
      let bit = UInt64(1) << (hash >> 58)
      return hash & 1 << 57 == 0 ? (bit, 0) : (0, bit)
    }
  }

  @usableFromInline
  final class TypedEntry<Value>: Entry {
    @usableFromInline let value: Value

    @inlinable
    init(_ key: ObjectIdentifier, _ value: Value, next: Entry?) {
      self.value = value
      super.init(key, next: next)
    }
  }

  @usableFromInline var head: Entry?

  /// Creates values that are all at their defaults.
  public init() {}

  /// Reads or writes the value of a key.
  ///
  /// Inlinable, so that the module of a key, which knows its value's type, need not look that up.
  @inlinable
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let entry = entry(of: ObjectIdentifier(key)) else { return Key.defaultValue }
      // A key's entries are all of its type: the key is the type, or names it.
      return unsafeDowncast(entry, to: TypedEntry<Key.Value>.self).value
    }
    set { head = TypedEntry(ObjectIdentifier(key), newValue, next: head) }
  }

  /// An object of a type that a view above put here.
  subscript<Object>(objectOf type: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// Reads or writes the observable object of a type.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { self[objectOf: type] }
    set { self[objectOf: type] = newValue }
  }

  /// The nearest entry of a key, if there is one.
  @usableFromInline
  func entry(of key: ObjectIdentifier) -> Entry? {
    guard let head, head.mayHold(key) else { return nil }
    return head.find(key)
  }

  /// A textual representation.
  public var description: String { "EnvironmentValues" }
}

/// The key of the object of a type.
private enum ObjectKey<Object>: EnvironmentKey { static var defaultValue: Object? { nil } }

/// Changes the environment of its content.
@usableFromInline
package struct EnvironmentModifier: PrimitiveModifier {
  private let transform: (inout EnvironmentValues) -> Void

  @usableFromInline
  package init(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
  }

  @usableFromInline
  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context
    modifier.transform(&inner.environment)
    inner.noteSettings(since: context)
    Target._lower(content, inner, &output)
  }
}

extension View {
  @inlinable @inline(__always)
  package func transformingEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(transform))
  }

  /// Sets a value in the environment of the view.
  ///
  ///     VStack { Form1(); Form2() }.environment(\.layoutDirection, .rightToLeft)
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The new value.
  /// - Returns: A view whose environment has the value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    // Writing through a key path reads first, which would count as asking for the scheme.
    if Value.self == ColorScheme.self, let scheme = value as? ColorScheme,
      keyPath == \EnvironmentValues.colorScheme
    {
      return transformingEnvironment { $0.colorScheme = scheme }
    }
    return transformingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Supplies an observable object to the view and its descendants.
  ///
  ///     ContentView().environment(library)
  ///
  /// - Parameter object: The object, which descendants read with `@Environment(Library.self)`, or
  ///   nil to remove it.
  /// - Returns: A view that has the object in its environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    transformingEnvironment { $0[objectOf: Object.self] = object }
  }

  /// Modifies a value in the environment of the view.
  ///
  ///     Text("Twice as far apart")
  ///       .transformEnvironment(\.lineSpacing) { $0 *= 2 }
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: A closure that modifies the value.
  /// - Returns: A view whose environment has the modified value.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
