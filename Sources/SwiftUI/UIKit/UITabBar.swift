/// A tab bar of UIKit; hidden, those of a screen's tab views are.
public final class UITabBar: UIView {
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The tint of items that are not selected.
  public var unselectedItemTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent.
  public var isTranslucent = true
  /// The image of the background.
  public var backgroundImage: UIImage?
  /// The image of the shadow.
  public var shadowImage: UIImage?
  /// The appearance of the standard bar.
  public var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar where nothing is scrolled beneath.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The items of the bar, which are kept and not drawn; nil where none were set.
  public var items: [UITabBarItem]?
  /// The item that is selected.
  public var selectedItem: UITabBarItem?
  /// A Boolean value that indicates whether all tab bars are hidden.
  public override var isHidden: Bool {
    get { ScreenLocale.link?.hidesTabBars ?? false }
    set { ScreenLocale.link?.hidesTabBars = newValue }
  }

  /// Creates a bar without a size.
  public required convenience init() { self.init(frame: .zero) }
}
