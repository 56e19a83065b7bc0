/// An activity indicator of UIKit.
///
///     let spinner = UIActivityIndicatorView(style: .large)
///     spinner.startAnimating()
public final class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// The standard size.
    case medium = 100
    /// A large size.
    case large = 101
  }

  /// The size of the indicator.
  public var style = Style.medium
  /// The colour of the indicator.
  public var color: UIColor?
  /// A Boolean value that indicates whether the indicator is hidden while it is stopped.
  public var hidesWhenStopped = true
  /// A Boolean value that indicates whether the indicator is animated.
  public private(set) var isAnimating = false

  /// Creates a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Starts the animation.
  public func startAnimating() { isAnimating = true }
  /// Stops the animation.
  public func stopAnimating() { isAnimating = false }
}
