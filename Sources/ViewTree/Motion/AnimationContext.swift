/// The state of a custom animation besides its time.
public struct AnimationContext<Value: VectorArithmetic> {
  /// A Boolean value that indicates whether the animation is logically complete.
  public var isLogicallyComplete = false
}
