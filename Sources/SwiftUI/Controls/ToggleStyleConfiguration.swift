/// The properties of a toggle, from which a style makes its appearance.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public typealias Label = _ConfigurationPart

  /// The label of the toggle.
  public let label: Label
  /// A binding to whether the toggle is on.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the toggle stands for values of which some are on.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, _isOn, self.isMixed) = (label, isOn, isMixed)
  }
}
