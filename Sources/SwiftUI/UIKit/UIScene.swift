/// A part of an app's interface.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The states.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .foregroundActive }
  open var delegate: (any UISceneDelegate)?
  open private(set) lazy var session = UISceneSession()

  /// The options with which a scene is connected; nothing is opened in a still.
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let userActivities: Set<NSUserActivity> = []
  }
}

/// An address that an app is asked to open.
public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(_ url: URL) { self.url = url }
}

/// Hears what becomes of a scene; here nobody tells it.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

/// Hears what becomes of a scene of windows; here nobody tells it.
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A scene's settings, kept by the system.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: Hashable, Sendable {
    let name: String
    nonisolated public static let windowApplication = Role(name: "windowApplication")
  }

  nonisolated override init() {}

  public let role = Role.windowApplication
  public let persistentIdentifier = ""
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  /// Creates a configuration by its name in the app's list of properties.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// The scene of the screen that is made at present.
open class UIWindowScene: UIScene {
  static let shared = UIWindowScene()
  open var windows: [UIWindow] { [.shared] }
  open var keyWindow: UIWindow? { .shared }
  open var screen: UIScreen { .main }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The state of the status bar.
@MainActor @preconcurrency
public final class UIStatusBarManager {
  /// In points.
  public var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: ScreenLocale.link?.safeArea.top ?? 0)
  }
  public var isStatusBarHidden: Bool { false }
}

/// The window of the screen that is made at present.
open class UIWindow: UIView {
  static let shared = UIWindow()
  open var isKeyWindow: Bool { true }
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The level of a window, from back to front.
  public struct Level: Hashable, Sendable, RawRepresentable {
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    nonisolated public static let normal = Level(rawValue: 0)
    nonisolated public static let statusBar = Level(rawValue: 1000)
    nonisolated public static let alert = Level(rawValue: 2000)
  }

  /// Creates a window of a scene; what it shows is not drawn, the catalogue's screens are.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Has no effect: a still has one window.
  open func makeKeyAndVisible() {}
  /// Has no effect: a still has one window.
  open func makeKey() {}
  open var rootViewController: UIViewController? = UIViewController()
  open override var bounds: CGRect { UIScreen.main.bounds }
  open override var safeAreaInsets: UIEdgeInsets {
    let area = ScreenLocale.link?.safeArea ?? EdgeInsets()
    return UIEdgeInsets(
      top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
  }
}
