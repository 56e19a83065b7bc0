/// The properties of a button, from which a style makes its appearance and interaction.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _ConfigurationPart

  /// The purpose of the button, or nil.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: () -> Void

  /// Does what the button is there for.
  @MainActor public func trigger() { action() }
}
