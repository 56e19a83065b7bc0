/// A gesture of two fingers that move apart.
///
///     Image("lake").gesture(MagnifyGesture().onChanged { scale = $0.magnification })
public struct MagnifyGesture: Gesture {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The distance of the fingers relative to that at the start.
    public var magnification: CGFloat
    /// The point of the view between the fingers at the start.
    public var startAnchor: UnitPoint
  }

  private let least: CGFloat

  /// Creates a magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { least = minimumScaleDelta }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { [.pinch] }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? {
    guard touch.kind == .pinch, abs(touch.scale - 1) >= least else { return nil }
    return Value(magnification: touch.scale, startAnchor: .center)
  }
}
