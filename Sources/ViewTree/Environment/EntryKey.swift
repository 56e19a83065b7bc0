/// A key that `@Entry` makes where the property's type is not written.
///
/// The type is the box's, so that a default which is not Sendable is kept too.
public protocol _EntryKey: EnvironmentKey {
  /// The type of the value, which the box tells.
  associatedtype Value
  /// The default in its box.
  static var _entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The default of the property.
  public static var defaultValue: Value { _entry.value }
}

/// A box of a default that is made once and never changes.
public struct _EntryDefault<Value>: @unchecked Sendable {
  let value: Value

  /// Creates a box.
  public init(_ value: Value) { self.value = value }
}
