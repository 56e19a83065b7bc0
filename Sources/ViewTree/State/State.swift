/// A value that a view owns, kept under the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: Link

  /// Creates state with a first value.
  public init(wrappedValue: Value) { link = Link(wrappedValue) }

  /// Creates state with a first value.
  public init(initialValue: Value) { link = Link(initialValue) }

  /// Creates state whose first value is nil.
  public init() where Value: ExpressibleByNilLiteral { link = Link(nil) }

  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.value }, set: { link.value = $0 })
  }

  /// The way from a view's value, which is made anew each pass, to what is kept.
  private final class Link {
    private let initial: Value
    private var box: StateBox<Value>?

    init(_ initial: Value) { self.initial = initial }

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

extension State: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) { link.connect(slot, context) }
}

/// A value that is kept, and what to do when it changes.
final class StateBox<Value> {
  private(set) var value: Value
  private let onChange: () -> Void

  init(_ value: Value, onChange: @escaping () -> Void) {
    (self.value, self.onChange) = (value, onChange)
  }

  func set(_ newValue: Value) {
    let isSame = areEqual(value, newValue)
    value = newValue
    if !isSame { onChange() }
  }
}

/// Whether two values are known to be equal; values that cannot be compared are not.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  guard let a = a as? any Equatable else { return false }
  func compare<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
  return compare(a)
}
