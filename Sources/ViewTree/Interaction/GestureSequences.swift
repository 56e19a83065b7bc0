/// A gesture that another one follows.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of a sequence.
  public enum Value {
    /// The first gesture's value.
    case first(First.Value)
    /// The first gesture's value, and the second one's if it has one.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  private let memory = Memory()

  private final class Memory { var value: First.Value? }

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { first._kinds + second._kinds }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? {
    if first._kinds.contains(touch.kind), let value = first._hear(touch) {
      memory.value = value
      return .first(value)
    }
    guard let value = second._hear(touch) else { return nil }
    return memory.value.map { .second($0, value) }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures that are heard at the same time.
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
    let value = Value(first: first._hear(touch), second: second._hear(touch))
    return value.first == nil && value.second == nil ? nil : value
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture, and another one that is heard where the first is not.
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
    if first._kinds.contains(touch.kind) { return first._hear(touch).map { .first($0) } }
    return second._hear(touch).map { .second($0) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
