/// What a notice is about.
public enum DSNoticeKind: CaseIterable, Sendable { case info, success, warning, error }

/// How notices look.
public struct DSNoticeSpec: Equatable, Sendable {
  /// Creates the standard spec.
  public init() {}

  /// What a notice looks like.
  public func resolve(_ kind: DSNoticeKind, in theme: DSTheme) -> DSNoticeAppearance {
    let (tone, ground): (DSColorRole, DSColorRole) =
      switch kind {
      case .info: (.accent, .accentSubtle)
      case .success: (.success, .successSubtle)
      case .warning: (.warning, .warningSubtle)
      case .error: (.danger, .dangerSubtle)
      }
    return DSNoticeAppearance(
      tone: theme.colors[tone], background: theme.colors[ground], radius: theme.radii.large,
      padding: theme.spacing.lg, gap: theme.spacing.md, isStacked: theme.metrics.hasLargeText)
  }
}

/// What a notice looks like; lengths are in points.
public struct DSNoticeAppearance: Equatable, Sendable {
  /// The symbol's colour.
  public var tone: DSColorValue
  public var background: DSColorValue
  public var radius: Double
  public var padding: Double
  public var gap: Double
  /// Whether the words stand beneath the symbol.
  public var isStacked: Bool
}
