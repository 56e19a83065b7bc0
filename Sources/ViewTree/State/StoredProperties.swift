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

/// A property wrapper type that stores a value with its scene, in memory as ``AppStorage`` does.
///
///     struct Draft: View {
///       @SceneStorage("draft") private var draft = ""
///
///       var body: some View { TextEditor(text: $draft) }
///     }
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  /// Creates a property for a value stored with its scene.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, "scene." + key)
  }

  /// Creates a property for an optional value stored with its scene.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    storage = AppStorage("scene." + key)
  }

  /// The stored value, or the default.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension RenderSession {
  /// The session's value under a key, which all views share.
  func stored<Value>(_ key: String, _ initial: Value) -> StateBox<Value> {
    let place = root.child(.id(AnyHashable("AppStorage." + key)), generation: .max)
    return place.slot(0) {
      StateBox(initial) { [self] in invalidate("stored value \(key)") }
    }
  }
}

/// A property wrapper type that scales a number with the Dynamic Type size.
///
///     struct Avatar: View {
///       @ScaledMetric(relativeTo: .body) private var side = 32
///
///       var body: some View { Circle().frame(width: side, height: side) }
///     }
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private final class Link { var factor = 1.0 }

  private let base: Value
  private let style: Font.TextStyle
  private let link = Link()

  /// Creates a value that scales with a text style.
  ///
  ///     @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
  ///
  /// - Parameters:
  ///   - wrappedValue: The value at the default text size, such as a length in points.
  ///   - style: The text style whose sizes it follows.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    (base, self.style) = (wrappedValue, style)
  }

  /// The value, scaled with the Dynamic Type size.
  public var wrappedValue: Value { base * Value(link.factor) }
}

extension ScaledMetric: ComparableForSameness {
  func isSame(as other: Self) -> Bool { base == other.base && style == other.style }
}

extension ScaledMetric: InstallableProperty {
  func isSame(in before: EnvironmentValues, and now: EnvironmentValues) -> Bool {
    before.dynamicTypeSize == now.dynamicTypeSize
  }

  func install(slot: Int, _ context: LoweringContext) {
    link.factor = context.environment.dynamicTypeSize.scale(of: style)
  }
}

/// A property wrapper type that provides an identity for geometry shared by views.
///
///     struct Cards: View {
///       @Namespace private var cards
///
///       var body: some View { Text("Card").matchedGeometryEffect(id: 1, in: cards) }
///     }
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable { let object: ObjectIdentifier? }

  private final class Marker {}
  private final class Link { var marker: Marker? }
  private let link = Link()

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { ID(object: link.marker.map(ObjectIdentifier.init)) }
}

extension Namespace: ComparableForSameness {
  func isSame(as other: Self) -> Bool { true }
}

extension Namespace: InstallableProperty {
  func install(slot: Int, _ context: LoweringContext) {
    link.marker = context.identity.slot(slot) { Marker() }
  }
}

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
