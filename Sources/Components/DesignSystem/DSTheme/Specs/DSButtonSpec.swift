/// The role of a button.
public enum DSButtonVariant: CaseIterable, Sendable { case primary, secondary, destructive, link }

/// The size of a button.
public enum DSButtonSize: CaseIterable, Sendable { case small, regular, large }

/// The look of buttons.
///
///     var buttons = DSButtonSpec()
///     buttons.radius = 22
///     buttons.secondary = DSButtonSpec.Look(.accent, on: .accentSubtle)
public struct DSButtonSpec: Equatable, Sendable {
  /// The colours of a variant; nil for none.
  public struct Look: Equatable, Sendable {
    /// The colour of the words.
    public var foreground: DSColorRole
    /// The colour of the ground; nil for none.
    public var background: DSColorRole?
    /// The colour of the pressed ground; nil for the usual one.
    public var pressed: DSColorRole?
    /// The colour of the outline; nil for none.
    public var border: DSColorRole?

    /// The colours in a window that lies behind another one: what is filled does not stand out.
    var inactive: Look {
      background == .accent || background == .danger
        ? Look(.textPrimary, on: .track, pressed: .track, border: border) : self
    }

    /// Creates the colours of a variant.
    public init(
      _ foreground: DSColorRole, on background: DSColorRole? = nil, pressed: DSColorRole? = nil,
      border: DSColorRole? = nil
    ) {
      (self.foreground, self.background) = (foreground, background)
      (self.pressed, self.border) = (pressed, border)
    }
  }

  /// The look of the button that does what a screen is for.
  public var primary = Look(.onFill, on: .accent, pressed: .accentPressed)
  /// The look of a button beside the primary one.
  public var secondary = Look(.accent, on: .surface, pressed: .accentSubtle, border: .border)
  /// The look of a button that deletes or ends something.
  public var destructive = Look(.onFill, on: .danger, pressed: .dangerPressed)
  /// The look of a button without a ground.
  public var link = Look(.accent, pressed: .accentSubtle)
  /// In points; nil for the theme's.
  public var radius: Double?
  /// Above and below the title, in points; nil for the theme's.
  public var verticalPadding: Double?

  /// Creates the standard spec.
  public init() {}

  /// Returns the appearance of a button of a variant and a size in a state.
  public func resolve(
    _ variant: DSButtonVariant, _ size: DSButtonSize, _ state: DSControlState, in theme: DSTheme
  ) -> DSButtonAppearance {
    let look = theme.variant.contains(.inactive) ? look(variant).inactive : look(variant)
    let isDisabled = state.contains(.disabled)
    return DSButtonAppearance(
      foreground: theme.colors[isDisabled ? .textDisabled : look.foreground],
      background: isDisabled
        ? look.background.map { _ in theme.colors[.surfaceDisabled] } : ground(look, state, theme),
      border: isDisabled ? nil : look.border.map { theme.colors[$0] },
      ring: theme.focusRing(state),
      height: theme.metrics.controlHeight * size.factor,
      padding: theme.spacing.lg,
      verticalPadding: verticalPadding ?? theme.spacing.sm,
      borderWidth: theme.metrics.borderWidth, radius: radius ?? theme.radii.medium,
      text: size == .small ? .label : .buttonLabel, motion: theme.motion[.press])
  }

  /// The ground of a button that is not disabled; what goes on already does not answer to touch.
  private func ground(_ look: Look, _ state: DSControlState, _ theme: DSTheme) -> DSColorValue? {
    let rest = look.background.map { theme.colors[$0] }
    guard !state.contains(.loading), let pressed = look.pressed.map({ theme.colors[$0] }) else {
      return rest
    }
    if state.contains(.pressed) { return pressed }
    // A pointer foretells half of what a press does.
    return state.contains(.hovered) ? rest?.mixed(with: pressed) ?? pressed.opacity(0.5) : rest
  }

  private func look(_ variant: DSButtonVariant) -> Look {
    switch variant {
    case .primary: primary
    case .secondary: secondary
    case .destructive: destructive
    case .link: link
    }
  }
}

extension DSButtonSize {
  /// The height beside that of a tap target.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.75
    case .regular: 1
    case .large: 1.2
    }
  }
}

/// The appearance of a button at a moment; lengths are in points, the duration in seconds.
public struct DSButtonAppearance: Equatable, Sendable {
  /// The colour of the words.
  public var foreground: DSColorValue
  /// The colour of the ground; nil for none.
  public var background: DSColorValue?
  /// The colour of the outline; nil for none.
  public var border: DSColorValue?
  /// The ring of the focus; nil for none.
  public var ring: DSFocusRing?
  /// The least height.
  public var height: Double
  /// The distance of the words from the sides.
  public var padding: Double
  /// The distance of the words from top and bottom.
  public var verticalPadding: Double
  /// The width of the outline.
  public var borderWidth: Double
  /// The radius of the corners.
  public var radius: Double
  /// The role of the words.
  public var text: DSTextRole
  /// The motion between two states.
  public var motion: DSMotion
}
