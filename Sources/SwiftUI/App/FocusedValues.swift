/// The values of the view with the focus; in a still there are none.
///
///     extension FocusedValues {
///       @Entry var chosenTitle: String?
///     }
public struct FocusedValues {
  /// The value of a key, which is nil.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }

  /// The value of a key that `@Entry` makes.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}
