/// The style of the status bar, under UIKit's name.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// The style of a controller's coming and going, under UIKit's name.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The styles.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The orientations that an interface takes, under UIKit's name.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of orientations.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On the left side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On the right side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

extension UIWindowScene {
  /// The orientation of the screen that is being made.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}
