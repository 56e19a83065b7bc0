/// A touch, as gestures receive it.
public struct GestureTouch: Sendable {
  /// The kind of a touch.
  public enum Kind: Sendable, Hashable {
    /// A number of taps in quick succession.
    case taps(Int)
    /// A long press.
    case press
    /// A drag of one finger.
    case drag
    /// A pinch of two fingers.
    case pinch
    /// A rotation of two fingers.
    case turn
  }

  var kind: Kind
  /// The location at which the touch began, in points from the view's corner.
  package var start = CGPoint.zero
  package var location = CGPoint.zero
  /// The velocity of the finger, in points a second.
  var velocity = CGSize.zero
  /// The distance of two fingers relative to that at the start; 1 is no change.
  var scale = 1.0
  /// The angle by which two fingers have turned.
  var angle = Angle.zero
  /// A Boolean value that indicates whether the finger leaves the screen.
  package var isEnd = true
  /// The state of the gesture that is attached; nil for one that is attached to nothing.
  var memory: GestureMemory?
  /// The way from the attached gesture to the one that hears the touch.
  var place: [Int] = []
}

/// A gesture that a view can hear.
///
/// A gesture of one's own is made of others in its body, and may have state.
///
///     struct Swipe: Gesture {
///       let action: () -> Void
///       var body: some Gesture { DragGesture(minimumDistance: 40).onEnded { _ in action() } }
///     }
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body; `Never` for the system's own.
  associatedtype Body: Gesture = Never

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Connects the properties of the gesture, and of those that it is made of, with their storage.
  func _install(_ slot: inout Int, _ context: LoweringContext)

  /// The kinds of touches that the gesture hears.
  var _kinds: [GestureTouch.Kind] { get }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  func _hear(_ touch: GestureTouch) -> Value?

  /// Returns a Boolean value that indicates whether a touch that was heard ended the gesture.
  func _ends(_ touch: GestureTouch) -> Bool
}

extension Gesture where Value == Body.Value {
  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { body._kinds }
  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? { body._hear(touch) }
  /// Returns a Boolean value that indicates whether a touch that was heard ended the gesture.
  public func _ends(_ touch: GestureTouch) -> Bool { body._ends(touch) }
}

extension Gesture where Body == Never {
  /// Stops the program: there is no body to evaluate.
  public var body: Never { fatalError("\(Self.self) hears touches itself: it has no body") }
  /// Returns a Boolean value that indicates whether a touch that was heard ended the gesture.
  public func _ends(_ touch: GestureTouch) -> Bool { touch.isEnd }
  /// Does nothing: the gesture has no properties with storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) {}
}

extension Never: Gesture {
  /// The type of the value, of which there is none.
  public typealias Value = Never
  /// The kinds of touches, of which there are none.
  public var _kinds: [GestureTouch.Kind] { [] }
  /// Returns no value.
  public func _hear(_ touch: GestureTouch) -> Never? { nil }
  /// Returns true: nothing goes on.
  public func _ends(_ touch: GestureTouch) -> Bool { true }
}

extension Gesture {
  /// Connects the properties of the gesture, and of those that it is made of, with their storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) {
    DynamicProperties.install(in: self, slot: &slot, context)
    body._install(&slot, context)
  }

  /// Returns the interactions by which a view hears the gesture.
  func interactions(_ memory: GestureMemory) -> [Interaction] {
    var seen: Set<GestureTouch.Kind> = []
    return _kinds.filter { seen.insert($0).inserted }.map { kind -> Interaction in
      let hear = { (touch: GestureTouch) in
        var touch = touch
        touch.memory = memory
        _ = _hear(touch)
      }
      return switch kind {
      case .taps(1): .tap { hear(GestureTouch(kind: kind)) }
      case .taps(let count): .taps(count) { hear(GestureTouch(kind: kind)) }
      case .press: .longPress { hear(GestureTouch(kind: kind)) }
      case .drag, .pinch, .turn: .gesture(kind, hear)
      }
    }
  }

  /// Adds an action to perform when the gesture ends.
  ///
  ///     DragGesture().onEnded { value in position = value.location }
  ///
  /// - Parameter action: A closure that receives the last value.
  /// - Returns: A gesture with the action.
  public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self) { value, isEnd in if isEnd { action(value) } }
  }

  /// Adds an action to perform when the gesture's value changes.
  ///
  ///     PhotoView(photo)
  ///       .offset(offset)
  ///       .gesture(DragGesture().onChanged { offset = $0.translation })
  public func onChanged(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self) { value, _ in action(value) }
  }

  /// Updates state while the gesture lasts.
  ///
  ///     DragGesture().updating($offset) { value, state, _ in state = value.translation }
  ///
  /// - Parameters:
  ///   - state: The state, which is reset at the end.
  ///   - body: A closure that receives the value, the state and the transaction.
  /// - Returns: A gesture that updates the state.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> EndedGesture<Self> {
    EndedGesture(base: self) { value, isEnd in
      guard !isEnd else { return state.reset() }
      var (current, transaction) = (state.wrappedValue, Transaction())
      body(value, &current, &transaction)
      state.set(current)
    }
  }

  /// Combines the gesture with another that is heard at the same time.
  ///
  ///     PhotoView(photo).gesture(
  ///       MagnifyGesture().onChanged { zoom = $0.magnification }
  ///         .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Combines the gesture with another that follows it.
  ///
  ///     PhotoView(photo).gesture(
  ///       LongPressGesture()
  ///         .sequenced(before: DragGesture().onChanged { offset = $0.translation }))
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another that is heard where this one is not.
  ///
  ///     PhotoView(photo).gesture(
  ///       TapGesture(count: 2).onEnded { zoom = 2 }
  ///         .exclusively(before: TapGesture().onEnded { isOn.toggle() }))
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Wrapped.Value
  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { self?._kinds ?? [] }
  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? { self.flatMap { $0._hear(touch) } }
  /// Returns a Boolean value that indicates whether a touch that was heard ended the gesture.
  public func _ends(_ touch: GestureTouch) -> Bool { self?._ends(touch) ?? false }
  /// Connects the properties of the gesture with their storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) {
    self?._install(&slot, context)
  }
}

/// A gesture with its action.
public struct EndedGesture<Base: Gesture>: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
  let base: Base
  /// The action, which receives whether the gesture ends.
  var action: (Base.Value, Bool) -> Void

  init(base: Base, action: @escaping (Base.Value, Bool) -> Void) {
    (self.base, self.action) = (base, action)
  }

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { base._kinds }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? {
    guard let value = base._hear(touch) else { return nil }
    action(value, base._ends(touch))
    return value
  }

  /// Returns a Boolean value that indicates whether a touch that was heard ended the gesture.
  public func _ends(_ touch: GestureTouch) -> Bool { base._ends(touch) }

  /// Connects the properties of the gesture with their storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) {
    base._install(&slot, context)
  }
}
