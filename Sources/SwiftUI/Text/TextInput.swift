/// The action of submitting a field or a search.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private enum Keys {
  enum Keyboard: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
  enum Label: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
  enum Submit: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
}

extension EnvironmentValues {
  var keyboardType: UIKeyboardType {
    get { self[Keys.Keyboard.self] }
    set { self[Keys.Keyboard.self] = newValue }
  }

  var submitLabel: SubmitLabel {
    get { self[Keys.Label.self] }
    set { self[Keys.Label.self] = newValue }
  }

  /// The actions of submitting a field or a search below, the outermost first.
  var submitActions: [SubmitAction] {
    get { self[Keys.Submit.self] }
    set { self[Keys.Submit.self] = newValue }
  }
}

extension [SubmitAction] {
  /// Does what a trigger sets off, the innermost first.
  func run(_ trigger: SubmitTriggers) {
    for submit in reversed() where submit.triggers.contains(trigger) { submit.action() }
  }
}

extension View {
  /// Sets the keyboard of the fields in the view.
  ///
  ///     TextField("Age", text: $age).keyboardType(.numberPad)
  ///
  /// - Parameter type: The keyboard.
  /// - Returns: A view whose fields have the keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// Sets the label of the return key of the fields in the view.
  ///
  ///     TextField("Search", text: $name).submitLabel(.search)
  public func submitLabel(_ label: SubmitLabel) -> some View { environment(\.submitLabel, label) }

  /// Performs an action when a field in the view, or the search, is submitted.
  ///
  ///     TextField("City", text: $city).submitLabel(.search).onSubmit { find() }
  ///
  /// - Parameters:
  ///   - triggers: The events that cause the submission.
  ///   - action: The closure to call.
  /// - Returns: A view that performs the action.
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.append(SubmitAction(triggers: triggers, action: action))
    }
  }
}
