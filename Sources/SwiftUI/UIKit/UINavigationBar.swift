/// A navigation bar of UIKit.
public final class UINavigationBar: UIView {
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent.
  public var isTranslucent = true
  /// The image of the shadow.
  public var shadowImage: UIImage?
  /// A Boolean value that indicates whether titles are large.
  public var prefersLargeTitles = false
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The appearance of the standard bar.
  public var standardAppearance = UINavigationBarAppearance()
  /// The appearance of the bar where height is compact.
  public var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar where nothing is scrolled beneath.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the bar where nothing is scrolled beneath and height is compact.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The controller whose bar it is.
  weak var controller: UINavigationController?
  /// The items of the pages, the one that is shown last.
  public var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
  /// The item of the page that is shown.
  public var topItem: UINavigationItem? { items?.last }
  /// The item of the page that the way back leads to.
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// Creates a bar without a size.
  public required convenience init() { self.init(frame: .zero) }
  /// Has no effect on a picture.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
