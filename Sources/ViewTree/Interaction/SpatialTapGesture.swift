/// A gesture of a tap that tells its location.
///
///     Color.blue.gesture(SpatialTapGesture().onEnded { isOn = $0.location.x > 100 })
public struct SpatialTapGesture: Gesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable { public var location: CGPoint }

  private let count: Int

  /// Creates a tap.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { [.taps(count)] }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? {
    touch.kind == .taps(count) ? Value(location: touch.location) : nil
  }
}
