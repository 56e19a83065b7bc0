/// The values of one property over time.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable

  /// The segments of the track, in their order.
  var _segments: [KeyframeSegment<Value.AnimatableData>] { get }
}

/// A segment of a track: the way to a value.
public struct KeyframeSegment<Data: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
    case move
  }

  let end: Data
  let duration: Double
  let kind: Kind
}

/// A keyframe that is reached at constant speed, or along a curve.
///
///     KeyframeAnimator(initialValue: 0.0) { width in
///       Capsule().frame(width: width, height: 8)
///     } keyframes: { _ in
///       LinearKeyframe(120, duration: 0.5)
///       LinearKeyframe(80, duration: 0.2, timingCurve: .easeOut)
///     }
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The segments of the track.
  public let _segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a keyframe; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = [
      KeyframeSegment(
        end: to.animatableData, duration: max(0, duration), kind: .linear(timingCurve))
    ]
  }
}

/// A keyframe that is reached by a spring.
///
///     KeyframeAnimator(initialValue: 1.0) { scale in
///       Image(systemName: "heart.fill").scaleEffect(scale)
///     } keyframes: { _ in
///       SpringKeyframe(1.4, duration: 0.3, spring: .bouncy)
///       SpringKeyframe(1)
///     }
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The segments of the track.
  public let _segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that is reached.
  ///   - duration: The duration, in seconds; nil for the time in which the spring settles.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the start, per second; nil for that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _segments = [
      KeyframeSegment(
        end: to.animatableData, duration: max(0, duration ?? spring.settlingDuration),
        kind: .spring(spring, start: startVelocity?.animatableData))
    ]
  }
}

/// A keyframe that is reached along a cubic curve.
///
///     KeyframeAnimator(initialValue: 0.0) { height in
///       Circle().offset(y: -height)
///     } keyframes: { _ in
///       CubicKeyframe(60, duration: 0.4)
///       CubicKeyframe(0, duration: 0.4)
///     }
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The segments of the track.
  public let _segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that is reached.
  ///   - duration: The duration, in seconds.
  ///   - startVelocity: The velocity at the start, per second; nil for that of the keyframes
  ///     around.
  ///   - endVelocity: The velocity at the end, per second; nil for that of the keyframes around.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _segments = [
      KeyframeSegment(
        end: to.animatableData, duration: max(0, duration),
        kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }
}

/// A keyframe that is reached at once.
///
///     KeyframeAnimator(initialValue: 0.0) { opacity in
///       Text("Saved").opacity(opacity)
///     } keyframes: { _ in
///       MoveKeyframe(1)
///       LinearKeyframe(0, duration: 2)
///     }
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The segments of the track.
  public let _segments: [KeyframeSegment<Value.AnimatableData>]

  /// Creates a keyframe.
  public init(_ to: Value) {
    _segments = [KeyframeSegment(end: to.animatableData, duration: 0, kind: .move)]
  }
}

/// Keyframes one after the other.
public struct JoinedTrackContent<Value: Animatable>: KeyframeTrackContent {
  /// The segments of the track.
  public let _segments: [KeyframeSegment<Value.AnimatableData>]
}

/// A result builder that makes the keyframes of a property of the statements in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframes as they are.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframes: K
  ) -> K where K.Value == Value { keyframes }

  /// Builds no keyframes.
  public static func buildBlock() -> JoinedTrackContent<Value> {
    JoinedTrackContent(_segments: [])
  }

  /// Returns the first of several keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value { first }

  /// Joins keyframes.
  public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
    accumulated: A, next: K
  ) -> JoinedTrackContent<Value> where A.Value == Value, K.Value == Value {
    JoinedTrackContent(_segments: accumulated._segments + next._segments)
  }

  /// Builds the keyframes of a condition that holds.
  public static func buildEither<K: KeyframeTrackContent>(
    first: K
  ) -> JoinedTrackContent<Value> where K.Value == Value {
    JoinedTrackContent(_segments: first._segments)
  }

  /// Builds the keyframes of a condition that does not hold.
  public static func buildEither<K: KeyframeTrackContent>(
    second: K
  ) -> JoinedTrackContent<Value> where K.Value == Value {
    JoinedTrackContent(_segments: second._segments)
  }

  /// Builds the keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(
    _ keyframes: [K]
  ) -> JoinedTrackContent<Value> where K.Value == Value {
    JoinedTrackContent(_segments: keyframes.flatMap(\._segments))
  }
}
