/// A presentation of a controller, under UIKit's name; a picture shows what SwiftUI presents.
///
///     final class Card: UIPresentationController {
///       override var frameOfPresentedViewInContainerView: CGRect { … }
///     }
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  open private(set) lazy var presentedViewController = UIViewController()
  /// The controller that presents it.
  open private(set) lazy var presentingViewController = UIViewController()
  /// The common view of both; nil, since nothing is presented.
  open var containerView: UIView? { nil }
  /// The presented controller's view.
  open var presentedView: UIView? { presentedViewController.view }
  /// The delegate, which is told nothing.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The frame of the presented view, in points; empty by default.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// A Boolean value that indicates whether the whole screen is covered.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the view that presents is taken away.
  open var shouldRemovePresentersView: Bool { false }
  /// The style in which the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { .custom }

  /// Creates the presentation of a controller that no one has named yet.
  public override nonisolated init() { super.init() }

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents it.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init()
    self.presentedViewController = presentedViewController
    if let presentingViewController { self.presentingViewController = presentingViewController }
  }

  /// Does nothing by default.
  open func presentationTransitionWillBegin() {}
  /// Does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Does nothing by default.
  open func containerViewDidLayoutSubviews() {}
}

/// A delegate that has the presentation of a controller; in a still nobody asks it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation of a controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil: the system's presentation.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
