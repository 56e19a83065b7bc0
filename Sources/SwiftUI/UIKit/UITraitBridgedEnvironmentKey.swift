/// A key of the environment whose value is one of UIKit's traits.
///
/// A value that a view has set counts for those in it; where none is set, the key reads the
/// screen's traits.
///
///     struct PrefersTabs: UITraitBridgedEnvironmentKey {
///       static let defaultValue = false
///       static func read(from traits: UITraitCollection) -> Bool {
///         traits.userInterfaceIdiom == .phone
///       }
///       static func write(to traits: inout any UIMutableTraits, value: Bool) {}
///     }
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Reads the value from traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes the value into traits, which nothing asks for here.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// Traits that may be changed, under UIKit's name; no view of UIKit has any here.
public protocol UIMutableTraits {}

/// The value that a view has set; nil where none has.
private enum BridgedValueKey<Key: UITraitBridgedEnvironmentKey>: EnvironmentKey {
  static var defaultValue: Key.Value? { nil }
}

extension EnvironmentValues {
  /// Reads or writes the value of a key, which is one of the screen's traits where no view sets it.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { self[BridgedValueKey<Key>.self] ?? Key.read(from: .current) }
    set { self[BridgedValueKey<Key>.self] = newValue }
  }
}
