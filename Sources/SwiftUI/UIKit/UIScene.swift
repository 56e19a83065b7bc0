/// A scene of an app's interface, under UIKit's name.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The states.
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// The activation state, which is that of the front.
  open var activationState: ActivationState { .foregroundActive }
  /// The delegate of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The session of the scene.
  open private(set) lazy var session = UISceneSession()

  /// The options with which a scene is connected; nothing is opened in a still.
  public final class ConnectionOptions: NSObject {
    /// The URLs to open, of which there are none.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue, of which there are none.
    public let userActivities: Set<NSUserActivity> = []
  }
}

/// A context of a URL that an app is asked to open.
public final class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  init(_ url: URL) { self.url = url }
}

/// A delegate that hears what becomes of a scene; here nobody tells it.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

/// A delegate that hears what becomes of a scene of windows; here nobody tells it.
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A session of a scene.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: Hashable, Sendable {
    let name: String
    /// The role of an app's windows.
    nonisolated public static let windowApplication = Role(name: "windowApplication")
  }

  nonisolated override init() {}

  /// The role of the scene.
  public let role = Role.windowApplication
  /// The identifier of the session, which is empty.
  public let persistentIdentifier = ""
  /// The configuration of the scene.
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration by its name in the app's list of properties.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// The scene of the screen that is being made.
open class UIWindowScene: UIScene {
  static let shared = UIWindowScene()
  /// The windows of the scene, of which there is one.
  open var windows: [UIWindow] { [.shared] }
  /// The window of the screen.
  open var keyWindow: UIWindow? { .shared }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The state of the status bar.
@MainActor @preconcurrency
public final class UIStatusBarManager {
  /// The frame of the status bar, in points.
  public var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: ScreenLocale.link?.safeArea.top ?? 0)
  }
  /// A Boolean value that indicates whether the status bar is hidden, which is false.
  public var isStatusBarHidden: Bool { false }
}

/// The window of the screen that is being made.
open class UIWindow: UIView {
  static let shared = UIWindow()
  /// A Boolean value that indicates whether the window receives keys, which it does.
  open var isKeyWindow: Bool { true }
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The level of the window.
  open var windowLevel = Level.normal
  /// The level of a window, from back to front.
  public struct Level: Hashable, Sendable, RawRepresentable {
    /// The raw value.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of windows.
    nonisolated public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    nonisolated public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    nonisolated public static let alert = Level(rawValue: 2000)

    /// Returns a level in front of another.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// Returns a level behind another.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }

  /// Creates a window with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a window of a scene; what it shows is not drawn, the catalogue's screens are.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// The screen of the window.
  open var screen: UIScreen { .main }
  /// Has no effect: a still has one window.
  open func makeKeyAndVisible() {}
  /// Has no effect: a still has one window.
  open func makeKey() {}
  /// The controller of the window's content.
  open var rootViewController: UIViewController? = UIViewController()
  /// The bounds of the screen, in points.
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  /// The safe area insets of the screen, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    let area = ScreenLocale.link?.safeArea ?? EdgeInsets()
    return UIEdgeInsets(
      top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
  }
}
