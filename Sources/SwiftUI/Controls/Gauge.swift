/// A view that shows a value within a range.
///
///     Gauge(value: 72, in: 0...100) { Text("Battery") }
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  private let configuration: GaugeStyleConfiguration

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: configuration,
      standard: AnyControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    )
    .modifier(SystemGroupModifier(children: .replace, value: share))
    .accessibilityLabel(of: configuration.label)
    .accessibilityValue(of: configuration.currentValueLabel)
  }

  /// The value as it is read where no label tells it.
  private var share: SpokenNumber { SpokenNumber(value: configuration.value, bounds: 0...1) }

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel? = nil,
    minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    configuration = GaugeStyleConfiguration(
      value: min(1, max(0, share)), label: .init(label),
      currentValueLabel: current.map { .init($0) }, minimumValueLabel: minimum.map { .init($0) },
      maximumValueLabel: maximum.map { .init($0) })
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range of values.
  ///   - label: The label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label: label())
  }

  /// Creates a gauge with a label and a current value label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label: label(), current: currentValueLabel())
  }

  /// Creates a gauge with labels of its value and bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension View {
  /// Sets the style of the gauges in the view.
  ///
  ///     Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.accessoryCircular)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose gauges have the style.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
