/// A type that computes an animation of an app's own.
///
///     struct Hesitant: CustomAnimation {
///       func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///       ) -> V? {
///         time < 1 ? nil : value
///       }
///     }
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how far a change has come after a time, or nil once it is over.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: The time since its start, in seconds.
  ///   - context: The state of the animation.
  /// - Returns: The part of the change that has taken place.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity of a change, or nil if it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation takes over from one that is running.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: by default, the velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false: by default, an animation runs beside those before it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
