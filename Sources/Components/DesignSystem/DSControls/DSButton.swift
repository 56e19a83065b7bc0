import SwiftUI

/// A button in one of the theme's variants.
///
///     DSButton("Save", icon: .check, isLoading: isOn) { save() }
public struct DSButton: View {
  private let title: LocalizedStringKey
  private let icon: DSIconToken?
  private let variant: DSButtonVariant
  private let size: DSButtonSize
  private let isLoading: Bool
  private let action: () -> Void
  @Environment(\.dsTheme) private var theme
  @Environment(\.dsShownState) private var shown

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The effect of the button, in words.
  ///   - icon: An icon before the title.
  ///   - variant: The role of the button.
  ///   - size: The size of the button.
  ///   - isLoading: True while its action goes on; it cannot be tapped then.
  ///   - action: The action of a tap.
  public init(
    _ title: LocalizedStringKey, icon: DSIconToken? = nil, variant: DSButtonVariant = .primary,
    size: DSButtonSize = .regular, isLoading: Bool = false, action: @escaping () -> Void
  ) {
    (self.title, self.icon, self.variant) = (title, icon, variant)
    (self.size, self.isLoading, self.action) = (size, isLoading, action)
  }

  /// The content of the view.
  public var body: some View {
    Button(role: variant == .destructive ? .destructive : nil) {
      if !isLoading { action() }
    } label: {
      HStack(spacing: theme.spacing.sm) {
        if isLoading {
          // A desktop's is then no higher than the words, nor the button than its neighbours.
          ProgressView().controlSize(.small)
        } else if let icon {
          DSIcon(icon, size: .small)
        }
        Text(title)
      }
    }
    .buttonStyle(DSButtonStyle(variant, size))
    .dsShownState(isLoading ? shown.union(.loading) : shown)
    .accessibilityAddTraits(isLoading ? .updatesFrequently : [])
  }
}

/// The look of the theme's buttons, for buttons with labels of their own.
///
///     Button("Save", systemImage: "tray", action: save).buttonStyle(DSButtonStyle(.secondary))
public struct DSButtonStyle: ButtonStyle {
  private let variant: DSButtonVariant
  private let size: DSButtonSize

  /// Creates the style of a variant.
  public init(_ variant: DSButtonVariant = .primary, _ size: DSButtonSize = .regular) {
    (self.variant, self.size) = (variant, size)
  }

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonFace(
      label: configuration.label, isPressed: configuration.isPressed, variant: variant, size: size)
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether buttons are as wide as a phone's column.
  @Entry fileprivate var fillsCompactWidth = false
}

extension View {
  /// Lets buttons be as wide as their column where a window is as narrow as a phone's, as the one
  /// that ends a form is; elsewhere they keep to their words.
  ///
  ///     DSButton("Create profile") { save() }.dsFillsCompactWidth()
  ///
  /// - Returns: A view whose buttons fill their column on phones.
  public func dsFillsCompactWidth() -> some View { environment(\.fillsCompactWidth, true) }
}

private struct ButtonFace: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool
  let variant: DSButtonVariant
  let size: DSButtonSize
  @ControlState private var state
  @Environment(\.dsTheme) private var theme
  @Environment(\.fillsCompactWidth) private var fillsCompactWidth

  private var maxWidth: CGFloat? {
    fillsCompactWidth && theme.metrics.windowClass == .compact ? .infinity : nil
  }

  var body: some View {
    let theme = theme
    let look = theme.components.button.resolve(
      variant, size, isPressed ? state.union(.pressed) : state, in: theme)
    let shape = RoundedRectangle(cornerRadius: look.radius, style: .continuous)
    label
      .font(theme.typography[look.text].font)
      .multilineTextAlignment(.center)
      .foregroundStyle(look.foreground)
      .tint(look.foreground.color)
      .padding(.horizontal, look.padding)
      .padding(.vertical, look.verticalPadding)
      .frame(maxWidth: maxWidth, minHeight: look.height)
      .background { if let background = look.background { shape.fill(background) } }
      .overlay {
        if let border = look.border { shape.strokeBorder(border, lineWidth: look.borderWidth) }
      }
      .focusRing(look.ring, radius: look.radius)
      // A pointer hits what is seen; a finger needs more of a small button.
      .contentShape(TouchArea(side: theme.input == .pointer ? 0 : theme.metrics.tapTarget))
      .onHover { $state.wrappedValue = $0 }
      .animation(look.motion.animation, value: isPressed)
  }
}

/// The area of a control that hears touches: as large as a target at the least, where what is seen
/// is smaller.
private struct TouchArea: Shape {
  let side: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: min(0, (rect.width - side) / 2), dy: min(0, (rect.height - side) / 2)))
  }
}
