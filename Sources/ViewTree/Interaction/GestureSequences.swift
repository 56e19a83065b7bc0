/// A gesture that another one follows.
///
///     let lift = LongPressGesture().sequenced(before: DragGesture())
///     PhotoView(photo).gesture(lift.onEnded { value in
///       if case .second(_, let drag?) = value { offset = drag.translation }
///     })
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

  /// The stage of a sequence.
  private final class Progress {
    /// The value with which the first gesture ended; nil while it is waited for.
    var first: First.Value?
    /// A Boolean value that indicates whether the last touch ended the second gesture.
    var isOver = false
  }

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { first._kinds + second._kinds }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  ///
  /// The second gesture hears nothing before the first has ended.
  public func _hear(_ touch: GestureTouch) -> Value? {
    let progress = touch.state { Progress() }
    progress.isOver = false
    if let begun = progress.first, second._kinds.contains(touch.kind) {
      let inner = touch.within(1)
      let value = second._hear(inner)
      progress.isOver = second._ends(inner)
      if progress.isOver { progress.first = nil }
      return .second(begun, value)
    }
    guard first._kinds.contains(touch.kind) else { return nil }
    let inner = touch.within(0)
    guard let value = first._hear(inner) else { return nil }
    progress.first = first._ends(inner) ? value : nil
    return .first(value)
  }

  /// Returns a Boolean value that indicates whether a touch that was heard ended the second
  /// gesture.
  public func _ends(_ touch: GestureTouch) -> Bool { touch.state { Progress() }.isOver }

  /// Connects the properties of both gestures with their storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) {
    first._install(&slot, context)
    second._install(&slot, context)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

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
