/// The purpose of a change.
public enum DSMotionRole: CaseIterable, Sendable {
  /// A control answers to a touch.
  case press
  /// A value of a control changes.
  case change
  /// Something comes over the screen, and goes.
  case appear, disappear
  /// Something takes another place.
  case move
}

extension DSMotionScale {
  /// The motion of a role.
  public subscript(role: DSMotionRole) -> DSMotion {
    switch role {
    case .press: DSMotion(duration: quick, easing: enter)
    case .change: DSMotion(duration: standard, easing: change)
    case .appear: DSMotion(duration: slow, easing: snappy)
    case .disappear: DSMotion(duration: standard, easing: exit)
    case .move: DSMotion(duration: slow, easing: smooth)
    }
  }
}
