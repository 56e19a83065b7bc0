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
