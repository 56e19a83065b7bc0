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
