/// The properties of a gauge, from which a style makes its appearance.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = _ConfigurationPart
  /// The value in words.
  public typealias CurrentValueLabel = _ConfigurationPart
  /// The least value in words.
  public typealias MinimumValueLabel = _ConfigurationPart
  /// The greatest value in words.
  public typealias MaximumValueLabel = _ConfigurationPart

  /// The value as a share of the range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value, or nil.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the least value, or nil.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value, or nil.
  public var maximumValueLabel: MaximumValueLabel?
}
