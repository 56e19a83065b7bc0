/// The properties of a button, from which a style makes its appearance.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _ConfigurationPart

  /// The purpose of the button, or nil.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether a finger is on the button.
  public let isPressed: Bool
}
