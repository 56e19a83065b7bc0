/// A configuration of the transition of a view that comes into sight.
///
///     PhotoView(photo).scrollTransition(.animated.threshold(.visible(0.4))) { photo, phase in
///       photo.scaleEffect(phase.isIdentity ? 1 : 0.9)
///     }
public struct ScrollTransitionConfiguration: Sendable {
  private enum Kind: Sendable {
    case animated, identity
    case interactive(UnitCurve)
  }

  private var kind: Kind
  private var threshold = Threshold.visible

  /// A transition that runs by itself once the view is in sight; a still shows its end.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  /// A transition that follows the finger.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  /// No transition.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Returns a transition that runs by itself, along an animation; a still shows its end.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    .animated
  }

  /// Returns a transition that follows the finger, along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// Returns the configuration unchanged, since a still shows an animation's end.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Returns the transition of a view that is in its place beyond a threshold.
  ///
  ///     CardView(card).scrollTransition(.interactive.threshold(.centered)) { card, phase in
  ///       card.opacity(phase.isIdentity ? 1 : 0.6)
  ///     }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// The way of a view into its container after which it is in its place.
  public struct Threshold: Sendable {
    /// The way from where the view is just hidden, in points, from the lengths of the view and of
    /// its container.
    let way: @Sendable (_ length: CGFloat, _ container: CGFloat) -> CGFloat

    /// A view wholly in sight.
    public static let visible = visible(1)
    /// A view just out of sight.
    public static let hidden = visible(0)
    /// A view in the middle of its container.
    public static let centered = Threshold { ($0 + $1) / 2 }

    /// Returns a threshold of the share of the view that is in sight, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold { length, _ in length * amount }
    }

    /// Returns a threshold on the way to another.
    ///
    /// - Parameters:
    ///   - other: The threshold at the end of the way.
    ///   - amount: The share of the way, from 0 to 1.
    /// - Returns: The threshold between.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold { way($0, $1) * (1 - amount) + other.way($0, $1) * amount }
    }

    /// Returns a threshold that is further within the container, by a distance in points.
    public func inset(by distance: Double) -> Threshold { Threshold { way($0, $1) + distance } }
  }

  /// Returns the share of the transition that is left: 0 for a view in its place, 1 out of sight.
  ///
  /// - Parameters:
  ///   - way: The way from where the view is just hidden, in points.
  ///   - length: The view's length along the axis, in points.
  ///   - container: The container's, in points.
  /// - Returns: The share, from 0 to 1.
  func rest(after way: CGFloat, length: CGFloat, in container: CGFloat) -> Double {
    let whole = threshold.way(length, container)
    // Frames are rounded to pixels.
    guard way < whole - 1e-3 else { return 0 }
    switch kind {
    case .identity: return 0
    case .animated: return 1
    case .interactive(let curve): return whole > 0 ? 1 - curve.value(at: way / whole) : 1
    }
  }
}
