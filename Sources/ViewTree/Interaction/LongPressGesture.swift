/// A gesture of a long press.
///
///     Text("Hold")
///       .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in isOn = true })
public struct LongPressGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Bool
  /// The least duration of the press, in seconds, which is not measured here.
  public var minimumDuration: Double

  /// Creates a press of at least a duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { [.press] }
  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Bool? { touch.kind == .press ? true : nil }
}
