/// The frame of a field.
public enum DSFieldKind: Sendable {
  /// In a box of its own.
  case boxed
  /// As text in a row, which is the field's box.
  case bare
}

/// The look of text fields.
public struct DSFieldSpec: Equatable, Sendable {
  /// In points; nil for the theme's.
  public var radius: Double?
  /// Above and below a line of text in a box, in points; nil for the theme's.
  public var verticalPadding: Double?
  /// The outline while the field has the focus or something is said of it, in points.
  public var strongBorderWidth = 2.0

  /// Creates the standard spec.
  public init() {}

  /// Returns the appearance of a field in a state.
  public func resolve(
    _ kind: DSFieldKind = .boxed, _ state: DSControlState = [],
    _ validation: DSValidationState = .none, in theme: DSTheme
  ) -> DSFieldAppearance {
    let isDisabled = state.contains(.disabled)
    let isFocused = state.contains(.focused) && !isDisabled
    let tone = isDisabled ? nil : validation.tone
    let border: DSColorRole = tone ?? (isFocused ? .accent : isDisabled ? .divider : .border)
    let isBoxed = kind == .boxed
    return DSFieldAppearance(
      text: theme.colors[isDisabled ? .textDisabled : .textPrimary],
      placeholder: theme.colors[isDisabled ? .textDisabled : .textSecondary],
      background: isBoxed ? theme.colors[isDisabled ? .surfaceDisabled : .surfaceField] : nil,
      border: isBoxed ? theme.colors[border] : nil,
      borderWidth: isFocused || tone != nil ? strongBorderWidth : theme.metrics.borderWidth,
      ring: isFocused && isBoxed ? theme.focusRing(state) : nil,
      // A bare field's room is its row's.
      height: isBoxed ? theme.metrics.controlHeight : 0, padding: isBoxed ? theme.spacing.md : 0,
      verticalPadding: isBoxed ? verticalPadding ?? theme.spacing.xs : 0,
      radius: radius ?? theme.radii.small)
  }
}

extension DSValidationState {
  /// The colour of what is said; nil where nothing is.
  public var tone: DSColorRole? {
    switch self {
    case .none: nil
    case .error: .danger
    case .warning: .warning
    case .success: .success
    }
  }
}

/// The appearance of a field at a moment; lengths are in points.
public struct DSFieldAppearance: Equatable, Sendable {
  /// The colour of the text.
  public var text: DSColorValue
  /// The colour of the prompt.
  public var placeholder: DSColorValue
  /// The colour of the ground; nil for none.
  public var background: DSColorValue?
  /// The colour of the outline; nil for none.
  public var border: DSColorValue?
  /// The width of the outline.
  public var borderWidth: Double
  /// The ring of the focus; nil for none.
  public var ring: DSFocusRing?
  /// The least height.
  public var height: Double
  /// The distance of the text from the sides.
  public var padding: Double
  /// The distance of the text from top and bottom.
  public var verticalPadding: Double
  /// The radius of the corners.
  public var radius: Double
}
