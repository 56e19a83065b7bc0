/// The phase of a transition.
///
///     struct Slide: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.offset(x: phase.value * 200)
///       }
///     }
public enum TransitionPhase: Hashable, Sendable {
  /// The phases: about to appear, in place, gone.
  case willAppear, identity, didDisappear

  /// A Boolean value that indicates whether the view is in place.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before the view is there, 0 in place, 1 after it has gone.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }

  init(_ stage: TransitionStage) {
    switch stage {
    case .willAppear: self = .willAppear
    case .identity: self = .identity
    case .didDisappear: self = .didDisappear
    }
  }
}
