/// The application object of UIKit, as far as a delegate uses it; on Linux it stands for no
/// process.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// A key of the options that an app is launched with.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The notification that an app is launched for.
    nonisolated public static let remoteNotification = LaunchOptionsKey(
      rawValue: "remoteNotification")
    /// The address that an app is launched for.
    nonisolated public static let url = LaunchOptionsKey(rawValue: "url")
    /// The choice of the app's icon that an app is launched for.
    nonisolated public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    /// The place that an app is launched for.
    nonisolated public static let location = LaunchOptionsKey(rawValue: "location")
  }

  /// A key of the options that an address is opened with.
  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asks for the address to be opened.
    nonisolated public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that the other app hands over.
    nonisolated public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The word on copying a document before it is changed.
    nonisolated public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The app.
  public static let shared = UIApplication()

  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// A screen's app is in front.
  public var applicationState: State { .active }
  /// A Boolean value that indicates whether the idle timer is disabled, which has no effect on a
  /// still.
  public var isIdleTimerDisabled = false
  /// The number on the app's icon.
  public var applicationIconBadgeNumber = 0
  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// A notification that a person has taken a picture of the screen, which nobody posts here.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// A notification that memory is short, which nobody posts here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// A notification that the app has become active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification that the app is about to become inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A notification that the app is about to come to the front.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A notification that the app has gone to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A notification that the app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Opens nothing, and says that it could.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  /// Opens nothing, and returns true, as though it had.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { true }

  /// Returns true: any URL could be opened.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Has no effect: no notification reaches a still.
  open func registerForRemoteNotifications() {}

  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// The one scene there is.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  /// The one window there is.
  open var windows: [UIWindow] { [UIWindow.shared] }
  /// The window of the screen.
  open var keyWindow: UIWindow? { .shared }
  /// The delegate of the app, which is told nothing, since the app is never started.
  open var delegate: (any UIApplicationDelegate)?

  /// Returns false: a method is not called by its name here.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  /// The choices of the app's icon, which no still shows.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Returns true: an app with another icon is not drawn, but could be.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the app's other icon.
  open private(set) var alternateIconName: String?
  /// Sets the name of the app's other icon.
  open func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    alternateIconName = name
    completionHandler?(nil)
  }

  /// Returns true: nothing has the focus here.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
}

extension UIApplication {
  /// A notification that a person has unlocked the device, which nobody posts here.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// A notification that a person is about to lock the device, which nobody posts here.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// A Boolean value that indicates whether protected files can be read, as on a device in use.
  public var isProtectedDataAvailable: Bool { true }

  /// The person's answer whether apps may refresh themselves in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Returns the number of a task that goes on in the background, where no still goes.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Has no effect: no still goes into the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Has no effect: no headphones or lock screen control a still.
  public func beginReceivingRemoteControlEvents() {}

  /// Has no effect: nothing is received.
  public func endReceivingRemoteControlEvents() {}
}

/// A person's answer whether apps may refresh themselves in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// No by a rule, no, and yes.
  case restricted, denied, available
}

/// The number of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The number of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A choice of an app's icon, under UIKit's name.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// The type of the choice.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The text below the title.
  public let localizedSubtitle: String?

  /// Creates a choice.
  public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
  }
}
