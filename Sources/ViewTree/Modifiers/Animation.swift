/// How a change comes about over time; a still shows its end.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let interactiveSpring = Animation()

  /// A steady change; the duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation { .default }
  /// A change that starts slowly; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { .default }
  /// A change that ends slowly; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { .default }
  /// A change that starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { .default }
  /// A change along a curve; the duration is in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { .default }
  /// A springing change.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .default }
  /// A springing change; the duration is in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .default }
  /// A springing change.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .default
  }
  /// A springing change that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .default }
  /// A springing change by physical constants.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .default }
  /// A springing change; the duration is in seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .default }
  /// A bouncing change.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }
  /// A change without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }
  /// A brisk change.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .default
  }

  /// The change, later by seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The change at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The change, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The change, without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a spring swings.
public struct Spring: Hashable, Sendable {
  /// In seconds.
  public let duration: TimeInterval
  /// From -1 to 1; above 0 it swings past its end.
  public let bounce: Double

  /// Creates a spring; the duration is in seconds.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  public static let smooth = Spring()
  public static let snappy = Spring(bounce: 0.15)
  public static let bouncy = Spring(bounce: 0.3)
}

/// The circumstances of a change of state.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  /// Creates circumstances.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// A value that changes over time; stills show its end.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates nothing.
  public init() {}
  public static var zero: Self { Self() }
  public static func + (lhs: Self, rhs: Self) -> Self { Self() }
  public static func - (lhs: Self, rhs: Self) -> Self { Self() }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values to animate together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static var zero: Self { Self(.zero, .zero) }
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// Changes state; a still shows the end of the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state, then calls a closure; a still shows the end of the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .removed,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// When an animation counts as over.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Changes state within a transaction of which one value is set.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state within a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
