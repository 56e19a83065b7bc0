/// The state of a view's gesture, which outlives the values that bodies make of it.
@MainActor
final class GestureMemory {
  private var states: [[Int]: AnyObject] = [:]

  /// Returns the state of the gesture at a place in the one that is attached, made at the first
  /// touch.
  func state<State: AnyObject>(at place: [Int], make: () -> State) -> State {
    if let known = states[place] as? State { return known }
    let state = make()
    states[place] = state
    return state
  }
}

extension GestureTouch {
  /// Returns the touch for one of the gestures that a gesture is made of.
  func within(_ index: Int) -> GestureTouch {
    var touch = self
    touch.place.append(index)
    return touch
  }

  /// The state of the gesture that hears the touch.
  @MainActor
  func state<State: AnyObject>(make: () -> State) -> State {
    memory?.state(at: place, make: make) ?? make()
  }
}

/// Lets its content hear a gesture.
struct GestureModifier<Heard: Gesture>: PrimitiveModifier {
  let gesture: Heard?

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    let memory = inner.identity.slot(0) { GestureMemory() }
    var slot = 1
    modifier.gesture?._install(&slot, inner)
    InteractionModifier._lower(
      InteractionModifier(modifier.gesture?.interactions(memory) ?? []), content,
      inner.entering(.content), &output)
  }
}
