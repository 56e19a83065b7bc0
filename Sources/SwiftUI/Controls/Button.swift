/// A control that performs an action when it is tapped.
///
///     Button("Sign In", systemImage: "person") { signIn() }
///       .buttonStyle(.borderedProminent)
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Creates a button with a label made of views.
  ///
  ///     Button { play() } label: { Image(systemName: "play.fill") }
  ///
  /// - Parameters:
  ///   - action: The closure to call on a tap.
  ///   - label: The label.
  @preconcurrency
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button of a role with a label made of views.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// The content of the view.
  public var body: some View { control }

  /// Appends the elements of the view.
  ///
  /// Without evaluating a body, which only hands on what the button was given.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) { StyledControl._lower(view.control, context.entering(Self.self), &output) }

  private var control: StyledControl<PrimitiveButtonStyleConfiguration> {
    StyledControl(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: AnyView(label)), action: action),
      standard: DefaultButtonStyle.anyStyle)
  }
}

extension DefaultButtonStyle {
  /// The style of buttons for which no view above says another.
  @MainActor fileprivate static let anyStyle = AnyControlStyle(DefaultButtonStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localised title.
  ///
  ///     Button("Save") { save() }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - action: The closure to call on a tap.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button of a role with a localised title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button for a purpose with a title.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localised title and a symbol.
  ///
  ///     Button("Share", systemImage: "square.and.arrow.up") { share() }
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - systemImage: The name of the symbol.
  ///   - action: The closure to call on a tap.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button of a role with a localised title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button for a purpose with a title and a symbol.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
