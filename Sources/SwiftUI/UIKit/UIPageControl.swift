/// A page control of UIKit.
///
///     let dots = UIPageControl()
///     (dots.numberOfPages, dots.currentPage) = (4, 1)
public final class UIPageControl: UIControl {
  /// The number of pages.
  public var numberOfPages = 0
  /// The index of the current page.
  public var currentPage = 0
  /// A Boolean value that indicates whether the control is hidden for a single page.
  public var hidesForSinglePage = false
  /// The tint of the dots.
  public var pageIndicatorTintColor: UIColor?
  /// The tint of the current page's dot.
  public var currentPageIndicatorTintColor: UIColor?
  /// The style of the background.
  public var backgroundStyle = BackgroundStyle.automatic
  /// A Boolean value that indicates whether dots follow a finger.
  public var allowsContinuousInteraction = true
  /// The image of dots.
  public var preferredIndicatorImage: UIImage?

  /// The style of a page control's background.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  /// Creates a control without a size.
  public required convenience init() { self.init(frame: .zero) }
}
