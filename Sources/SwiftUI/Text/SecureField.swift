/// A control for editing private text, which shows dots.
///
///     SecureField("Password", text: $password)
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  private var commit: (() -> Void)?

  /// Creates a field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.label, self.prompt) = (text, label(), prompt)
  }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: TextFieldConfiguration(
        text: text, label: .init(label), prompt: prompt, axis: .horizontal, isSecure: true,
        commit: commit),
      standard: .plainField)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localised title, which appears while the field is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows, or nil for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title, which shows while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field as before iOS 15.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    commit = onCommit
  }

  /// Creates a field as before iOS 15.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    commit = onCommit
  }
}
