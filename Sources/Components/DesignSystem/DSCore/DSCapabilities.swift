/// What a platform can do, and what it does when a component is left to choose.
///
/// The defaults are a phone's. Components never ask for the platform, only for these.
public struct DSCapabilities: Equatable, Sendable {
  public var supportsHover = false
  public var supportsFocusRing = false
  /// Whether a row's text is edited within the row.
  public var supportsInlineTextEditing = true
  /// Whether options are shown over the screen rather than on a page of their own.
  public var supportsInlinePickers = true
  /// Whether an app may say something in passing over the screen.
  public var supportsToasts = true
  /// Whether a label and its control may stand side by side.
  public var supportsSideBySideRows = true
  public var supportsSliders = true
  /// Whether what opens options says so with two chevrons on a mark of its own.
  public var showsPopUpMarks = false
  /// Whether each row of a section lies on a platter of its own.
  public var prefersRowPlatters = false
  /// What ``DSFormRowLayout/auto`` stands for.
  public var preferredFormRowLayout = DSFormRowLayout.inline
  /// What ``DSPickerPresentation/auto`` stands for.
  public var preferredPickerPresentation = DSPickerPresentation.sheet
  /// Whether questions fill the screen instead of lying over it.
  public var prefersConfirmationScreens = false
  public var prefersLargeTapTargets = false
  /// Whether a screen's title is large until it is scrolled.
  public var prefersLargeTitles = true

  /// Creates a phone's capabilities.
  public init() {}
}

extension DSCapabilities {
  /// The layout of a form's row.
  ///
  /// - Parameters:
  ///   - asked: What the row asks for.
  ///   - hasLargeText: Whether text is of an accessibility size, which leaves no room side by side.
  /// - Returns: A layout other than ``DSFormRowLayout/auto``.
  public func rowLayout(_ asked: DSFormRowLayout, hasLargeText: Bool = false) -> DSFormRowLayout {
    guard supportsSideBySideRows, !hasLargeText else { return .stacked }
    let layout = asked == .auto ? preferredFormRowLayout : asked
    return layout == .auto ? .stacked : layout
  }

  /// The presentation of options; never ``DSPickerPresentation/auto``.
  public func pickerPresentation(_ asked: DSPickerPresentation) -> DSPickerPresentation {
    guard supportsInlinePickers else { return .navigation }
    let presentation = asked == .auto ? preferredPickerPresentation : asked
    return presentation == .auto ? .navigation : presentation
  }

  /// Where a row's text is edited; never ``DSEditMode/auto``.
  public func editMode(_ asked: DSEditMode) -> DSEditMode {
    guard supportsInlineTextEditing else { return .separateScreen }
    return asked == .auto ? .inline : asked
  }
}
