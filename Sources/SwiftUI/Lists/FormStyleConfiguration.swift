/// The properties of a form, from which a style makes its appearance.
public struct FormStyleConfiguration {
  /// The form's sections and rows.
  public typealias Content = _ConfigurationPart

  /// The content of the form.
  public let content: Content
}
