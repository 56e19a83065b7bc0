/// A toggle of the surroundings: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: nil)
  }
}

/// A toggle of a switch at the trailing edge.
///
///     Toggle("Reminders", isOn: $isOn).toggleStyle(.switch).tint(.orange)
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with the colour of switches that are on.
  public init(tint: Color) { self.tint = tint }

  /// Returns the appearance of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A toggle of a button that is filled while it is on.
///
///     Toggle("Bold", systemImage: "bold", isOn: $isOn).toggleStyle(.button)
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    ControlRow {
      configuration.label
    } control: {
      Switch(isOn: configuration.isOn, tint: tint)
    }
    .modifier(InteractionModifier(.toggle(configuration.$isOn)))
    .accessibilityToggle(configuration)
  }
}

/// iOS's switch: a capsule in which a white disc lies at one end.
private struct Switch: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.tint) private var surroundingTint
  @Environment(\.isEnabled) private var isEnabled

  private var size: SystemMetrics.Box { SystemMetrics.shared.controls.toggle }

  var body: some View {
    Capsule()
      .fill(isOn ? tint ?? surroundingTint ?? .green : Color(.secondarySystemFill))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(.white)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
          .padding(2)
      }
      .frame(width: size.width.map { CGFloat($0) }, height: size.height)
      .opacity(isEnabled ? 1 : 0.5)
      .modifier(RowFittingModifier())
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .environment(\.isInListRow, false)
      .defaultForeground(
        isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel))
      )
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .frame(minHeight: SystemMetrics.shared.controls.buttons.regular.height)
      .background(
        fill,
        in: RoundedRectangle(cornerRadius: 8, style: .continuous)
      )
      .modifier(InteractionModifier(.toggle(configuration.$isOn)))
      .accessibilityToggle(configuration, isSelectable: true)
  }

  private var fill: Color {
    guard configuration.isOn else { return .clear }
    return isEnabled ? .tintColor.opacity(0.15) : Color(.tertiarySystemFill)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Makes a switch of the view for assistive technology, in words of its configuration.
  fileprivate func accessibilityToggle(
    _ configuration: ToggleStyleConfiguration, isSelectable: Bool = false
  ) -> some View {
    accessibilityControl([.isButton, .isToggle], children: .replace) { info in
      info.value = configuration.isMixed ? "2" : configuration.isOn ? "1" : "0"
      if isSelectable, configuration.isOn { info.traits.insert(.isSelected) }
    }
    .accessibilityLabel(of: configuration.label)
  }
}
