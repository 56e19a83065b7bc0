/// The mark of the chosen one of several options.
public enum DSSelectionMark: CaseIterable, Sendable {
  /// A tick behind the option's words; nothing where it is not chosen.
  case tick
  /// A disc in a ring before the words.
  case radio
  /// A tick in a box before the words.
  case box
}

/// The look of options that can be chosen.
public struct DSSelectionSpec: Equatable, Sendable {
  /// The mark of options of which one is chosen.
  public var single = DSSelectionMark.tick
  /// The mark of options of which several may be chosen.
  public var several = DSSelectionMark.box

  /// Creates the standard spec.
  public init() {}

  /// Returns the look of an option in a state, ``DSControlState/selected`` where it is chosen.
  public func resolve(
    _ mark: DSSelectionMark, _ state: DSControlState = [], in theme: DSTheme
  ) -> DSSelectionAppearance {
    let isSelected = state.contains(.selected)
    let isDisabled = state.contains(.disabled)
    let isFilled = isSelected && mark != .tick
    let side = (theme.typography[.body].size * 1.2).rounded()
    let usual: DSColorRole = mark == .tick ? .accent : .groove
    return DSSelectionAppearance(
      mark: mark,
      title: theme.colors[isDisabled ? .textDisabled : .textPrimary],
      tone: theme.colors[isDisabled ? .textDisabled : usual],
      onTone: theme.colors[.thumb],
      background: isFilled ? nil : theme.colors[isDisabled ? .surfaceDisabled : .surfaceField],
      border: theme.colors[isDisabled ? .divider : .border],
      borderWidth: theme.metrics.borderWidth, gap: theme.spacing.md, side: side,
      radius: mark == .box ? side / 4 : side / 2, inset: side / (mark == .box ? 5 : 3.2),
      isSelected: isSelected)
  }
}

/// The look of an option at a moment; lengths are in points.
public struct DSSelectionAppearance: Equatable, Sendable {
  /// The mark of the chosen option.
  public var mark: DSSelectionMark
  /// The colour of the words.
  public var title: DSColorValue
  /// The tick's colour, or the ground of a box or a ring.
  public var tone: DSColorValue
  /// The colour of the words on that ground.
  public var onTone: DSColorValue
  /// The ground of a mark that is not set; nil for one that is.
  public var background: DSColorValue?
  /// The colour of the border.
  public var border: DSColorValue
  /// The width of the border, in points.
  public var borderWidth: Double
  /// The distance between parts, in points.
  public var gap: Double
  /// The side of the mark.
  public var side: Double
  /// The radius of the mark's corners.
  public var radius: Double
  /// The room around what stands in the mark.
  public var inset: Double
  /// A Boolean value that indicates whether the option is chosen.
  public var isSelected: Bool
}
