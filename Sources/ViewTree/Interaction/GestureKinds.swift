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
