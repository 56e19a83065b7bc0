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
