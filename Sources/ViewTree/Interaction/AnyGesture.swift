/// A gesture of any type whose values are of one type.
///
///     func dismissal(byTap: Bool) -> AnyGesture<Void> {
///       byTap
///         ? AnyGesture(TapGesture())
///         : AnyGesture(DragGesture(minimumDistance: 40).map { _ in })
///     }
public struct AnyGesture<Value>: Gesture {
  /// The kinds of touches that the gesture hears.
  public let _kinds: [GestureTouch.Kind]
  private let hear: @MainActor (GestureTouch) -> Value?
  private let ends: @MainActor (GestureTouch) -> Bool
  private let install: @MainActor (inout Int, LoweringContext) -> Void

  /// Creates a gesture that hears what another hears.
  public init<Base: Gesture<Value>>(_ gesture: Base) {
    _kinds = gesture._kinds
    hear = { gesture._hear($0) }
    ends = { gesture._ends($0) }
    install = { gesture._install(&$0, $1) }
  }

  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? { hear(touch) }
  /// Returns a Boolean value that indicates whether a touch that was heard ended the gesture.
  public func _ends(_ touch: GestureTouch) -> Bool { ends(touch) }
  /// Connects the properties of the gesture with their storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) { install(&slot, context) }
}

/// A gesture whose values are made of another's.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// The kinds of touches that the gesture hears.
  public var _kinds: [GestureTouch.Kind] { base._kinds }
  /// Returns the value of a touch, or nil if the gesture does not wait for it.
  public func _hear(_ touch: GestureTouch) -> Value? { base._hear(touch).map(transform) }
  /// Returns a Boolean value that indicates whether a touch that was heard ended the gesture.
  public func _ends(_ touch: GestureTouch) -> Bool { base._ends(touch) }
  /// Connects the properties of the gesture with their storage.
  public func _install(_ slot: inout Int, _ context: LoweringContext) {
    base._install(&slot, context)
  }
}

extension Gesture {
  /// Returns a gesture whose values are made of this one's.
  ///
  ///     DragGesture().map { abs($0.translation.width) > 80 }.onEnded { isFar in
  ///       if isFar { dismiss() }
  ///     }
  public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> _MapGesture<Self, Mapped> {
    _MapGesture(base: self, transform: body)
  }
}

/// The gesture that `onEnded` makes of another, where an app writes its type.
public typealias _EndedGesture<Base: Gesture> = EndedGesture<Base>
/// The gesture that `onChanged` makes of another, where an app writes its type.
public typealias _ChangedGesture<Base: Gesture> = EndedGesture<Base>
/// The gesture that `updating` makes of another, where an app writes its type.
public typealias GestureStateGesture<Base: Gesture, State> = EndedGesture<Base>
