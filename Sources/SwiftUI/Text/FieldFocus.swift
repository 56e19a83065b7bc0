/// The focus of a field below: whether it has it, and how it gets it.
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

  /// A Boolean value that indicates whether the nearest focusable view has the focus.
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
  /// Binds the focus of the view to a Boolean value.
  ///
  ///     @FocusState private var isEditing: Bool
  ///     TextField("Name", text: $name).focused($isEditing)
  ///
  /// - Parameter condition: The focus state, which is true while the view has the focus.
  /// - Returns: A view whose focus is bound.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(
      \.fieldFocus,
      FieldFocus(isFocused: condition.wrappedValue) { condition.wrappedValue = true })
  }

  /// Binds the focus of the view to one of several values.
  ///
  ///     TextField("Name", text: $name).focused($field, equals: .name)
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value that stands for the view.
  /// - Returns: A view whose focus is bound.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(
      \.fieldFocus,
      FieldFocus(isFocused: binding.wrappedValue == value) { binding.wrappedValue = value })
  }

  /// Sets the focus when the view appears.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value to focus.
  ///   - priority: A value that is accepted; the focus is set once.
  /// - Returns: A view that sets the focus.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { onAppear { binding.wrappedValue = value } }
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The default priority.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The priority of a focus that a person asked for.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
