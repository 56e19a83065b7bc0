import Observation

/// A property wrapper type that stores a value under the identity of its view.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("Count: \(count)") { count += 1 } }
///     }
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: Link

  /// Creates state with an initial value.
  public init(wrappedValue: Value) { link = Link(wrappedValue) }

  /// Creates state with an initial value.
  public init(initialValue: Value) { link = Link(initialValue) }

  /// The value of the state.
  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.value = newValue }
  }

  /// A binding to the state.
  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(
      origin: link.origin, get: { link.value }, set: { link.value = $0 })
  }

  /// The origin that all bindings to the state share; nil before the view is in the tree.
  var origin: BindingOrigin? { link.origin }

  /// The way from a view's value, which may be made anew each pass, to what is kept.
  private final class Link {
    private let initial: Value
    private var box: StateBox<Value>?

    init(_ initial: Value) { self.initial = initial }

    /// The origin that all bindings to the state share; nil before the view is in the tree.
    var origin: BindingOrigin? { box.map { BindingOrigin(object: $0) } }

    var value: Value {
      get { box?.value ?? initial }
      set { box?.set(newValue) }
    }

    @MainActor func connect(_ slot: Int, _ context: LoweringContext) {
      let session = context.session
      let path = context.path
      let initial = initial
      box = context.identity.slot(slot) {
        StateBox(initial) { session.invalidate("state of \(path.description)") }
      }
    }
  }
}

// Apart from the type, so that a property without a first value may be given it by an initialiser.
extension State where Value: ExpressibleByNilLiteral {
  /// Creates state whose initial value is nil.
  public init() { link = Link(nil) }
}

extension State: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) { link.connect(slot, context) }
}

extension State: ComparableForSameness {
  /// A later first value of what is kept already means nothing.
  func isSame(as other: Self) -> Bool { true }
}

/// A value that is kept, and what to do when it changes.
///
/// Bodies that read it are told as they are of any observable value, so that those alone are
/// evaluated again which depend on it.
final class StateBox<Value>: ObservedBox {
  private var stored: Value
  private let onChange: () -> Void
  /// A Boolean value that indicates whether the value was ever read: one that was not is on no
  /// screen, so that its change asks for no pass.
  private var isRead = false

  init(_ value: Value, onChange: @escaping () -> Void) {
    (stored, self.onChange) = (value, onChange)
  }

  var value: Value {
    isRead = true
    noteRead()
    return stored
  }

  func set(_ newValue: Value) {
    if areEqual(stored, newValue) {
      stored = newValue
    } else {
      change { stored = newValue }
      if isRead { onChange() }
    }
  }
}

/// An object that publishes changes without regard to the type of what changes, since a key path
/// into a generic type is made anew for each reading.
class ObservedBox: Observable {
  private let registrar = ObservationRegistrar()
  private var content: Void { () }

  final func noteRead() { registrar.access(self, keyPath: \.content) }

  final func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.content, body)
  }
}

/// Returns whether two values are known to be equal; values that cannot be compared are not.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  guard let a = a as? any Equatable else { return false }
  func compare<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
  return compare(a)
}
