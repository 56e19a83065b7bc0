/// How a form's row arranges its label and its control.
public enum DSFormRowLayout: CaseIterable, Sendable {
  /// As the platform prefers.
  case auto
  /// The control beneath the label.
  case stacked
  /// The label at the leading edge, the control at the trailing one.
  case inline
  /// Labels in a column of one width, controls in another.
  case twoColumnPreset
}

/// How a picker shows its options.
public enum DSPickerPresentation: CaseIterable, Sendable {
  /// As the platform prefers.
  case auto
  case sheet, popover, menu
  /// On a page of the surrounding navigation stack.
  case navigation
}

/// Where the text of a row is edited.
public enum DSEditMode: CaseIterable, Sendable {
  /// In the row where the platform can, else on a page.
  case auto
  case inline, separateScreen
}
