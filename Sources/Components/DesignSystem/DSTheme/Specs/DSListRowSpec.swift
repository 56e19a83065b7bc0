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
  /// The colour of the title.
  public var title: DSColorValue
  /// The colour of the words beside and below the title.
  public var detail: DSColorValue
  /// The colour of the ground; nil for none.
  public var background: DSColorValue?
  /// The ring of the focus; nil for none.
  public var ring: DSFocusRing?
  /// The least height.
  public var height: Double
  /// The distance of the content from the sides.
  public var padding: Double
  /// The distance between parts of the row.
  public var gap: Double
  /// The distance of the content from top and bottom.
  public var verticalPadding: Double
  /// A Boolean value that indicates whether a row's value stands beneath its title.
  public var isStacked: Bool
  /// A Boolean value that indicates whether a row that opens a page has a chevron.
  public var showsChevron: Bool
  /// A Boolean value that indicates whether the row's icon is shown.
  public var showsIcon: Bool
  /// The column of icons, so that titles begin at one line.
  public var iconWidth: Double
}
