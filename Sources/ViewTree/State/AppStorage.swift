/// A property wrapper type that reads and writes user defaults, in memory unless a store says
/// otherwise.
///
/// A picture must not depend on the machine that draws it, so nothing is read from disk.
///
///     struct Sound: View {
///       @AppStorage("plays-sounds") private var playsSounds = true
///
///       var body: some View { Toggle("Sounds", isOn: $playsSounds) }
///     }
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private final class Link { var box: StateBox<Value>? }
  private let link = Link()

  /// Creates a property for a stored value.
  ///
  ///     @AppStorage("sortsByDate") private var sortsByDate = false
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, where nothing is stored.
  ///   - key: The key of the value.
  ///   - store: The store, or nil for the app's.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    (self.key, initial) = (key, wrappedValue)
  }

  /// Creates a property for an optional stored value.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    (self.key, initial) = (key, nil)
  }

  /// The stored value, or the default.
  public var wrappedValue: Value {
    get { link.box?.value ?? initial }
    nonmutating set { link.box?.set(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    let (link, initial) = (link, initial)
    return Binding(
      origin: link.box.map { BindingOrigin(object: $0) }, get: { link.box?.value ?? initial },
      set: { link.box?.set($0) })
  }
}

extension AppStorage: ComparableForSameness {
  func isSame(as other: Self) -> Bool { key == other.key }
}

extension AppStorage: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) {
    link.box = context.session.stored(key, initial)
  }
}
