/// The properties of a progress view, from which a style makes its appearance.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = _ConfigurationPart
  /// The value in words.
  public typealias CurrentValueLabel = _ConfigurationPart

  /// The completed fraction, from 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The label of the task, or nil.
  public var label: Label?
  /// The label of the current value, or nil.
  public var currentValueLabel: CurrentValueLabel?
}
