import SwiftUI

/// A switch with its title.
///
///     DSToggle("Remind me", isOn: $isOn)
public struct DSToggle: View {
  private let title: LocalizedStringKey
  @Binding private var isOn: Bool

  /// Creates a switch.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    (self.title, _isOn) = (title, isOn)
  }

  /// The content of the view.
  public var body: some View {
    Toggle(isOn: $isOn) { DSText(title) }.toggleStyle(DSToggleStyle(.switch))
  }
}

/// A box to be ticked, with its title behind it.
///
///     DSCheckbox("I have read the terms", isOn: $isOn)
public struct DSCheckbox: View {
  private let title: LocalizedStringKey
  @Binding private var isOn: Bool

  /// Creates a checkbox.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    (self.title, _isOn) = (title, isOn)
  }

  /// The content of the view.
  public var body: some View {
    Toggle(isOn: $isOn) { DSText(title) }.toggleStyle(DSToggleStyle(.checkbox))
  }
}

/// The look of the theme's switches, for toggles with labels of their own.
///
///     Toggle(isOn: $isOn) { Label("Remind me", systemImage: "bell") }.toggleStyle(DSToggleStyle())
public struct DSToggleStyle: ToggleStyle {
  /// The look of on and off.
  public enum Kind: Sendable { case `switch`, checkbox }

  private let kind: Kind

  /// Creates the style of a kind.
  public init(_ kind: Kind = .switch) { self.kind = kind }

  /// Returns the appearance of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      ToggleFace(label: configuration.label, isOn: configuration.isOn, kind: kind)
    }
    .buttonStyle(BareButtonStyle())
    .accessibilityAddTraits(.isToggle)
    .accessibilityValue(Text(verbatim: configuration.isOn ? "1" : "0"))
  }
}

/// A button that is only its label, which says itself what it looks like.
struct BareButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct ToggleFace: View {
  let label: ToggleStyleConfiguration.Label
  let isOn: Bool
  let kind: DSToggleStyle.Kind
  @ControlState private var state
  @Environment(\.dsTheme) private var theme

  var body: some View {
    let theme = theme
    let look = theme.components.toggle.resolve(isOn ? state.union(.selected) : state, in: theme)
    let isStacked = look.isStacked && kind == .switch
    let arrangement = AnyLayout.row(
      spacing: theme.spacing.md, isStacked: isStacked, stackedSpacing: theme.spacing.xs)
    arrangement {
      if kind == .checkbox { box(look, field: theme.colors[.surfaceField]) }
      label.frame(maxWidth: .infinity, alignment: .leading)
      if kind == .switch { groove(look) }
    }
    .padding(.bottom, isStacked ? theme.spacing.sm : 0)
    .frame(minHeight: kind == .switch ? theme.metrics.rowHeight : theme.metrics.controlHeight)
    .contentShape(Rectangle())
  }

  private func groove(_ look: DSToggleAppearance) -> some View {
    Capsule().fill(look.track)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(look.thumb).padding(look.inset)
      }
      .frame(width: look.width, height: look.height)
      .focusRing(look.ring, radius: look.height / 2)
      .opacity(look.opacity)
      .animation(look.motion.animation, value: isOn)
  }

  private func box(_ look: DSToggleAppearance, field: DSColorValue) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.boxRadius, style: .continuous)
    return shape.fill(isOn ? look.track : field)
      .overlay { if !isOn { shape.strokeBorder(look.border, lineWidth: look.borderWidth) } }
      .overlay {
        if isOn {
          let tick = Image(systemName: DSIconToken.check.symbol).resizable().scaledToFit()
            .foregroundStyle(look.thumb).padding(look.boxInset)
          if look.hasHeavyTick { tick.fontWeight(.heavy) } else { tick }
        }
      }
      .frame(width: look.box, height: look.box)
      .focusRing(look.ring, radius: look.boxRadius)
      .opacity(look.opacity)
  }
}
