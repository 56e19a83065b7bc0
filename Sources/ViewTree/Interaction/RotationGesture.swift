/// A gesture of two fingers that turn, as before iOS 17.
///
///     PhotoView(photo).gesture(RotationGesture().onChanged { angle = $0 })
public struct RotationGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Angle
  private let base: RotateGesture

  /// Creates a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    base = RotateGesture(minimumAngleDelta: minimumAngleDelta)
  }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { [.turn] }
  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Angle? { base._hear(touch)?.rotation }
}
