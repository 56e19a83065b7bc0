/// The appearance that an app sets for all views of a class.
///
/// Of the settings only `UITabBar.appearance().isHidden` reaches a picture: the others are of bars
/// and lists that SwiftUI draws by its own modifiers.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
  /// Creates an appearance.
  init()
}

extension UIAppearance {
  /// Returns the appearance of all views of the class.
  public static func appearance() -> Self { Self() }
}

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The blur of the background.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// Creates the default appearance.
  public override nonisolated init() {}
  /// Has no effect on a picture.
  open func configureWithDefaultBackground() {}
  /// Has no effect on a picture.
  open func configureWithOpaqueBackground() {}
  /// Has no effect on a picture.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}

/// A navigation bar of UIKit.
public final class UINavigationBar: UIView, UIAppearance {
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

  /// Creates a bar without a size.
  public required convenience init() { self.init(frame: .zero) }
  /// Has no effect on a picture.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The height of a bar that a setting is for.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// A tab bar of UIKit; hidden, those of a screen's tab views are.
public final class UITabBar: UIView, UIAppearance {
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
  /// A Boolean value that indicates whether all tab bars are hidden.
  public override var isHidden: Bool {
    get { ScreenLocale.link?.hidesTabBars ?? false }
    set { ScreenLocale.link?.hidesTabBars = newValue }
  }

  /// Creates a bar without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A table of UIKit, which SwiftUI's lists are not made of.
open class UITableView: UIScrollView, UIAppearance {
  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The style of separators.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of separators.
  open var separatorColor: UIColor?
  /// The height of section headers, in points.
  open var sectionHeaderHeight: CGFloat = 0
  /// The height of section footers, in points.
  open var sectionFooterHeight: CGFloat = 0
  /// The space above section headers, in points.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// A view below the rows.
  open var tableFooterView: UIView?
  /// A view above the rows.
  open var tableHeaderView: UIView?
  /// A Boolean value that indicates whether rows may be selected.
  open var allowsSelection = true

  /// Creates a table without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// A row of UIKit's tables.
open class UITableViewCell: UIView, UIAppearance {
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The style of a selected row.
  open var selectionStyle = SelectionStyle.default

  /// Creates a cell without a size.
  public required convenience init() { self.init(frame: .zero) }
}
