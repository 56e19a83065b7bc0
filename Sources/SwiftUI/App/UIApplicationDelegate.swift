/// The delegate of an app, which is never called here, since nothing is launched.
///
///     final class Delegate: NSObject, UIApplicationDelegate {
///       func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool { true }
///     }
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Creates the delegate.
  init()

  /// Informs the delegate that the app has been launched, which it never is here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns true: by default, the launch goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
