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
