import Foundation

/// The ways in which notifications may reach a person.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By a number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// By a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// By a text.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// By a sound that overrides the person's settings.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// By settings of the app's own.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quietly, until the person decides.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The answer of a person whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person's answers, and none yet.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The ways in which a notification is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By a number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// By a sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// By a text.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// By a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A person's settings of an app's notifications: nobody has been asked.
public final class UNNotificationSettings: NSObject, Sendable {
  /// The answer.
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// The setting of sounds.
  public var soundSetting: UNNotificationSetting { .notSupported }
  /// The setting of the number on the app's icon.
  public var badgeSetting: UNNotificationSetting { .notSupported }
  /// The setting of alerts.
  public var alertSetting: UNNotificationSetting { .notSupported }
  /// The setting of the list of notifications.
  public var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// The setting of the Lock Screen.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// The setting of a car's screen.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The setting of alerts that sound though the device is silent.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// The setting of notifications that are read aloud.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// The setting of notifications that cannot wait.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// The setting of notifications that come together at a time of the day.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// The form of alerts.
  public var alertStyle: UNAlertStyle { .none }
  /// The times at which a notification shows what it says.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// A Boolean value that indicates whether the system shows a button to the app's settings.
  public var providesAppNotificationSettings: Bool { false }
}

/// A setting of an app's notifications; before a person is asked, none is supported.
public enum UNNotificationSetting: Int, Sendable {
  /// A setting that the app cannot have.
  case notSupported
  /// A setting that is off.
  case disabled
  /// A setting that is on.
  case enabled
}

/// A form of an app's alerts.
public enum UNAlertStyle: Int, Sendable {
  /// No alert.
  case none
  /// An alert that goes away by itself.
  case banner
  /// An alert that a person answers.
  case alert
}

/// The times at which a notification shows what it says.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// A locked device shows it too.
  case always
  /// Only a device that is unlocked shows it.
  case whenAuthenticated
  /// No device shows it.
  case never
}

/// Hears of notifications; in a still none comes.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Tells of a notification that comes while the app is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Tells of a notification that comes while the app is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Tells of a person's answer.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Tells of a person's answer.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// Tells of a wish to see the app's settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Takes no notice of it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  /// Takes no notice of it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Takes no notice of it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  /// Takes no notice of it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Takes no notice of it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The notifications of an app: nobody has been asked, nothing is planned, and nothing comes.
///
/// Nothing is kept, so that no screen tells another one of its notifications.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let center = UNUserNotificationCenter()

  private override init() { super.init() }

  /// Returns the notifications of the app.
  public static func current() -> UNUserNotificationCenter { center }

  /// The object that hears of notifications; it is let go, since none come.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    set {}
  }

  /// A Boolean value that indicates whether notifications may have actions of the app's.
  public var supportsContentExtensions: Bool { false }

  /// Tells a closure that nobody was asked.
  ///
  /// - Parameters:
  ///   - options: The ways in which the app would notify.
  ///   - completionHandler: A closure that receives false, at once.
  @preconcurrency
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Returns false: nobody was asked.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Tells a closure the person's settings, at once.
  @preconcurrency
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// Returns the person's settings.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Takes a request, of which nothing comes.
  @preconcurrency
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Takes a request, of which nothing comes.
  public func add(_ request: UNNotificationRequest) async throws {}

  /// Takes kinds of notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  /// Tells a closure that nothing is planned, at once.
  @preconcurrency
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }

  /// Returns nothing: nothing is planned.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// Tells a closure that nothing came, at once.
  @preconcurrency
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// Returns nothing: nothing came.
  public func deliveredNotifications() async -> [UNNotification] { [] }

  /// Does nothing: nothing is planned.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  /// Does nothing: nothing is planned.
  public func removeAllPendingNotificationRequests() {}

  /// Does nothing: nothing came.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Does nothing: nothing came.
  public func removeAllDeliveredNotifications() {}

  /// Does nothing: a still has no icon.
  @preconcurrency
  public func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Does nothing: a still has no icon.
  public func setBadgeCount(_ count: Int) async throws {}
}
