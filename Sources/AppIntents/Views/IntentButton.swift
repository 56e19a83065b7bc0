import ViewTree

extension Button {
  /// Creates a button that performs an action of the app.
  ///
  ///     Button(intent: StartTimer()) { Image(systemName: "timer") }
  ///
  /// In a flow a tap performs the action; an error that it throws is a warning.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - intent: The action.
  ///   - label: The label.
  public init<I: AppIntent>(
    role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
  ) {
    let link = ScreenLocale.link
    self.init(role: role, action: { intent.perform(on: link) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localised title that performs an action of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - role: The purpose of the button.
  ///   - intent: The action.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a title that performs an action of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: The purpose of the button.
  ///   - intent: The action.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localised title and a symbol that performs an action of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button.
  ///   - intent: The action.
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) { self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a button with a title and a symbol that performs an action of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button.
  ///   - intent: The action.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
  ) { self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) } }
}
