/// The way in which a question is asked.
public enum DSDialogPresentation: CaseIterable, Sendable {
  /// Over the screen, as the system does.
  case alert
  /// On a screen of its own.
  case screen
}

/// The look of questions, and of the answers below them.
///
///     var dialogs = DSDialogSpec()
///     dialogs.cancel = .link
public struct DSDialogSpec: Equatable, Sendable {
  /// The role of the title.
  public var title = DSTextRole.headline
  /// The role of the message.
  public var message = DSTextRole.helper
  /// The variants of answers: one that goes on, one that destroys, and the way out.
  public var plain = DSButtonVariant.primary
  /// The variant of the answer that destroys.
  public var destructive = DSButtonVariant.destructive
  /// The variant of the way out.
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
  /// The way in which the question is asked.
  public var presentation: DSDialogPresentation
  /// The role of the title.
  public var title: DSTextRole
  /// The role of the message.
  public var message: DSTextRole
  /// The ground of a question with a screen of its own.
  public var background: DSColorValue
  /// The variant of an answer that goes on.
  public var plain: DSButtonVariant
  /// The variant of the answer that destroys.
  public var destructive: DSButtonVariant
  /// The variant of the way out.
  public var cancel: DSButtonVariant
  /// The distance between parts, in points.
  public var gap: Double
  /// The distance from the edges of the screen, in points.
  public var margin: Double
}
