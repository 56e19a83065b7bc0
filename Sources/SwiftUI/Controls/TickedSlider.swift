extension Slider {
  /// Creates a slider with marks beneath it and labels at its ends.
  ///
  ///     Slider(value: $balance, in: -1...1, neutralValue: 0) {
  ///       Text("Balance")
  ///     } minimumValueLabel: {
  ///       Text("L")
  ///     } maximumValueLabel: {
  ///       Text("R")
  ///     } ticks: {
  ///       SliderTick(0)
  ///     }
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - neutralValue: The value from which the line is filled; nil for the lowest.
  ///   - enabledBounds: The part of the range that can be chosen; nil for all of it.
  ///   - label: A label that is spoken.
  ///   - currentValueLabel: A label of the value, which is not drawn.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - ticks: The marks.
  ///   - onEditingChanged: A closure that receives whether the value is being changed.
  public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent<V>>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds,
      marks: SliderMarks(
        ticks().body, in: bounds, neutral: neutralValue, enabled: enabledBounds),
      label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }

  /// Creates a slider in steps, with marks at those for which a closure returns one.
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.stepped(by: V(step), from: bounds.lowerBound), in: bounds,
      marks: SliderMarks(
        sliderSteps(in: bounds, by: step).compactMap(tick), in: bounds, neutral: neutralValue,
        enabled: enabledBounds),
      label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks beneath it.
  ///
  ///     Slider(value: $speed, in: 0...2) {
  ///       Text("Speed")
  ///     } currentValueLabel: {
  ///       Text(speed, format: .number)
  ///     } ticks: {
  ///       SliderTick(0.5)
  ///       SliderTick(1)
  ///     }
  public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent<V>>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds,
      marks: SliderMarks(
        ticks().body, in: bounds, neutral: neutralValue, enabled: enabledBounds),
      label: label())
  }

  /// Creates a slider in steps, with marks at those for which a closure returns one.
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.stepped(by: V(step), from: bounds.lowerBound), in: bounds,
      marks: SliderMarks(
        sliderSteps(in: bounds, by: step).compactMap(tick), in: bounds, neutral: neutralValue,
        enabled: enabledBounds),
      label: label())
  }

  /// Creates a slider with a label of its value, which is not drawn, and a value from which its
  /// line is filled.
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds,
      marks: SliderMarks(
        EmptyCollection<SliderTick<V>>(), in: bounds, neutral: neutralValue,
        enabled: enabledBounds),
      label: label())
  }
}
