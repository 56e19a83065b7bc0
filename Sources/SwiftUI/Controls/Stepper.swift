/// A control that increments and decrements a value.
///
///     Stepper("Guests: \(guests)", value: $guests, in: 1...8)
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Creates a stepper that performs actions; one that is nil is disabled.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.label, increment, decrement) = (label(), onIncrement, onDecrement)
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) })
  }

  /// Creates a stepper for a value within a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    let (next, previous) = (current.advanced(by: step), current.advanced(by: 0 - step))
    let raise: () -> Void = { value.wrappedValue = min(next, bounds.upperBound) }
    let lower: () -> Void = { value.wrappedValue = max(previous, bounds.lowerBound) }
    self.init(
      label: label, onIncrement: current >= bounds.upperBound ? nil : raise,
      onDecrement: current <= bounds.lowerBound ? nil : lower)
  }

  /// The content of the view.
  public var body: some View {
    ControlRow {
      label.accessibilityHidden(true)
    } control: {
      StepperButtons(label: label, increment: increment, decrement: decrement)
    }
    .modifier(InteractionModifier(.adjust(adjust)))
  }

  /// Steps; a share of a range means nothing here.
  private func adjust(_ adjustment: Adjustment) {
    switch adjustment {
    case .increment: increment?()
    case .decrement: decrement?()
    case .share: break
    }
  }
}

/// Minus and plus on one fill, with a line between them.
private struct StepperButtons<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale

  private var size: SystemMetrics.Box { SystemMetrics.shared.controls.stepper }

  var body: some View {
    HStack(spacing: 0) {
      half("minus", .decrement, decrement)
      Color(.separator).frame(width: 1, height: 18)
      half("plus", .increment, increment)
    }
    .frame(width: size.width.map { CGFloat($0) }, height: size.height)
    .background(
      Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous)
    )
    .modifier(RowFittingModifier())
  }

  private func half(
    _ symbol: String, _ word: SystemString, _ action: (() -> Void)?
  ) -> some View {
    let label = word.text(locale)
    return Image(systemName: symbol)
      .font(.system(size: 17))
      .foregroundStyle(Color(action == nil || !isEnabled ? .tertiaryLabel : .label))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(InteractionModifier(.tap { action?() }))
      .accessibilityInfo { $0.label = label }
      .accessibilityControl(.isButton, children: .replace)
      .accessibilityLabel(
        of: Group {
          self.label
          Text(verbatim: label)
        }
      )
      .disabled(action == nil)
  }
}

extension Stepper {
  /// Creates a stepper that calls closures, in the former order of the arguments.
  @preconcurrency
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement) }

  /// Creates a stepper for a value, in the former order of the arguments.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label) }

  /// Creates a stepper for a value within a range, in the former order of the arguments.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label) }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localised title that calls closures.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }

  /// Creates a stepper with a title that calls closures.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }

  /// Creates a stepper with a localised title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }) }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(title) }) }

  /// Creates a stepper with a localised title for a value within a range.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A closure that receives whether the value is being changed.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }) }

  /// Creates a stepper with a title for a value within a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localised title, followed by the value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) {
      Text(titleKey) + Text(verbatim: " ") + Text(value.wrappedValue, format: format)
    }
  }

  /// Creates a stepper with a localised title, followed by the value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step) {
      Text(titleKey) + Text(verbatim: " ") + Text(value.wrappedValue, format: format)
    }
  }
}
