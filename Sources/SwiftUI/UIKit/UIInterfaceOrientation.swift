/// The orientation of an interface, under UIKit's name.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientations.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// A Boolean value that indicates whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
