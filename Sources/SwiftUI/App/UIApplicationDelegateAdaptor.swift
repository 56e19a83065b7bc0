/// A property wrapper type that creates an app's delegate with the app; nobody calls it in a still.
///
///     final class Delegate: NSObject, UIApplicationDelegate {}
///
///     struct Notes: App {
///       @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
///
///       var body: some Scene { WindowGroup { HomeView() } }
///     }
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Makes a delegate of a type.
  public init(_ delegateType: Delegate.Type = Delegate.self) { wrappedValue = delegateType.init() }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// The delegate's properties as bindings.
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
