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

/// A type that gives forms their appearance.
///
///     struct CardFormStyle: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading, spacing: 12) { configuration.content }
///           .padding()
///           .background(.thinMaterial, in: .rect(cornerRadius: 16))
///       }
///     }
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the appearance.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the appearance of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form, from which a style makes its appearance.
public struct FormStyleConfiguration {
  /// The form's sections and rows.
  public typealias Content = _ConfigurationPart

  /// The content of the form.
  public let content: Content
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

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
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
