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

/// The looks of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
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

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}

/// Navigation bars of UIKit.
public final class UINavigationBar: UIView, UIAppearance {
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates a bar without a size.
  public required convenience init() { self.init(frame: .zero) }
  /// Has no effect on a picture.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// For which height of a bar something is said.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// Tab bars of UIKit; hidden, those of a screen's tab views are.
public final class UITabBar: UIView, UIAppearance {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public override var isHidden: Bool {
    get { ScreenLocale.link?.hidesTabBars ?? false }
    set { ScreenLocale.link?.hidesTabBars = newValue }
  }

  /// Creates a bar without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// Tables of UIKit, which SwiftUI's lists are not made of.
open class UITableView: UIScrollView, UIAppearance {
  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  open var separatorStyle = SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = 0
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var allowsSelection = true

  /// Creates a table without a size.
  public required convenience init() { self.init(frame: .zero) }
}

/// Rows of UIKit's tables.
open class UITableViewCell: UIView, UIAppearance {
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  open var selectionStyle = SelectionStyle.default

  /// Creates a cell without a size.
  public required convenience init() { self.init(frame: .zero) }
}
