/// The look of switches and checkboxes.
///
///     var switches = DSToggleSpec()
///     (switches.width, switches.height) = (44, 26)
public struct DSToggleSpec: Equatable, Sendable {
  /// A phone's switch (UIKit: 51 by 31 points).
  public var width = 51.0
  /// The height of a phone's switch, in points.
  public var height = 31.0
  /// The side of a phone's checkbox at the usual text size, in points; at most twice that.
  public var box = 24.0
  /// The room around the disc of a phone's switch, in points.
  public var inset = 2.0
  /// A Boolean value that indicates whether the tick is heavy, so that a small one is seen.
  public var hasHeavyTick = false

  /// Creates the standard spec.
  public init() {}

  /// Returns the appearance of a switch in a state, ``DSControlState/selected`` where it is on.
  public func resolve(_ state: DSControlState, in theme: DSTheme) -> DSToggleAppearance {
    let isOn = state.contains(.selected)
    let isDisabled = state.contains(.disabled)
    let scale = theme.metrics.controlScale
    let box = (box * min(2, theme.typography[.body].size / 17)).rounded()
    return DSToggleAppearance(
      track: theme.colors[isDisabled ? (isOn ? .textDisabled : .track) : isOn ? .groove : .track],
      thumb: theme.colors[.thumb],
      ring: theme.focusRing(state),
      width: (width * scale).rounded(), height: (height * scale).rounded(),
      inset: inset, box: box,
      boxRadius: box / 4, boxInset: box / 5, hasHeavyTick: hasHeavyTick,
      border: theme.colors[.border],
      borderWidth: theme.metrics.borderWidth,
      opacity: isDisabled ? 0.6 : 1,
      isStacked: theme.metrics.hasLargeText && theme.metrics.windowClass == .compact,
      motion: theme.motion[.change])
  }
}

/// The appearance of a switch at a moment; lengths are in points, the duration in seconds.
public struct DSToggleAppearance: Equatable, Sendable {
  /// The colour of the groove.
  public var track: DSColorValue
  /// The colour of the disc.
  public var thumb: DSColorValue
  /// The ring of the focus; nil for none.
  public var ring: DSFocusRing?
  /// The width of the switch.
  public var width: Double
  /// The height of the switch.
  public var height: Double
  /// The room around the disc.
  public var inset: Double
  /// The side of the checkbox.
  public var box: Double
  /// The radius of the checkbox's corners.
  public var boxRadius: Double
  /// The room around the tick.
  public var boxInset: Double
  /// A Boolean value that indicates whether the tick is heavy.
  public var hasHeavyTick: Bool
  /// The colour of the outline.
  public var border: DSColorValue
  /// The width of the outline.
  public var borderWidth: Double
  /// The opacity of the whole, from 0 to 1.
  public var opacity: Double
  /// A Boolean value that indicates whether the switch stands beneath its title.
  public var isStacked: Bool
  /// The motion between off and on.
  public var motion: DSMotion
}
