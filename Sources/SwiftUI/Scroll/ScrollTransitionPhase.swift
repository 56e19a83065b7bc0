/// The phase of a view on its way through a scroll view.
///
///     PhotoView(photo).scrollTransition { photo, phase in photo.offset(x: phase.value * 40) }
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The phases: on the way to the top or leading edge, in sight, on the way to the bottom or
  /// trailing edge.
  case topLeading, identity, bottomTrailing
  /// A Boolean value that indicates whether the view is in its place.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before the start, 0 in place, 1 past the end.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
