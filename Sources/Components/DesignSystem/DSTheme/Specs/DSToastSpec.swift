/// How something said in passing looks, and how long it stays.
public struct DSToastSpec: Equatable, Sendable {
  /// In points.
  public var maxWidth = 420.0
  /// How long one shows before the next, in seconds.
  public var seconds = 4.0

  /// Creates the standard spec.
  public init() {}

  /// What a toast looks like.
  public func resolve(_ kind: DSNoticeKind, in theme: DSTheme) -> DSToastAppearance {
    let notice = theme.components.notice.resolve(kind, in: theme)
    return DSToastAppearance(
      tone: notice.tone, background: theme.colors[.surface], border: theme.colors[.divider],
      borderWidth: theme.metrics.borderWidth, radius: theme.radii.large,
      padding: theme.spacing.md, gap: theme.spacing.sm, margin: theme.metrics.margin,
      maxWidth: maxWidth, shadow: theme.shadows.high, shadowColor: theme.colors[.shadow],
      seconds: seconds, duration: theme.motion.standard)
  }
}

/// What a toast looks like; lengths are in points, times in seconds.
public struct DSToastAppearance: Equatable, Sendable {
  /// The symbol's colour.
  public var tone: DSColorValue
  public var background: DSColorValue
  public var border: DSColorValue
  public var borderWidth: Double
  public var radius: Double
  public var padding: Double
  public var gap: Double
  public var margin: Double
  public var maxWidth: Double
  public var shadow: DSShadow
  public var shadowColor: DSColorValue
  /// How long it stays.
  public var seconds: Double
  /// How long it takes to come and to go.
  public var duration: Double
}
