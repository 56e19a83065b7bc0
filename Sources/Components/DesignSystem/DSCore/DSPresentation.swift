/// The arrangement of a label and its control in a form's row.
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

/// The presentation of a picker's options.
public enum DSPickerPresentation: CaseIterable, Sendable {
  /// As the platform prefers.
  case auto
  /// Over the screen: on a sheet, in a popover or as a menu.
  case sheet, popover, menu
  /// On a page of the surrounding navigation stack.
  case navigation
}

/// The place in which a row's text is edited.
public enum DSEditMode: CaseIterable, Sendable {
  /// In the row where the platform can, else on a page.
  case auto
  /// In the row, or on a page of its own.
  case inline, separateScreen
}
