/// A gesture of one or several taps.
///
///     Text("Twice").gesture(TapGesture(count: 2).onEnded { isOn.toggle() })
public struct TapGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// Creates a tap.
  public init(count: Int = 1) { self.count = count }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { [.taps(count)] }
  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Void? { touch.kind == .taps(count) ? () : nil }
}
