/// A gesture of a dragging finger.
///
///     Text("Slide")
///       .gesture(DragGesture().onEnded { value in isOn = value.translation.width > 80 })
public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the touch.
    public var time: Date
    /// The location of the finger, in points.
    public var location: CGPoint
    /// The location at which the drag began, in points.
    public var startLocation: CGPoint
    /// The distance from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity of the finger, in points a second.
    public var velocity = CGSize.zero
    /// The distance from the start to the predicted end, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
    /// The location at which a finger of this velocity would come to rest, in points: a quarter of
    /// a second on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
  }

  /// The least distance of a drag, in points.
  public var minimumDistance: CGFloat

  /// Creates a drag of at least a distance in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }

  /// Creates a drag of at least a distance in points, in a coordinate space that is a value.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { [.drag] }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? {
    let (x, y) = (touch.location.x - touch.start.x, touch.location.y - touch.start.y)
    guard touch.kind == .drag, (x * x + y * y).squareRoot() >= minimumDistance else { return nil }
    return Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: touch.location,
      startLocation: touch.start, velocity: touch.velocity)
  }
}
