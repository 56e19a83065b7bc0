/// Two gestures that are heard at the same time.
///
///     PhotoView(photo).gesture(
///       SimultaneousGesture(MagnifyGesture(), RotateGesture()).onChanged { value in
///         zoom = value.first?.magnification ?? 1
///         angle = value.second?.rotation ?? .zero
///       })
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The first gesture's value.
    public var first: First.Value?
    /// The second gesture's value.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { first._kinds + second._kinds }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? {
    let value = Value(
      first: first._hear(touch.within(0)), second: second._hear(touch.within(1)))
    return value.first == nil && value.second == nil ? nil : value
  }

  /// Returns a Boolean value that indicates whether a touch that was heard ended one of both.
  public func _ends(_ touch: GestureTouch) -> Bool {
    first._kinds.contains(touch.kind) && first._ends(touch.within(0))
      || second._kinds.contains(touch.kind) && second._ends(touch.within(1))
  }

  /// Connects the properties of both gestures with their storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) {
    first._install(&slot, context)
    second._install(&slot, context)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
