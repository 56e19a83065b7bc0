/// A control that selects a value of a bounded range.
///
///     Slider(value: $volume, in: 0...1) { Text("Volume") }
public struct Slider<Label: View, ValueLabel: View>: View {
  /// The value as a share of the range, from 0 to 1.
  private let fraction: Binding<Double>
  /// The value that assistive technology speaks.
  private let spoken: SpokenNumber
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let hasValueLabels: Bool
  private var marks = SliderMarks()

  private init(
    _ share: SliderShare, _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel,
    hasValueLabels: Bool = true
  ) {
    (fraction, spoken, self.label) = (share.fraction, share.spoken, label)
    (self.minimum, self.maximum, self.hasValueLabels) = (minimum, maximum, hasValueLabels)
  }

  /// The content of the view.
  public var body: some View {
    if hasValueLabels {
      HStack(spacing: 8) {
        minimum.accessibilityHidden(true)
        track
        maximum.accessibilityHidden(true)
      }
    } else {
      track
    }
  }

  private var track: some View {
    SliderTrack(fraction: fraction.wrappedValue, marks: marks)
      .modifier(AdjustableModifier(number: spoken, fraction: fraction))
      .accessibilityLabel(of: label)
      .modifier(InteractionModifier(.adjust(adjust)))
  }
}

extension Slider {
  /// Creates a slider with marks.
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, marks: SliderMarks, label: Label,
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel
  ) {
    self.init(
      share(of: value, in: bounds).limited(to: marks.enabled), label, minimumValueLabel,
      maximumValueLabel)
    self.marks = marks
  }

  /// The share of the range by which assistive technology moves a slider, as UIKit's.
  private static var stride: Double { 0.1 }

  private func adjust(_ adjustment: Adjustment) {
    let share = fraction.wrappedValue
    switch adjustment {
    case .increment: fraction.wrappedValue = share + Self.stride
    case .decrement: fraction.wrappedValue = share - Self.stride
    case .share(let share): fraction.wrappedValue = share
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks and without labels at its ends.
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, marks: SliderMarks, label: Label
  ) {
    self.init(
      share(of: value, in: bounds).limited(to: marks.enabled), label, EmptyView(), EmptyView(),
      hasValueLabels: false)
    self.marks = marks
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// Returns the binding, of which values are set in steps from a first one on.
  func stepped(by step: Value, from first: Value) -> Binding<Value> {
    guard step > 0 else { return self }
    return Binding(
      get: { wrappedValue },
      set: { wrappedValue = first + (($0 - first) / step).rounded() * step })
  }
}

/// A slider's line and thumb, in UIKit's measures.
private struct SliderTrack: View {
  let fraction: Double
  let marks: SliderMarks
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  @Environment(\.isInDesktopWindow) private var isDesktop

  /// AppKit's slider has a thumb of 20 points.
  private static let desktop = SystemMetrics.Slider(thumb: 20, track: 4)

  private var metrics: SystemMetrics.Slider {
    isDesktop ? Self.desktop : SystemMetrics.shared.controls.slider
  }

  var body: some View {
    ZStack {
      part(.rest).fill(Color(.systemFill))
      part(.chosen).fill(.tint)
      if !marks.ticks.isEmpty { part(.ticks).fill(Color(.tertiaryLabel)) }
      part(.thumb).fill(.white)
        .shadow(color: .black.opacity(0.12), radius: 6.5, y: 6)
        .shadow(color: .black.opacity(0.15), radius: 2, y: 0.5)
    }
    .frame(height: metrics.thumb)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private func part(_ part: SliderShape.Part) -> SliderShape {
    SliderShape(
      part: part, fraction: fraction, marks: marks, metrics: metrics, direction: direction)
  }
}

/// A part of a slider in the slider's frame.
private struct SliderShape: Shape {
  enum Part { case rest, chosen, ticks, thumb }

  let part: Part
  let fraction: Double
  let marks: SliderMarks
  let metrics: SystemMetrics.Slider
  let direction: LayoutDirection

  /// The width of a mark, and its distance from the line, in points; estimates.
  private nonisolated static var tick: (size: CGFloat, gap: CGFloat) { (4, 3) }

  nonisolated func path(in rect: CGRect) -> Path {
    let line = CGRect(
      x: rect.minX + 2, y: rect.midY - metrics.track / 2, width: max(0, rect.width - 4),
      height: metrics.track)
    switch part {
    case .rest: return Capsule().path(in: line)
    case .chosen: return Capsule().path(in: filled(line, in: rect))
    case .ticks:
      let size = Self.tick.size
      return marks.ticks.reduce(into: Path()) { path, share in
        path.addEllipse(
          in: CGRect(
            x: place(of: share, in: rect) - size / 2, y: line.maxY + Self.tick.gap, width: size,
            height: size))
      }
    case .thumb:
      return Circle().path(
        in: CGRect(
          x: place(of: fraction, in: rect) - metrics.thumb / 2, y: rect.midY - metrics.thumb / 2,
          width: metrics.thumb, height: metrics.thumb))
    }
  }

  /// Returns where the thumb's middle is at a share of the range.
  private nonisolated func place(of fraction: Double, in rect: CGRect) -> CGFloat {
    let share = direction == .leftToRight ? fraction : 1 - fraction
    return rect.minX + metrics.thumb / 2 + max(0, rect.width - metrics.thumb) * share
  }

  /// Returns the part of the line between the thumb and where it is filled from.
  private nonisolated func filled(_ line: CGRect, in rect: CGRect) -> CGRect {
    let center = place(of: fraction, in: rect)
    var start = direction == .leftToRight ? line.minX : line.maxX
    if marks.neutral > 0 { start = place(of: marks.neutral, in: rect) }
    return CGRect(
      x: min(start, center), y: line.minY, width: abs(center - start), height: line.height)
  }
}

private func share<V: BinaryFloatingPoint>(
  of value: Binding<V>, in bounds: ClosedRange<V>
) -> SliderShare {
  let length = Double(bounds.upperBound - bounds.lowerBound)
  let spoken = SpokenNumber(
    value: Double(value.wrappedValue),
    bounds: Double(bounds.lowerBound)...Double(bounds.upperBound))
  return SliderShare(
    fraction: Binding(
      get: {
        guard length > 0 else { return 0 }
        return min(1, max(0, Double(value.wrappedValue - bounds.lowerBound) / length))
      },
      set: { value.wrappedValue = bounds.lowerBound + V(min(1, max(0, $0)) * length) }),
    spoken: spoken)
}

/// The value of a slider, as a fraction of its range and as it is spoken.
private struct SliderShare {
  let fraction: Binding<Double>
  let spoken: SpokenNumber

  /// Returns the value that is set within a part of the range.
  func limited(to part: ClosedRange<Double>) -> SliderShare {
    guard part != 0...1 else { return self }
    return SliderShare(
      fraction: Binding {
        fraction.wrappedValue
      } set: {
        fraction.wrappedValue = min(part.upperBound, max(part.lowerBound, $0))
      }, spoken: spoken)
  }
}

/// Makes an adjustable element of a slider, which a swipe moves by a tenth.
private struct AdjustableModifier: PrimitiveModifier {
  let number: SpokenNumber
  let fraction: Binding<Double>

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let value = modifier.number.text(context.environment.locale)
    let fraction = modifier.fraction
    let control = content.accessibilityControl(.isAdjustable, children: .replace) { info in
      info.value = value
      info.actions = [
        AccessibilityAction("increment") { fraction.wrappedValue += 0.1 },
        AccessibilityAction("decrement") { fraction.wrappedValue -= 0.1 },
      ]
    }
    output += context.elements(of: control)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider over a range.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - onEditingChanged: A closure that receives whether the value is being changed.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      share(of: value, in: bounds), EmptyView(), EmptyView(), EmptyView(),
      hasValueLabels: false)
  }

  /// Creates a slider over a range, in steps.
  ///
  ///     Slider(value: $rating, in: 0...10, step: 1)
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of values.
  ///   - step: The distance between two values.
  ///   - onEditingChanged: A closure that receives whether the value is being changed.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.stepped(by: V(step), from: bounds.lowerBound), in: bounds,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider over a range, with a label that is spoken.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      share(of: value, in: bounds), label(), EmptyView(), EmptyView(), hasValueLabels: false)
  }

  /// Creates a slider over a range in steps, with a label that is spoken.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.stepped(by: V(step), from: bounds.lowerBound), in: bounds, label: label,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider over a range with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      share(of: value, in: bounds), label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider over a range in steps with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.stepped(by: V(step), from: bounds.lowerBound), in: bounds, label: label,
      minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}
