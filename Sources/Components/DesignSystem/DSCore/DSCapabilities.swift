/// The abilities of a platform, and its preferences where a component is left to choose.
///
/// The defaults are a phone's. Components never ask for the platform, only for these.
public struct DSCapabilities: Equatable, Sendable {
  /// The means that a person acts with, the usual first.
  public var inputs: [DSInputModality] = [.touch, .pointer, .keyboard]
  /// A Boolean value that indicates whether controls stand out beneath a pointer.
  public var supportsHover = false
  /// A Boolean value that indicates whether the focus is shown by a ring.
  public var supportsFocusRing = false
  /// A Boolean value that indicates whether a row's text is edited within the row.
  public var supportsInlineTextEditing = true
  /// A Boolean value that indicates whether options appear over the screen, not on their own page.
  public var supportsInlinePickers = true
  /// A Boolean value that indicates whether an app may show passing messages over the screen.
  public var supportsToasts = true
  /// A Boolean value that indicates whether a label and its control may stand side by side.
  public var supportsSideBySideRows = true
  /// A Boolean value that indicates whether values are set by sliders.
  public var supportsSliders = true
  /// A Boolean value that indicates whether controls that open options bear two chevrons.
  public var showsPopUpMarks = false
  /// A Boolean value that indicates whether each row of a section lies on its own platter.
  public var prefersRowPlatters = false
  /// A Boolean value that indicates whether lines between rows end before the card's edge too.
  public var insetsDividersAtBothEnds = false
  /// The layout that ``DSFormRowLayout/auto`` stands for.
  public var preferredFormRowLayout = DSFormRowLayout.inline
  /// The presentation that ``DSPickerPresentation/auto`` stands for.
  public var preferredPickerPresentation = DSPickerPresentation.sheet
  /// A Boolean value that indicates whether questions fill the screen instead of lying over it.
  public var prefersConfirmationScreens = false
  /// A Boolean value that indicates whether targets are at least 44 points high.
  public var prefersLargeTapTargets = false
  /// A Boolean value that indicates whether a screen's title is large until it is scrolled.
  public var prefersLargeTitles = true

  /// Creates a phone's capabilities.
  public init() {}
}

extension DSCapabilities {
  /// The layout of a form's row.
  ///
  /// - Parameters:
  ///   - asked: The layout that the row asks for.
  ///   - hasLargeText: True for text of an accessibility size, which leaves no room side by side.
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

  /// Returns the place in which a row's text is edited; never ``DSEditMode/auto``.
  public func editMode(_ asked: DSEditMode) -> DSEditMode {
    guard supportsInlineTextEditing else { return .separateScreen }
    return asked == .auto ? .inline : asked
  }
}
