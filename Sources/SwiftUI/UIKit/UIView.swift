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
}

/// A view under UIKit's name: what an app's representables make is never drawn, a stand-in is.
open class UIView: UIResponder {
  /// The frame in the superview, in points.
  open var frame: CGRect
  /// The bounds in the view's own coordinates, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
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

  /// Creates a view with a frame in points.
  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
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
  /// The root view.
  open lazy var view = UIView()
  /// The title.
  open var title: String?
  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Creates a controller.
  public override nonisolated init() { super.init() }

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
    completion?()
  }

  /// Calls a closure at once.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
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
}

/// A controller that shares something; a still shares nothing.
open class UIActivityViewController: UIViewController {
  /// The activities that are not offered.
  open var excludedActivityTypes: [String]?

  /// Creates a controller that shares items.
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
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

/// A view that blurs the content behind it; a representable of it draws the material.
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
}
