/// A gesture of two fingers that move apart, as before iOS 17.
///
///     PhotoView(photo).gesture(MagnificationGesture().onChanged { zoom = $0 })
public struct MagnificationGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = CGFloat
  private let base: MagnifyGesture

  /// Creates a magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    base = MagnifyGesture(minimumScaleDelta: minimumScaleDelta)
  }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { [.pinch] }
  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> CGFloat? { base._hear(touch)?.magnification }
}
