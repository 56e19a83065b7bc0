/// The orientation of a device, under UIKit's name.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientations.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// A Boolean value that indicates whether the device stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether it is one of those that an interface follows.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

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

  /// The idiom, by the width of the screen that is being made, as size classes follow it.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    guard let size = ScreenLocale.link?.windowSize else { return .phone }
    return min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// The name of the device, which is its model.
  public var name: String { model }
  /// The model: "iPhone" or "iPad".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model, as it is in English.
  public var localizedModel: String { model }
  /// The name of the system: "iOS" or "iPadOS".
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system, which is always the same.
  public var systemVersion: String { "17.0" }
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
