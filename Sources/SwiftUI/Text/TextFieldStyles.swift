/// The properties of a text field, from which a style makes its appearance.
struct TextFieldConfiguration {
  var text: Binding<String>
  let label: _ConfigurationPart
  let prompt: Text?
  let axis: Axis
  let isSecure: Bool
  var selection: TextSelection?
  /// The action of an app as the field is submitted, as before iOS 15.
  var commit: (() -> Void)?
}

/// A text field in the style of its surroundings: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a text field.
  public func _body(configuration: TextField<_ConfigurationPart>) -> some View { configuration }
}

/// A text field of the text alone.
///
///     TextField("City", text: $text).textFieldStyle(.plain)
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a text field.
  public func _body(configuration: TextField<_ConfigurationPart>) -> some View { configuration }
}

/// A text field in a thin border with rounded corners.
///
///     TextField("City", text: $text).textFieldStyle(.roundedBorder)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a text field.
  public func _body(configuration: TextField<_ConfigurationPart>) -> some View {
    configuration
      .padding(.horizontal, 7)
      // A line has them within the field's height; lines that are added keep them.
      .padding(.vertical, configuration.configuration.axis == .vertical ? 7 : 0)
      .frame(minHeight: SystemMetrics.shared.controls.textField.height)
      .background {
        RoundedRectangle(cornerRadius: 5, style: .continuous)
          .fill(Color(.systemBackground))
          .strokeBorder(Color(.separator), lineWidth: 0.5)
      }
  }
}

extension View {
  /// Sets the style of the text fields in the view.
  ///
  ///     TextField("Search", text: $query).textFieldStyle(.roundedBorder)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose text fields have the style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style._body(configuration: TextField(configuration))
      })
  }
}

extension TextField where Label == _ConfigurationPart {
  init(_ configuration: TextFieldConfiguration) { self.init(configuration: configuration) }
}

extension AnyControlStyle where Configuration == TextFieldConfiguration {
  @MainActor static var plainField: Self {
    AnyControlStyle(()) { _, configuration in FieldText(configuration: configuration) }
  }
}
