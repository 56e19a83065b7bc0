/// A control for editing text.
///
///     TextField("Email", text: $email, prompt: Text("name@example.com"))
public struct TextField<Label: View>: View {
  private(set) var configuration: TextFieldConfiguration
  /// A value's text as a locale writes it; nil for a text that is the same in all.
  private let localize: ((Locale) -> Binding<String>)?
  @Environment(\.locale) private var locale

  init(configuration: TextFieldConfiguration) {
    (self.configuration, localize) = (configuration, nil)
  }

  private init(
    _ text: Binding<String>, _ label: Label, _ prompt: Text?, _ axis: Axis = .horizontal,
    _ selection: TextSelection? = nil
  ) {
    configuration = TextFieldConfiguration(
      text: text, label: .init(label), prompt: prompt, axis: axis, isSecure: false,
      selection: selection)
    localize = nil
  }

  private init(
    _ localize: @escaping (Locale) -> Binding<String>, _ label: Label, _ prompt: Text?
  ) {
    self.localize = localize
    configuration = TextFieldConfiguration(
      text: .constant(""), label: .init(label), prompt: prompt, axis: .horizontal,
      isSecure: false)
  }

  /// The content of the view.
  public var body: some View {
    StyledControl(configuration: localized, standard: .plainField)
  }

  private var localized: TextFieldConfiguration {
    var localized = configuration
    if let localize { localized.text = localize(locale) }
    return localized
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localised title, which appears while the field is empty.
  ///
  ///     TextField("Name", text: $name)
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows, or nil for the title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) { self.init(text, Text(titleKey), prompt) }

  /// Creates a field with a title, which shows while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, Text(title), prompt)
  }

  /// Creates a field with a localised title that grows along an axis.
  ///
  ///     TextField("Message", text: $message, axis: .vertical).lineLimit(1...5)
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows, or nil for the title.
  ///   - axis: The axis in which a long text grows.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text, Text(titleKey), prompt, axis) }

  /// Creates a field with a title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text, Text(title), prompt, axis) }

  /// Creates a field with a localised title whose selection an app manages.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text, Text(titleKey), prompt, axis ?? .horizontal, selection.wrappedValue) }

  /// Creates a field with a title whose selection an app manages.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(text, Text(title), prompt, axis ?? .horizontal, selection.wrappedValue) }

  /// Creates a field as before iOS 15.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text, Text(titleKey), nil)
    configuration.commit = onCommit
  }

  /// Creates a field as before iOS 15.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(title), nil)
    configuration.commit = onCommit
  }

  /// Creates a field for a value in a format.
  ///
  ///     TextField("Amount", value: $amount, format: .number)
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - value: A binding to the value, which is set where the text can be parsed.
  ///   - format: The format of the value.
  ///   - prompt: The text that an empty field shows, or nil for the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(written(value, format), Text(titleKey), prompt)
  }

  /// Creates a field for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(written(value, format), Text(title), prompt) }

  /// Creates a field for a value in a format, empty while there is none.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(written(value, format), Text(titleKey), prompt)
  }

  /// Creates a field for a value in a format, empty while there is none.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(written(value, format), Text(title), prompt) }

  /// Creates a field for a value that a formatter writes.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(written(value, formatter), Text(titleKey), prompt) }

  /// Creates a field for a value that a formatter writes.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(written(value, formatter), Text(title), prompt) }

  /// Creates a field for a value that a formatter writes, as before iOS 15.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(written(value, formatter), Text(titleKey), nil)
    configuration.commit = onCommit
  }

  /// Creates a field for a value that a formatter writes, as before iOS 15.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(written(value, formatter), Text(title), nil)
    configuration.commit = onCommit
  }
}

extension TextField {
  /// Creates a field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label(), prompt)
  }

  /// Creates a field with a label of views that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text, label(), prompt, axis) }

  /// Creates a field for a value in a format with a label of views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String { self.init(written(value, format), label(), prompt) }

  /// Creates a field for a value in a format with a label of views, empty while there is none.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String { self.init(written(value, format), label(), prompt) }

  /// Creates a field for a value that a formatter writes, with a label of views.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init({ _ in written(value, formatter) }, label(), prompt) }
}

/// A value as the text that a format writes; a text that cannot be read changes nothing.
private func written<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput>, _ format: F
) -> (Locale) -> Binding<String> where F.FormatOutput == String {
  { locale in
    let format = format.locale(locale)
    return Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } })
  }
}

private func written<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput?>, _ format: F
) -> (Locale) -> Binding<String> where F.FormatOutput == String {
  { locale in
    let format = format.locale(locale)
    return Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }
}

private func written<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
  Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }, set: { _ in })
}
