/// The role of a row's words.
public enum DSRowTone: Sendable { case plain, action, destructive }

/// The look of a section's rows.
public struct DSListRowSpec: Equatable, Sendable {
  /// A Boolean value that indicates whether a row that opens a page has a chevron.
  public var showsChevron = true

  /// Creates the standard spec.
  public init() {}

  /// Returns the appearance of a row in a state.
  public func resolve(
    _ tone: DSRowTone = .plain, _ state: DSControlState = [], in theme: DSTheme
  ) -> DSListRowAppearance {
    let isDisabled = state.contains(.disabled)
    let isTouched = !state.isDisjoint(with: [.pressed, .hovered]) && !isDisabled
    let title: DSColorRole =
      switch tone {
      case .plain: .textPrimary
      case .action: .accent
      case .destructive: .danger
      }
    let isStacked =
      theme.metrics.hasLargeText || !theme.capabilities.supportsSideBySideRows
    return DSListRowAppearance(
      title: theme.colors[isDisabled ? .textDisabled : title],
      detail: theme.colors[isDisabled ? .textDisabled : .textSecondary],
      background: isTouched ? theme.colors[.accentSubtle] : nil,
      ring: theme.focusRing(state),
      height: theme.metrics.rowHeight, padding: theme.spacing.lg, gap: theme.spacing.md,
      verticalPadding: theme.spacing.sm, isStacked: isStacked, showsChevron: showsChevron,
      // What is only for show gives way to words.
      showsIcon: !isStacked, iconWidth: (theme.typography[.body].size * 1.5).rounded())
  }
}

/// The appearance of a row at a moment; lengths are in points.
public struct DSListRowAppearance: Equatable, Sendable {
  public var title: DSColorValue
  public var detail: DSColorValue
  public var background: DSColorValue?
  public var ring: DSFocusRing?
  public var height: Double
  public var padding: Double
  public var gap: Double
  public var verticalPadding: Double
  /// A Boolean value that indicates whether a row's value stands beneath its title.
  public var isStacked: Bool
  public var showsChevron: Bool
  public var showsIcon: Bool
  /// The column of icons, so that titles begin at one line.
  public var iconWidth: Double
}
