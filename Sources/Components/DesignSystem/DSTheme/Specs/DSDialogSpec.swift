/// The way in which a question is asked.
public enum DSDialogPresentation: CaseIterable, Sendable {
  /// Over the screen, as the system does.
  case alert
  /// On a screen of its own.
  case screen
}

/// The look of questions, and of the answers below them.
public struct DSDialogSpec: Equatable, Sendable {
  public var title = DSTextRole.headline
  public var message = DSTextRole.helper
  /// The variants of answers: one that goes on, one that destroys, and the way out.
  public var plain = DSButtonVariant.primary
  public var destructive = DSButtonVariant.destructive
  public var cancel = DSButtonVariant.secondary

  /// Creates the standard spec.
  public init() {}

  /// Returns the look of a question.
  public func resolve(in theme: DSTheme) -> DSDialogAppearance {
    DSDialogAppearance(
      presentation: theme.capabilities.prefersConfirmationScreens ? .screen : .alert,
      title: title, message: message, background: theme.colors[.background],
      plain: plain, destructive: destructive, cancel: cancel,
      gap: theme.spacing.md, margin: theme.metrics.margin)
  }
}

/// The look of a question at a moment; lengths are in points.
public struct DSDialogAppearance: Equatable, Sendable {
  public var presentation: DSDialogPresentation
  public var title: DSTextRole
  public var message: DSTextRole
  /// The ground of a question with a screen of its own.
  public var background: DSColorValue
  public var plain: DSButtonVariant
  public var destructive: DSButtonVariant
  public var cancel: DSButtonVariant
  public var gap: Double
  public var margin: Double
}
