/// The specs of all components: a brand changes these, and no view.
///
/// Advanced: names of specs' properties may change with a minor version, those of components do
/// not.
///
///     var styles = DSComponentStyles()
///     styles.button.primary = DSButtonSpec.Look(.textPrimary, on: .accentSubtle)
///     let resolver = DSThemeResolver(components: styles)
public struct DSComponentStyles: Equatable, Sendable {
  /// The look of buttons.
  public var button = DSButtonSpec()
  /// The look of text fields.
  public var field = DSFieldSpec()
  /// The look of switches and checkboxes.
  public var toggle = DSToggleSpec()
  /// The look of cards.
  public var card = DSCardSpec()
  /// The look of a section's rows.
  public var listRow = DSListRowSpec()
  /// The layout of forms and their rows.
  public var form = DSFormSpec()
  /// The look of notices.
  public var notice = DSNoticeSpec()
  /// The spec of options.
  public var selection = DSSelectionSpec()
  /// The spec of questions.
  public var dialog = DSDialogSpec()
  /// The spec of messages in passing.
  public var toast = DSToastSpec()

  /// Creates the standard specs.
  public init() {}
}
