/// Whether a field below has the focus, and how it gets it.
struct FieldFocus {
  var isFocused = false
  /// Gives the focus to the field; nil where the app does not follow it.
  var request: (@MainActor () -> Void)?
}

private enum FocusKey: EnvironmentKey { static var defaultValue: FieldFocus { FieldFocus() } }

extension EnvironmentValues {
  var fieldFocus: FieldFocus {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }

  /// Whether the nearest view that may have the focus has it.
  public var isFocused: Bool { fieldFocus.isFocused }
}

/// The keyboard that a field with the focus asks for.
struct KeyboardRequest: Equatable {
  var type = UIKeyboardType.default
  var submitLabel = SubmitLabel.return
}

/// Passes up the keyboard of the field that has the focus; nil where none has it.
enum KeyboardRequestKey: PreferenceKey {
  static var defaultValue: KeyboardRequest? { nil }

  static func reduce(value: inout KeyboardRequest?, nextValue: () -> KeyboardRequest?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// Follows and sets whether the view has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(
      \.fieldFocus,
      FieldFocus(isFocused: condition.wrappedValue) { condition.wrappedValue = true })
  }

  /// Follows and sets whether the view has the focus, which a value names.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(
      \.fieldFocus,
      FieldFocus(isFocused: binding.wrappedValue == value) { binding.wrappedValue = value })
  }

  /// Sets the focus when the view appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { onAppear { binding.wrappedValue = value } }
}

/// When a default focus is looked for.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
