/// A type that gives text fields their appearance.
///
///     struct UnderlinedFieldStyle: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         VStack {
///           configuration
///           Divider()
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the style's view.
  associatedtype _Body: View
  /// The label of a field that a style draws.
  typealias _Label = _ConfigurationPart

  /// Returns the appearance of a text field.
  @ViewBuilder func _body(configuration: TextField<_ConfigurationPart>) -> _Body
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
