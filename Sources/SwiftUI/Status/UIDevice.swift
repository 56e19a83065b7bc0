/// How a device is held, under UIKit's name.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is one of those that an interface follows.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation while views hear of it: each picture has its own, so none outlasts a call.
enum HeldOrientation {
  @TaskLocal static var current = UIDeviceOrientation.unknown
}

/// The device that shows the app, as far as views ask for its orientation.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()
  /// Posted when the device is held otherwise.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held; known in closures that `onReceive` calls with
  /// ``orientationDidChangeNotification``, elsewhere unknown.
  public var orientation: UIDeviceOrientation { HeldOrientation.current }

  /// Begins to post notifications; here they need no beginning.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Stops posting notifications.
  public func endGeneratingDeviceOrientationNotifications() {}
}
