/// A key of a value that the view with the focus gives to commands and to views elsewhere.
///
///     struct ChosenNoteKey: FocusedValueKey {
///       typealias Value = String
///     }
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

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

/// A value of the view with the focus, which is nil in a still.
///
///     struct DeleteButton: View {
///       @FocusedValue(\.note) private var note
///
///       var body: some View { Button("Delete") {}.disabled(note == nil) }
///     }
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a value by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a value that is an observable object.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value.
  public var wrappedValue: Value? { nil }
}

/// A binding of the view with the focus, which is nil in a still.
///
///     struct PinButton: View {
///       @FocusedBinding(\.isPinned) private var isPinned
///
///       var body: some View { Button("Pin") { isPinned = true } }
///     }
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a binding by its key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// The binding's value as one that can be nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
