/// The properties of a group box, from which a style makes its appearance.
public struct GroupBoxStyleConfiguration {
  /// The box's label.
  public typealias Label = _ConfigurationPart
  /// The box's content.
  public typealias Content = _ConfigurationPart

  /// The title of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}
