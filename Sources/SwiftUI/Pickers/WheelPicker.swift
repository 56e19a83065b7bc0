/// A drum of values; the chosen one lies in the middle on a pale band.
struct WheelPicker: View {
  let options: PickerOptions
  let label: AnyView

  var body: some View {
    Wheel(
      values: options.options.map { AnyView($0.part.refreshed) }, selected: options.selectedIndex,
      turn: choose
    )
    .accessibilityLabel(of: label)
    .modifier(InteractionModifier(.adjust(adjust)))
  }

  /// Chooses the value at an index, or the last one before it.
  private func choose(_ index: Int) {
    let last = options.options.count - 1
    if last >= 0 { options.options[min(last, max(0, index))].select() }
  }

  private func adjust(_ adjustment: Adjustment) {
    switch adjustment {
    case .increment: choose(options.selectedIndex + 1)
    case .decrement: choose(options.selectedIndex - 1)
    case .share(let share):
      let part = share > 0 ? min(1, share) : 0
      choose(Int((part * Double(options.options.count - 1)).rounded()))
    }
  }
}

/// A drum: rows turn away from the middle and fade, as UIPickerView's do.
struct Wheel: View {
  let values: [AnyView]
  let selected: Int
  /// A Boolean value that indicates whether the band is the drum's own; drums side by side share
  /// one.
  var hasBand = true
  /// The alignment of values in the drum's width.
  var alignment = Alignment.center
  /// A closure that turns the drum to the value at an index.
  var turn: (Int) -> Void = { _ in }

  /// Rows that show on either side of the middle.
  private static let reach = 4
  static let rowHeight = 32.0
  /// The drum's radius: four rows lead over its edge.
  private static let radius = 104.0

  private var height: CGFloat { SystemMetrics.shared.controls.picker.height }

  var body: some View {
    ZStack(alignment: alignment) {
      if hasBand { WheelBand() }
      ForEach(visible, id: \.self) { index in
        row(index)
      }
    }
    .font(.system(size: 21))
    .lineLimit(1)
    .frame(height: height)
    .frame(maxWidth: .infinity, alignment: alignment)
    .clipped()
    .accessibilityControl(.isAdjustable, children: .replace) { info in
      info.actions = [
        AccessibilityAction("increment") { turn(selected + 1) },
        AccessibilityAction("decrement") { turn(selected - 1) },
      ]
    }
    .accessibilityValue(
      of: values.indices.contains(selected) ? values[selected] : AnyView(EmptyView()))
  }

  private var visible: [Int] {
    values.indices.filter { abs($0 - selected) <= Self.reach }
  }

  private func row(_ index: Int) -> some View {
    let distance = Double(index - selected)
    let angle = distance * Self.rowHeight / Self.radius
    return values[index]
      .scaleEffect(x: 1, y: max(0.1, cos(angle)))
      .offset(y: Self.radius * sin(angle))
      .opacity(index == selected ? 1 : max(0.08, 0.55 - 0.13 * abs(distance)))
  }
}

/// The band on which the chosen values of drums lie.
struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(Color(.tertiarySystemFill))
      .frame(height: Wheel.rowHeight)
      .padding(.horizontal, 9)
  }
}
