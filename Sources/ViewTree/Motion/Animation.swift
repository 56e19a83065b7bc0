/// An animation, which tells how a change takes place over time.
///
/// A still shows the end of every change; a host that is driven shows what is between, with
/// ``ViewHost/advance(by:in:)``.
///
///     withAnimation(.spring(duration: 0.4)) { isExpanded.toggle() }
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  init(_ curve: AnimationCurve) { self.curve = curve }

  /// Returns the animation, which counts as logically complete after a duration in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(curve, duration))
  }

  /// Creates an animation that an app computes.
  public init<A: CustomAnimation>(_ base: A) { curve = .custom(CustomCurve(base)) }

  /// The system's animation: a spring of 0.55 seconds without bounce, before iOS 17 `easeInOut`.
  public static let `default` = Animation(.standard)
  /// An animation of constant speed.
  public static let linear = Animation(.timed(.linear, usual))
  /// An animation that starts slowly.
  public static let easeIn = Animation(.timed(.easeIn, usual))
  /// An animation that ends slowly.
  public static let easeOut = Animation(.timed(.easeOut, usual))
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(.timed(.easeInOut, usual))
  /// A spring without bounce, of half a second.
  public static let spring = Animation(.spring(Spring(), blend: 0, isFluid: true))
  /// A spring with more bounce, of half a second.
  public static let bouncy: Animation = .bouncy(duration: 0.5)
  /// A spring without bounce, of half a second.
  public static let smooth: Animation = .smooth(duration: 0.5)
  /// A spring with little bounce, of half a second.
  public static let snappy: Animation = .snappy(duration: 0.5)
  /// A quick spring for what follows a finger.
  public static let interactiveSpring: Animation = .interactiveSpring(response: 0.15)
  /// A spring that adds its velocity to that of others.
  public static let interpolatingSpring: Animation = .interpolatingSpring(duration: 0.5)

  /// The duration of curves that are given none, in seconds.
  static let usual = 0.35

  /// Returns an animation of constant speed, of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.timed(.linear, duration))
  }
  /// Returns an animation that starts slowly, of a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.timed(.easeIn, duration))
  }
  /// Returns an animation that ends slowly, of a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.timed(.easeOut, duration))
  }
  /// Returns an animation that starts and ends slowly.
  ///
  ///     withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() }
  ///
  /// - Parameter duration: The duration, in seconds.
  /// - Returns: An animation.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.timed(.easeInOut, duration))
  }
  /// Returns an animation along a cubic Bézier curve, of a duration in seconds.
  ///
  ///     Text("Saved")
  ///       .offset(y: isOn ? 0 : 40)
  ///       .animation(.timingCurve(0.2, 0, 0, 1, duration: 0.4), value: isOn)
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation(.timed(.bezier(x1, y1, x2, y2), duration)) }
  /// Returns an animation along a curve, of a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.timed(curve, duration))
  }
  /// Returns a spring animation, by the response in seconds and the damping fraction from 0 to 1.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  /// Returns a spring animation.
  ///
  ///     withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isOpen.toggle() }
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: The bounce, from -1 to 1; 0 has none.
  ///   - blendDuration: The duration over which a change of the duration is blended, in seconds.
  /// - Returns: An animation.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }
  /// Returns a spring animation of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, blend: blendDuration, isFluid: true))
  }
  /// Returns a spring animation for what follows a finger, by the response in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  /// Returns a spring animation for what follows a finger, of a duration in seconds.
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
  }
  /// Returns a spring animation by physical constants, which adds its velocity to that of others.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity)
  }
  /// Returns a spring animation of a duration in seconds, which adds its velocity to that of
  /// others.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// Returns a spring animation of a spring, which adds its velocity to that of others.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { Animation(.interpolating(spring, velocity: initialVelocity)) }
  /// Returns a spring animation with more bounce, of a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation without bounce, of a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation with little bounce, of a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// The time after which a change has come about but for its settling, in seconds; nil if never.
  package var logicalDuration: Double? { curve.logicalDuration }

  /// Returns the animation with a delay in seconds.
  ///
  ///     Text("Saved").opacity(isOn ? 1 : 0).animation(.easeOut.delay(0.2), value: isOn)
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(curve, delay)) }
  /// Returns the animation at a multiple of its speed.
  ///
  ///     Text("Saved").offset(y: isOn ? 0 : 40).animation(.bouncy.speed(2), value: isOn)
  public func speed(_ speed: Double) -> Animation { Animation(.sped(curve, speed)) }
  /// Returns the animation repeated a number of times; each way counts.
  ///
  ///     Image(systemName: "bell")
  ///       .rotationEffect(.degrees(isOn ? 12 : -12))
  ///       .animation(.easeInOut.repeatCount(3), value: isOn)
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: max(1, count), autoreverses: autoreverses))
  }
  /// Returns the animation repeated without end.
  ///
  ///     Circle()
  ///       .scaleEffect(isOn ? 1.2 : 1)
  ///       .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isOn)
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }
}
