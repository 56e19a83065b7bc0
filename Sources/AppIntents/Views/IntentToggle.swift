import ViewTree

extension Toggle {
  /// Creates a toggle that performs an action of the app.
  ///
  ///     Toggle(isOn: task.isDone, intent: FinishTask(task)) { Text(task.name) }
  ///
  /// In a flow a tap performs the action, after its value has been set where it is one that sets a
  /// Boolean value; an error that it throws is a warning. The toggle shows what it is given: it
  /// changes when its view is given something else.
  ///
  /// - Parameters:
  ///   - isOn: A Boolean value that indicates whether the toggle is on.
  ///   - intent: The action.
  ///   - label: The label.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    let link = ScreenLocale.link
    let binding = Binding(get: { isOn }, set: { intent.setting($0).perform(on: link) })
    self.init(isOn: binding, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localised title that performs an action of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - isOn: A Boolean value that indicates whether the toggle is on.
  ///   - intent: The action.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a toggle with a title that performs an action of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isOn: A Boolean value that indicates whether the toggle is on.
  ///   - intent: The action.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension AppIntent {
  /// Returns the action with a Boolean value, where it is one that sets it.
  fileprivate func setting(_ value: Bool) -> Self {
    func set<Setting: SetValueIntent>(_ intent: Setting) -> Self? {
      var intent = intent
      guard let value = value as? Setting.ValueType else { return nil }
      intent.value = value
      return intent as? Self
    }
    guard let intent = self as? any SetValueIntent else { return self }
    return set(intent) ?? self
  }
}
