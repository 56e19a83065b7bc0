/// The phase of a scroll view's motion.
public enum ScrollPhase: Equatable, Sendable {
  /// The phases: at rest, touched, dragged, slowing down, moved by an animation.
  case idle, tracking, interacting, decelerating, animating
  /// A Boolean value that indicates whether the scroll view moves.
  public var isScrolling: Bool { self != .idle }
}
