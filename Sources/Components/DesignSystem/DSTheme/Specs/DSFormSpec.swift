/// The layout of forms and their rows.
///
///     var forms = DSFormSpec()
///     forms.maxWidth = 560
public struct DSFormSpec: Equatable, Sendable {
  /// The most that a form is wide at the usual text size, in points, so that lines stay readable on
  /// tablets; it grows with large text.
  public var maxWidth = 640.0
  /// The width of the labels' column, in points of a phone's controls.
  public var labelColumn = 190.0

  /// Creates the standard spec.
  public init() {}

  /// Returns the appearance of a form whose rows ask for a layout.
  public func resolve(
    _ asked: DSFormRowLayout = .auto, in theme: DSTheme
  ) -> DSFormAppearance {
    DSFormAppearance(
      rowLayout: theme.capabilities.rowLayout(asked, hasLargeText: theme.metrics.hasLargeText),
      maxWidth: maxWidth * max(1, theme.metrics.textScale),
      labelColumn: (labelColumn * theme.metrics.controlScale).rounded(), margin: margin(in: theme),
      sectionGap: theme.spacing.xl, fieldGap: theme.spacing.xs,
      background: theme.colors[.background])
  }

  private func margin(in theme: DSTheme) -> Double? {
    guard theme.metrics.windowClass == .compact else {
      return theme.metrics.margin + theme.spacing.sm
    }
    return theme.capabilities.prefersLargeTitles ? nil : theme.metrics.margin
  }
}

/// The appearance of a form; lengths are in points.
public struct DSFormAppearance: Equatable, Sendable {
  /// The layout of rows; never ``DSFormRowLayout/auto``.
  public var rowLayout: DSFormRowLayout
  /// The greatest width of the form.
  public var maxWidth: Double
  /// The width of the labels' column.
  public var labelColumn: Double
  /// The distance of sections from the form's sides; nil for the window's own margin, in which a
  /// large title stands.
  public var margin: Double?
  /// The distance between sections.
  public var sectionGap: Double
  /// Between a label, its field and what is said beneath.
  public var fieldGap: Double
  /// The colour of the ground.
  public var background: DSColorValue
}
