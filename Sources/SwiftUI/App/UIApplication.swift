/// What of UIKit's app object a delegate is given; it stands for nothing on Linux.
@MainActor
open class UIApplication: NSObject {
  /// What an app is started with.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app.
  public static let shared = UIApplication()
}

/// What UIKit tells an app's delegate; here it tells nothing, since nothing is started.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Creates the delegate.
  init()

  /// Called when an app has started; never here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// An app's delegate, made with the app; nobody calls it in a still.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
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
