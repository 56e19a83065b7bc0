/// The properties of a label, from which a style makes its appearance.
public struct LabelStyleConfiguration {
  /// The label's title.
  public typealias Title = _ConfigurationPart

  /// The label's icon.
  public typealias Icon = _ConfigurationPart

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}
