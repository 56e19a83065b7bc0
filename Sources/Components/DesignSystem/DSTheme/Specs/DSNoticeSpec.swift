/// The subject of a notice.
public enum DSNoticeKind: CaseIterable, Sendable { case info, success, warning, error }

/// The look of notices.
public struct DSNoticeSpec: Equatable, Sendable {
  /// Creates the standard spec.
  public init() {}

  /// Returns the appearance of a notice.
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

/// The appearance of a notice; lengths are in points.
public struct DSNoticeAppearance: Equatable, Sendable {
  /// The symbol's colour.
  public var tone: DSColorValue
  /// The colour of the ground.
  public var background: DSColorValue
  /// The radius of the corners.
  public var radius: Double
  /// The distance of the content from the edges.
  public var padding: Double
  /// The distance between the symbol and the words.
  public var gap: Double
  /// A Boolean value that indicates whether the words stand beneath the symbol.
  public var isStacked: Bool
}
