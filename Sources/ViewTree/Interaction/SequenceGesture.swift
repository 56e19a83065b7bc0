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
