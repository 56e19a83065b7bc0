/// An object that responds to events, under UIKit's name.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public override nonisolated init() { super.init() }

  /// Returns true, since nothing has the focus in a still.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Returns true, though nothing takes the focus in a still.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }

  /// A Boolean value that indicates whether the object may have the focus.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the object has the focus, which nothing has here.
  open var isFirstResponder: Bool { false }
  /// The next object that is asked.
  open var next: UIResponder? { nil }
  /// A view in place of the keyboard.
  open var inputView: UIView? { nil }

  /// Does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Returns false: nothing is offered in a still.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

/// A view under UIKit's name, in whose place a picture has a stand-in, unless SwiftUI has its
/// counterpart.
open class UIView: UIResponder, UILayoutLines {
  /// The frame in the superview, in points.
  open var frame: CGRect
  /// The bounds in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The tint.
  open var tintColor: UIColor? = .tintColor
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether the view receives touches.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether subviews are clipped to the view.
  open var clipsToBounds = false
  /// A number by which the view is found.
  open var tag = 0
  /// The subviews, the first at the back.
  open private(set) var subviews: [UIView] = []
  /// The superview, which contains this one.
  open private(set) weak var superview: UIView?
  /// A Boolean value that indicates whether the frame becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The safe area insets, which are zero.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The manner in which a content of another size is shown.
  open var contentMode = ContentMode.scaleToFill
  /// The change of the coordinates.
  open var transform = CGAffineTransform.identity
  /// The sides that follow the superview's.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether the view has no transparent places.
  open var isOpaque = true
  /// A Boolean value that indicates whether several fingers are heard.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether no other view is touched at the same time.
  open var isExclusiveTouch = false
  /// A Boolean value that indicates whether subviews follow the view's size.
  open var autoresizesSubviews = true
  /// The style of the interface in the view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The direction in which content is laid out.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// A view whose opacity cuts this one.
  open var mask: UIView?
  /// The margins for subviews, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The recognisers of the view, which recognise nothing.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The constraints of the view, which nothing solves.
  open private(set) var constraints: [NSLayoutConstraint] = []
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer, which nothing draws.
  open private(set) lazy var layer = Self.makeLayer()

  /// Creates a view with a frame in points.
  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view of an archive, which has no size here.
  public required nonisolated init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type)?.init() ?? CALayer()
  }

  /// Creates a view without a size.
  public override nonisolated convenience init() { self.init(frame: .zero) }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Has no effect: nothing lays out views of UIKit.
  open func setNeedsLayout() {}
  /// Has no effect: nothing lays out views of UIKit.
  open func layoutIfNeeded() {}
  /// Has no effect: nothing draws views of UIKit.
  open func setNeedsDisplay() {}
  /// Has no effect: nothing lays out views of UIKit.
  open func layoutSubviews() {}
  /// Has no effect: nothing lays out views of UIKit.
  open func sizeToFit() {}
  /// Does nothing by default.
  open func draw(_ rect: CGRect) {}
  /// Does nothing by default.
  open func didMoveToSuperview() {}
  /// Does nothing by default.
  open func didMoveToWindow() {}
  /// Does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Does nothing by default.
  open func updateConstraints() {}
  /// Does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// Does nothing by default.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Does nothing by default.
  open func tintColorDidChange() {}
  /// Does nothing by default.
  open func awakeFromNib() {}
  /// Returns the view itself if a point in points lies in it, or its frontmost subview there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let found = view.hitTest(inner, with: event) { return found }
    }
    return self
  }
  /// Returns whether a point, in points, lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The size of the content in points, which the view does not have.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Returns the size of the view, in points: nothing lays out views of UIKit.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The window of the view, which is in none.
  open var window: UIWindow? { nil }
  /// The settings of the screen that is being made.
  open var traitCollection: UITraitCollection { .current }

  /// Puts a view among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
  }

  /// Adds constraints, which nothing solves.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  /// Removes constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints.removeAll { constraints.contains($0) }
  }

  /// Returns true, since nothing is being edited.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
}

/// The insets of four edges, in points, by left and right.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the left edge, in points.
  public var left: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the right edge, in points.
  public var right: CGFloat
  /// Insets of zero.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A controller of views under UIKit's name.
open class UIViewController: UIResponder {
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
  open lazy var tabBarItem: UITabBarItem? = UITabBarItem()

  /// Creates a controller.
  public override nonisolated init() { super.init() }

  /// Creates a controller; no file of Interface Builder is read.
  public nonisolated init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates a controller of an archive, of which nothing is read.
  public required nonisolated init?(coder: NSCoder) { super.init() }

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

/// A controller of one view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view that is shown.
  open var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Creates a controller of an archive and a view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Stops the program, as UIKit does: an archive has no view.
  public required nonisolated init?(coder: NSCoder) {
    fatalError("init(coder:) has no root view: use init(rootView:)")
  }

  /// The parts of the size that follow the content.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The regions of the safe area that are left free.
  open var safeAreaRegions = SafeAreaRegions.all

  /// Returns the size that is offered, in points: nothing lays out the view.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// The parts of a hosting controller's size that follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that the controller prefers.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The content's own size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller that shares something; a still shares nothing.
open class UIActivityViewController: UIViewController {
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivityType]?

  /// A closure that is told of the end; nothing is shared in a still.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// A closure that is told of the activity, of its success, of what it returns and of its error.
  public typealias CompletionWithItemsHandler = (
    ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Creates a controller that shares items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }

  /// Creates a controller of an archive, of which nothing is read.
  public required nonisolated init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An activity of an app's own; a still shares nothing.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The type of an activity.
  public typealias ActivityType = UIActivityType

  /// Creates an activity.
  public override nonisolated init() { super.init() }
}

extension UIActivityViewController {
  /// The type of an activity.
  public typealias ActivityType = UIActivityType
}

/// The type of an activity, by its name.
public struct UIActivityType: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A message.
  public static let message = UIActivityType(rawValue: "message")
  /// A mail.
  public static let mail = UIActivityType(rawValue: "mail")
  /// A print.
  public static let print = UIActivityType(rawValue: "print")
  /// A copy.
  public static let copyToPasteboard = UIActivityType(rawValue: "copyToPasteboard")
  /// A transfer to a device nearby.
  public static let airDrop = UIActivityType(rawValue: "airDrop")
  /// A contact's picture.
  public static let assignToContact = UIActivityType(rawValue: "assignToContact")
  /// A picture kept in the library.
  public static let saveToCameraRoll = UIActivityType(rawValue: "saveToCameraRoll")
  /// An entry of the reading list.
  public static let addToReadingList = UIActivityType(rawValue: "addToReadingList")
}

/// An effect of a visual effect view.
open class UIVisualEffect: NSObject {}

/// A blur of the content behind.
public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// The styles without thickness.
    case extraLight, light, dark, regular, prominent
    /// The materials that follow the colour scheme.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars, and the thin ones in light.
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    /// The thicker materials in light.
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    /// The thin materials in dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// The thicker materials in dark.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The material that is nearest to the blur.
  var material: Material {
    switch style {
    case .extraLight, .light, .dark, .systemThinMaterial, .systemThinMaterialLight,
      .systemThinMaterialDark:
      .thin
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .prominent, .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      .bar
    default: .regular
    }
  }
}

/// A view that blurs the content behind it.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// A view for content above the effect.
  open private(set) lazy var contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view of an archive, without an effect.
  public required nonisolated init?(coder: NSCoder) { super.init(coder: coder) }
}
