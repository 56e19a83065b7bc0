/// The screen under UIKit's name: that of the device whose window is being made.
///
///     let width = UIScreen.main.bounds.width
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  override nonisolated init() { super.init() }

  /// The screen that is being made.
  public static let main = UIScreen()

  /// The bounds of the screen, in points; those of a usual phone where no screen is being made.
  public var bounds: CGRect {
    let link = ScreenLocale.link
    let size = link?.device?.screenSize ?? link?.windowSize ?? .zero
    return CGRect(origin: .zero, size: size == .zero ? CGSize(width: 390, height: 844) : size)
  }

  /// Pixels a point.
  public var scale: CGFloat { ScreenLocale.link?.environment.displayScale ?? 2 }
  /// The scale of the screen's pixels.
  public var nativeScale: CGFloat { scale }
  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// The brightness, from 0 to 1; nothing shines here.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// Returns nil: nothing is found by its name here, such as the radius of the display's corners.
  public func value(forKey key: String) -> Any? { nil }
  /// A Boolean value that indicates whether the screen is being recorded, which is false.
  public let isCaptured = false
}
