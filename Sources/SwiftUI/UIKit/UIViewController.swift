/// A controller of views under UIKit's name.
open class UIViewController: _UIMainActorResponder {
  /// The root view, which is there from the start.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { madeView ?? makeRootView() }
    set { madeView = newValue }
  }
  private var madeView: UIView?
  /// The title.
  open var title: String?
  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The style of the controller's coming and going.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean value that indicates whether a person cannot dismiss the controller.
  open var isModalInPresentation = false
  /// The size that the controller would have, in points.
  open var preferredContentSize = CGSize.zero
  /// The insets that the controller adds to the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The edges beneath bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// The style of the interface in the controller.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// A Boolean value that indicates whether a tab bar goes while the controller is shown.
  open var hidesBottomBarWhenPushed = false
  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that has this one.
  open private(set) weak var parent: UIViewController?
  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// The item of the controller in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem()
  /// The item of the controller in a tab bar.
  // As UIKit has it: apps go on from it without unwrapping it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()

  /// Creates a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; no file of Interface Builder is read.
  public init(nibName: String?, bundle: Bundle?) { super.init(_made: ()) }

  /// Creates a controller of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(_made: ()) }

  /// The root view, if it has been made.
  open var viewIfLoaded: UIView? { view }
  /// A Boolean value that indicates whether the root view has been made.
  open var isViewLoaded: Bool { true }
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// A Boolean value that indicates whether the home indicator is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// A Boolean value that indicates whether the interface turns.
  open var shouldAutorotate: Bool { true }
  /// The orientations of the interface.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The edges whose gestures are the app's first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that decides on the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The settings of the screen that is being made.
  open var traitCollection: UITraitCollection { .current }
  /// The navigation controller that has this one.
  open var navigationController: UINavigationController? { ancestor() }
  /// The tab bar controller that has this one.
  open var tabBarController: UITabBarController? { ancestor() }
  /// A sheet in which the controller would be presented.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  /// A bubble in which the controller would be presented.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()

  /// The presentation of the controller, which is that of its sheet.
  open var presentationController: UIPresentationController? { sheetPresentationController }
  /// The delegate that has another presentation, which nobody asks.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether the controller has the status bar's style though it
  /// does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  private func ancestor<Kind: UIViewController>() -> Kind? {
    var next = parent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parent
    }
    return nil
  }

  /// Makes the root view, which is there already.
  open func loadView() {}
  /// Has no effect: the root view is there already.
  open func loadViewIfNeeded() {}
  /// Does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Does nothing by default.
  open func viewDidLayoutSubviews() {}
  /// Does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Does nothing by default.
  open func didReceiveMemoryWarning() {}
  /// Does nothing by default.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}
  /// Has no effect on a picture.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Has no effect on a picture.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has no effect on a picture.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  private func makeRootView() -> UIView {
    let view = UIView()
    madeView = view
    return view
  }

  /// Adds a controller to this one.
  open func addChild(_ controller: UIViewController) {
    controller.removeFromParent()
    children.append(controller)
    controller.parent = self
  }

  /// Removes the controller from the one that has it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Does nothing by default.
  open func viewDidLoad() {}
  /// Does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}

  /// Sets the presented controller, and calls a closure at once.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }

  /// Calls a closure at once.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }

  /// Presents a controller.
  open func show(_ controller: UIViewController, sender: Any?) {
    present(controller, animated: false)
  }
}

/// The style in which a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The styles.
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom,
    overFullScreen
  /// The styles that cover a context, and the popover.
  case overCurrentContext, popover
}
