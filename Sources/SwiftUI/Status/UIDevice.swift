/// The orientation while views hear of it: each picture has its own, so none outlasts a call.
enum HeldOrientation {
  @TaskLocal static var current = UIDeviceOrientation.unknown
}

/// The device that shows the app, as far as views ask for its orientation.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device of the screen.
  public static let current = UIDevice()
  /// A notification that the device is held otherwise.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of a device.
  public enum UserInterfaceIdiom: Int, Sendable {
    /// The idioms, of which stills are drawn for phones, tablets, Macs and others.
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
  }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// The idiom of the device whose screen is being made, in whichever of its windows; where no
  /// device is known, by the width of the screen.
  public var userInterfaceIdiom: UserInterfaceIdiom { .current }

  /// The name of the device, which is its model.
  public var name: String { model }
  /// The model: "iPhone", "iPad" or "Mac".
  public var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .mac: "Mac"
    default: "iPhone"
    }
  }
  /// The model, as it is in English.
  public var localizedModel: String { model }
  /// The name of the system: "iOS", "iPadOS" or "macOS".
  public var systemName: String {
    switch userInterfaceIdiom {
    case .pad: "iPadOS"
    case .mac: "macOS"
    default: "iOS"
    }
  }
  /// The version of the system that the picture is made for, such as "17.0".
  public var systemVersion: String {
    "\(ScreenLocale.link?.environment.systemVersion ?? SystemVersion.usual).0"
  }
  /// The identifier of the device, which is the same in all pictures.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// A Boolean value that indicates whether the battery is monitored.
  public var isBatteryMonitoringEnabled = false
  /// The level of the battery, from 0 to 1.
  public var batteryLevel: Float { 1 }
  /// The state of the battery, which is full.
  public var batteryState: BatteryState { .full }

  /// The orientation of the device; known in closures that `onReceive` calls with
  /// ``orientationDidChangeNotification``, elsewhere unknown.
  public var orientation: UIDeviceOrientation { HeldOrientation.current }

  /// Begins to post notifications; here they need no beginning.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Stops posting notifications.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The kind of a device, by the name that it has outside of ``UIDevice``.
public typealias UIUserInterfaceIdiom = UIDevice.UserInterfaceIdiom

extension UIDevice.UserInterfaceIdiom {
  /// The idiom of the device whose screen is being made.
  nonisolated static var current: Self {
    guard let link = ScreenLocale.link else { return .phone }
    switch link.device?.kind {
    case .phone: return .phone
    case .tablet: return .pad
    case .desktop: return .mac
    case .watch: return .unspecified
    case nil: return min(link.windowSize.width, link.windowSize.height) >= 600 ? .pad : .phone
    }
  }
}
