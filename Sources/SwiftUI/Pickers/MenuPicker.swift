import LayoutEngine

/// The chosen value with a double arrow; in a list's row with the label before it.
struct MenuPicker: View {
  let label: AnyView
  let value: AnyView
  let options: PickerOptions
  @State private var isOpen = false
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    closed
      .modifier(InteractionModifier(.tap { isOpen = true }))
      .accessibilityControl(.isButton, children: .replace)
      .accessibilityLabel(of: label)
      .accessibilityValue(of: value)
  }

  @ViewBuilder private var closed: some View {
    if isInListRow {
      ControlRow(stacks: true) {
        label
      } control: {
        PickerValue(value: value, indicator: AnyView(MenuIndicator())).modifier(menu)
      }
    } else {
      HStack(spacing: 5) {
        value
        MenuIndicator()
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .defaultForeground(
        isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel))
      )
      .modifier(menu)
    }
  }

  /// The list, which stands by the value: a row's label is no part of what opens it.
  private var menu: OpenMenuModifier<MenuPickerRows> {
    OpenMenuModifier(items: MenuPickerRows(options: options), isOpen: $isOpen)
  }
}

/// The values of a picker as rows of a menu, the chosen one with a tick.
struct MenuPickerRows: View {
  let options: PickerOptions

  var body: some View {
    ForEach(options.options) { option in
      Button(action: option.select) { MenuContent(part: option.part) }
        .menuMark(option.isSelected ? "checkmark" : nil)
        .menuChoice(option.isSelected)
    }
  }
}

/// The content that a menu shows of a view: its texts and images, without the shapes beside and
/// behind them.
struct MenuContent: PrimitiveView {
  let part: LoweredSubview

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    let element = context.element(of: view.part.refreshed)
    guard element.drawsShapes else { return output.append(element) }
    output.append(
      Element(
        context, layout: StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 6),
        children: element.wordsAndPictures))
  }
}

/// A label, and the chosen value with a sign that there are others.
struct PickerRow: View {
  let label: AnyView
  let value: AnyView
  let indicator: AnyView

  var body: some View {
    ControlRow(stacks: true) {
      label
    } control: {
      PickerValue(value: value, indicator: indicator)
    }
  }
}

/// The chosen value at a row's end with a sign that there are others; at accessibility sizes it
/// stands beneath its label, and begins where that does.
private struct PickerValue: View {
  let value: AnyView
  let indicator: AnyView
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelsVisibility) private var labels

  private var isBelow: Bool { typeSize.isAccessibilitySize && labels != .hidden }

  var body: some View {
    HStack(spacing: 6) {
      value
      if isBelow { Spacer(minLength: 0) }
      indicator
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(isBelow ? .leading : .trailing)
  }
}

/// Two small arrows, up and down.
private struct MenuIndicator: View {
  @ScaledMetric(relativeTo: .caption2) private var gap = 2.5

  var body: some View {
    VStack(spacing: gap) {
      Image(systemName: "chevron.up")
      Image(systemName: "chevron.down")
    }
    .font(.system(.caption2, weight: .semibold))
    .imageScale(.small)
    .accessibilityInfo { $0.isHidden = true }
  }
}

/// Small values side by side, the chosen one on a disc.
struct PalettePicker: View {
  let options: PickerOptions
  let label: AnyView

  var body: some View {
    HStack(spacing: 8) {
      ForEach(options.options) { option in
        option.part
          .padding(6)
          .background {
            if option.isSelected { Circle().fill(Color(.tertiarySystemFill)) }
          }
          .modifier(InteractionModifier(.tap(option.select)))
          .accessibilityControl(option.isSelected ? [.isButton, .isSelected] : .isButton)
      }
    }
    .accessibilitySeries(label)
  }
}

/// A row for each value, the chosen one with a tick.
struct InlinePicker: View {
  let options: PickerOptions
  let label: AnyView
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels != .hidden { label.foregroundStyle(.secondary).accessibilityAddTraits(.isHeader) }
    ForEach(options.options) { PickerOptionRow(option: $0, choose: $0.select) }
  }
}
