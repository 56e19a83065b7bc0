/// A value that lives as long as a gesture.
///
///     struct Slide: View {
///       @GestureState private var distance = 0.0
///
///       var body: some View {
///         Text("Slide")
///           .offset(x: distance)
///           .gesture(
///             DragGesture().updating($distance) { value, distance, _ in
///               distance = value.translation.width
///             })
///       }
///     }
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let state: State<Value>
  private let initial: Value

  /// Creates a gesture's state, with the value that it is reset to.
  public init(wrappedValue: Value) {
    (state, initial) = (State(initialValue: wrappedValue), wrappedValue)
  }

  /// Creates a gesture's state, with the value that it is reset to.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value of the gesture, or the initial one.
  public var wrappedValue: Value { state.wrappedValue }

  /// The property wrapper itself, for a gesture to update.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) { state.wrappedValue = value }

  /// Gives the state the value that it has without a gesture.
  func reset() { state.wrappedValue = initial }
}

extension GestureState: ComparableForSameness {
  func isSame(as other: Self) -> Bool { true }
}

extension GestureState: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) { state.install(slot: slot, context) }
}
