/// How switches and checkboxes look.
public struct DSToggleSpec: Equatable, Sendable {
  /// A phone's switch (UIKit: 51 by 31 points); smaller where text is.
  public var width = 51.0
  public var height = 31.0
  /// The side of a phone's checkbox, in points.
  public var box = 24.0

  /// Creates the standard spec.
  public init() {}

  /// What a switch looks like in a state, ``DSControlState/selected`` where it is on.
  public func resolve(_ state: DSControlState, in theme: DSTheme) -> DSToggleAppearance {
    let isOn = state.contains(.selected)
    let isDisabled = state.contains(.disabled)
    let scale = theme.metrics.controlScale
    return DSToggleAppearance(
      track: theme.colors[isDisabled ? (isOn ? .textDisabled : .track) : isOn ? .accent : .track],
      thumb: theme.colors[isOn && !isDisabled ? .onFill : .thumb],
      ring: state.contains(.focused) && theme.capabilities.supportsFocusRing
        ? theme.colors[.focusRing] : nil,
      width: (width * scale).rounded(), height: (height * scale).rounded(),
      box: (box * scale).rounded(), opacity: isDisabled ? 0.6 : 1,
      duration: theme.motion.standard)
  }
}

/// What a switch looks like at a moment; lengths are in points, the duration in seconds.
public struct DSToggleAppearance: Equatable, Sendable {
  public var track: DSColorValue
  public var thumb: DSColorValue
  public var ring: DSColorValue?
  public var width: Double
  public var height: Double
  public var box: Double
  public var opacity: Double
  public var duration: Double
}
