/// An image view of UIKit.
///
///     let picture = UIImageView(image: UIImage(systemName: "ferry"))
///     picture.contentMode = .scaleAspectFit
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?
  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false
  /// The size and weight of a symbol that has none of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The images of an animation.
  open var animationImages: [UIImage]?
  /// The duration of an animation, in seconds.
  open var animationDuration: TimeInterval = 0
  /// The repetitions of an animation; 0 for no end.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether the images are animated.
  open private(set) var isAnimating = false

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
