// Controllers that contain others. A picture has a stand-in in their place, so that they keep what
// they are told.

/// A navigation controller of UIKit.
///
///     let pages = UINavigationController(rootViewController: UIViewController())
///     pages.pushViewController(UIHostingController(rootView: Text("Kiel")), animated: false)
open class UINavigationController: UIViewController {
  /// The controllers, the one that is shown last.
  open var viewControllers: [UIViewController] = [] {
    didSet { for controller in viewControllers { addChild(controller) } }
  }
  /// The bar.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.controller = self
    return bar
  }()
  /// The tool bar.
  open private(set) lazy var toolbar: UIToolbar? = UIToolbar()
  /// A Boolean value that indicates whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// A Boolean value that indicates whether the tool bar is hidden.
  open var isToolbarHidden = true
  /// A Boolean value that indicates whether the bar goes while a page is scrolled.
  open var hidesBarsOnSwipe = false
  /// The delegate, which is told nothing.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recogniser of the way back, which recognises nothing.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  /// Creates a controller; no file of Interface Builder is read.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller with its first page.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  /// Creates a controller of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The page that is shown.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The page that is shown, or that is presented upon it.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Adds a page.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }

  /// Removes the last page but the first.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all pages but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let rest = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return rest
  }

  /// Removes the pages behind one.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let rest = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return rest
  }

  /// Sets the pages at once.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
  }

  /// Hides or shows the tool bar.
  open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }
}

/// A tab bar controller of UIKit.
open class UITabBarController: UIViewController {
  /// The controllers, one a tab.
  open var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { addChild(controller) } }
  }
  /// The index of the selected tab.
  open var selectedIndex = 0
  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  /// The bar.
  public let tabBar = UITabBar()
  /// The delegate, which is told nothing.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Sets the controllers at once.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
}

/// A delegate that hears of selected tabs; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {}

/// A delegate that hears of a bar's selected items; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UITabBarDelegate: AnyObject {}

/// A controller of pages that are turned, under UIKit's name.
open class UIPageViewController: UIViewController {
  /// The way in which pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The place of a book's spine.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// A key of the options of a controller.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points.
    nonisolated public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The place of the spine.
    nonisolated public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// The way in which pages are turned.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  /// The source of further pages, which is asked for none.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which is told nothing.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// A Boolean value that indicates whether pages are printed on both sides.
  open var isDoubleSided = false

  /// Creates a controller.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Sets the pages that are shown at once, and calls a closure.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }
}

/// A source of pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// A delegate that hears of turned pages; in a still nobody turns one.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {}

/// A controller of a search, under UIKit's name.
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The object that is told of the text, which is told nothing.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// A Boolean value that indicates whether the content is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the navigation bar goes.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether something is searched.
  open var isActive = false

  /// Creates a controller.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An object that is told of a search's text; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results.
  func updateSearchResults(for searchController: UISearchController)
}

/// A sheet in which a controller is presented, under UIKit's name.
///
///     let controller = UIHostingController(rootView: Text("Filter"))
///     controller.sheetPresentationController?.detents = [.medium(), .large()]
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The raw value.
      public let rawValue: String

      /// Creates an identifier by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier by its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the height.
      nonisolated public static let medium = Identifier("medium")
      /// The whole height.
      nonisolated public static let large = Identifier("large")
    }

    /// The name.
    public let identifier: Identifier

    nonisolated init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Returns half the height.
    nonisolated public static func medium() -> Detent { Detent(.medium) }
    /// Returns the whole height.
    nonisolated public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet is.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what lies behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether the sheet has a handle.
  open var prefersGrabberVisible = false
  /// A Boolean value that indicates whether scrolling makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet stands at an edge where height is compact.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners, in points.
  open var preferredCornerRadius: CGFloat?

  /// Creates a sheet.
  public override nonisolated init() { super.init() }
}

/// A bubble in which a controller is presented, under UIKit's name.
open class UIPopoverPresentationController: UIPresentationController {
  /// The anchor that the bubble points at.
  open weak var sourceView: UIView?
  /// The rectangle that the bubble points at, in points.
  open var sourceRect = CGRect.zero
  /// The button that the bubble points at.
  open weak var barButtonItem: UIBarButtonItem?
  /// The directions of the bubble's arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Creates a bubble.
  public override nonisolated init() { super.init() }
}

/// The directions of a bubble's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
