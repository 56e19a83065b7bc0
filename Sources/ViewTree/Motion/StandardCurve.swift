extension AnimationCurve {
  /// The system's own curve since iOS 17.
  ///
  /// Apple's documentation of `Animation.default` gives its response and damping, and the curve
  /// before.
  static let ownSpring = AnimationCurve.spring(
    Spring(response: 0.55, dampingRatio: 1), blend: 0, isFluid: true)

  /// The system's own curve before iOS 17.
  private static let ownEase = AnimationCurve.timed(.easeInOut, Animation.usual)

  /// Returns the curve as a version of the system has it: its own is another since iOS 17.
  ///
  /// An app may keep an animation beyond a screen, so that which one it is must not be known before
  /// a change begins.
  func resolved(for system: Int) -> AnimationCurve {
    switch self {
    case .standard: system < 17 ? Self.ownEase : Self.ownSpring
    case .delayed(let curve, let delay): .delayed(curve.resolved(for: system), delay)
    case .sped(let curve, let speed): .sped(curve.resolved(for: system), speed)
    case .repeated(let curve, let count, let autoreverses):
      .repeated(curve.resolved(for: system), count: count, autoreverses: autoreverses)
    case .completing(let curve, let time): .completing(curve.resolved(for: system), time)
    case .timed, .spring, .interpolating, .custom, .blending: self
    }
  }
}
