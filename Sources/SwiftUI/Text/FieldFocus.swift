/// The focus of a field below, as the properties of the app have it that follow it.
struct FieldFocus {
  var isFocused = false
  /// Gives the focus to the properties around the field; nil where the app does not follow it.
  private var request: (@MainActor (FocusMove) -> Void)?

  /// Adds a property that follows the focus too, beside those further out.
  @MainActor
  mutating func add<Value: Hashable>(_ property: FocusState<Value>.Binding, _ place: Value) {
    let outer = request
    isFocused = isFocused || property.wrappedValue == place
    request = { move in
      outer?(move)
      property.move(to: place, outer == nil ? move : FocusMove(joins: true))
    }
  }

  /// Gives the focus to a field, and to the properties that follow it.
  @MainActor
  func give(to field: FocusState<Bool>.Binding) {
    request?(.alone)
    field.move(to: true, FocusMove(joins: request != nil, isField: true))
  }

  /// Returns whether a field has the focus: by a tap, or by what the app says of all fields in a
  /// view while none of them was tapped.
  func isFocused(_ field: FocusState<Bool>.Binding) -> Bool {
    field.wrappedValue || isFocused && !field.isElsewhere
  }
}

private enum FocusKey: EnvironmentKey { static var defaultValue: FieldFocus { FieldFocus() } }

extension EnvironmentValues {
  var fieldFocus: FieldFocus {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the nearest focusable view has the focus.
  ///
  ///     @Environment(\.isFocused) private var isFocused
  ///     Text("Play").bold(isFocused)
  public var isFocused: Bool { fieldFocus.isFocused }
}

/// The keyboard that a field with the focus asks for.
struct KeyboardRequest: Equatable {
  var type = UIKeyboardType.default
  var submitLabel = SubmitLabel.return
  /// A Boolean value that indicates whether the next letter is a capital.
  var isShifted = false
  /// A Boolean value that indicates whether the return key waits for letters, as that of a search.
  var isWaiting = false

  /// A Boolean value that indicates whether the return key is white on blue: labels that lead on
  /// are, as on iOS, once there is something to lead on with.
  var hasFilledReturnKey: Bool { ![.return, .next].contains(submitLabel) && !isWaiting }
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
    focused(condition, equals: true)
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
    transformEnvironment(\.fieldFocus) { $0.add(binding, value) }
  }

  /// Sets the focus when the view appears.
  ///
  ///     struct SignIn: View {
  ///       @FocusState private var isNameFocused: Bool
  ///       @State private var name = ""
  ///
  ///       var body: some View {
  ///         TextField("Name", text: $name)
  ///           .focused($isNameFocused)
  ///           .defaultFocus($isNameFocused, true)
  ///       }
  ///     }
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
