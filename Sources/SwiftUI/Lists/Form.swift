/// A container of controls in sections, for settings and data entry.
///
///     Form {
///       Section("Account") { TextField("Name", text: $name) }
///       Toggle("Notifications", isOn: $isOn)
///     }
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: FormStyleConfiguration(content: .init(content)),
      standard: AnyControlStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a style.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A form of inset cards.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a form.
  public func makeBody(configuration: Configuration) -> some View {
    ListContainer(content: configuration.content, style: .insetGrouped)
  }
}

/// A form of inset cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a form.
  public func makeBody(configuration: Configuration) -> some View {
    ListContainer(content: configuration.content, style: .insetGrouped)
  }
}

/// A form of inset cards: iOS has no columns of labels and controls.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a form.
  public func makeBody(configuration: Configuration) -> some View {
    ListContainer(content: configuration.content, style: .insetGrouped)
  }
}

extension View {
  /// Sets the style of the forms in the view.
  ///
  ///     Form { Toggle("Sounds", isOn: $isOn) }.formStyle(.grouped)
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
