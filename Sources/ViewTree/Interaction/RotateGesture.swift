/// A gesture of two fingers that turn.
///
///     Image("lake").gesture(RotateGesture().onChanged { angle = $0.rotation })
public struct RotateGesture: Gesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The angle by which the fingers have turned.
    public var rotation: Angle
    /// The point of the view between the fingers at the start.
    public var startAnchor: UnitPoint
  }

  private let least: Angle

  /// Creates a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) { least = minimumAngleDelta }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { [.turn] }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? {
    guard touch.kind == .turn, abs(touch.angle.radians) >= least.radians else { return nil }
    return Value(rotation: touch.angle, startAnchor: .center)
  }
}
