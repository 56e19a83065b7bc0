/// An item of a bar, under UIKit's name.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true
  /// A number by which the item is found.
  open var tag = 0
  /// A Boolean value that indicates whether the item is read as one.
  open var isAccessibilityElement = true
  /// The text that is read for the item; nil for its title.
  open var accessibilityLabel: String?
  /// The text that tells of what happens on a tap.
  open var accessibilityHint: String?
  /// The text of the item's value.
  open var accessibilityValue: String?
  /// The name that tests find the item by.
  open var accessibilityIdentifier: String?
  /// The kind of element that the item is read as.
  open var accessibilityTraits = UIAccessibilityTraits.button

  /// Creates an item.
  public override nonisolated init() { super.init() }
  /// Has no effect on a picture.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button of a bar, under UIKit's name; nobody presses it.
///
///     let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in print("added") })
open class UIBarButtonItem: UIBarItem {
  /// A button that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Words.
    case done, cancel, edit, save, add
    /// Gaps.
    case flexibleSpace, fixedSpace
    /// Symbols.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play,
      pause, rewind, fastForward, undo, redo, close = 24
  }

  /// The style of a button.
  public enum Style: Int, Sendable { case plain, done = 2 }

  /// The style.
  open var style = Style.plain
  /// The tint.
  open var tintColor: UIColor?
  /// The name of the action.
  open var action: Selector?
  /// The object that hears the action.
  open weak var target: AnyObject?
  /// A view in place of a button.
  open var customView: UIView?
  /// The menu.
  open var menu: UIMenu?
  /// The width, in points.
  open var width: CGFloat = 0

  /// Creates a button of the system.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button of the system with a choice.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: primaryAction?.title, primaryAction: primaryAction, menu: menu)
  }

  /// Creates a button with a title.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.title, self.style, self.target, self.action) = (
      title, style, target as AnyObject?, action
    )
  }

  /// Creates a button with an image.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.image, self.style, self.target, self.action) = (
      image, style, target as AnyObject?, action
    )
  }

  /// Creates a button with a closure.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.menu) = (
      title ?? primaryAction?.title, image ?? primaryAction?.image, menu
    )
  }

  /// Creates a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a gap that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Returns a gap of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }
}

/// An item of a tab bar, under UIKit's name.
open class UITabBarItem: UIBarItem {
  /// The image while the item is selected.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

extension UITabBarItem {
  /// Returns the appearance of all items, of which nothing reaches a picture.
  public static func appearance() -> UITabBarItem { UITabBarItem() }

  /// Returns the appearance of the items within views of some classes, of which nothing reaches a
  /// picture.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { UITabBarItem() }
}

extension UIBarButtonItem {
  /// Returns the appearance of all buttons, of which nothing reaches a picture.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  /// Returns the appearance of the buttons within views of some classes, of which nothing reaches a
  /// picture.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

/// The content of a navigation bar, under UIKit's name.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The words of the button that leads back.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The page's title where it has room, “Back”, and none.
    case `default`, generic, minimal
  }

  /// The mode of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// The title.
  open var title: String?
  /// The text above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The mode of a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button that leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back.
  open var backButtonTitle: String?
  /// The words of the button that leads back.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// A Boolean value that indicates whether the button that leads back is hidden.
  open var hidesBackButton = false
  /// The button on the left.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The search of the page.
  open var searchController: UISearchController?
  /// A Boolean value that indicates whether the search field goes while the page is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the standard bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of the bar where nothing is scrolled beneath.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item.
  public override nonisolated init() { super.init() }
}

/// A tool bar of UIKit.
open class UIToolbar: UIView {
  /// The items.
  open var items: [UIBarButtonItem]?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle = UIBarStyle.default

  /// Sets the items at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }
