/// A gesture, and another one that is heard where the first is not.
///
///     PhotoView(photo).gesture(
///       ExclusiveGesture(TapGesture(count: 2), TapGesture()).onEnded { value in
///         if case .first = value { zoom = 2 } else { isOn.toggle() }
///       })
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of one of both gestures.
  public enum Value {
    /// The first gesture's value.
    case first(First.Value)
    /// The second gesture's value.
    case second(Second.Value)
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
    if first._kinds.contains(touch.kind) {
      return first._hear(touch.within(0)).map { .first($0) }
    }
    return second._hear(touch.within(1)).map { .second($0) }
  }

  /// Returns a Boolean value that indicates whether a touch that was heard ended the gesture.
  public func _ends(_ touch: GestureTouch) -> Bool {
    first._kinds.contains(touch.kind)
      ? first._ends(touch.within(0)) : second._ends(touch.within(1))
  }

  /// Connects the properties of both gestures with their storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) {
    first._install(&slot, context)
    second._install(&slot, context)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
