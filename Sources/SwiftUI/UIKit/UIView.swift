/// What reacts to a person under UIKit's name.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public override nonisolated init() { super.init() }

  /// Nothing has the focus in a still.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Nothing takes the focus in a still.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }
}

/// A view under UIKit's name: what an app's representables make is never drawn, a stand-in is.
open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor? = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var tag = 0
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var translatesAutoresizingMaskIntoConstraints = true
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Creates a view with a frame in points.
  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public override nonisolated convenience init() { self.init(frame: .zero) }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func layoutSubviews() {}
  open func sizeToFit() {}

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
}

/// Distances from a rectangle's edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A controller of views under UIKit's name.
open class UIViewController: UIResponder {
  open lazy var view = UIView()
  open var title: String?
  open private(set) var presentedViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Creates a controller.
  public override nonisolated init() { super.init() }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom,
    overFullScreen
  case overCurrentContext, popover
}

/// A controller of one view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

/// A controller that shares something; a still shares nothing.
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [String]?

  /// Creates a controller that shares items.
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}

/// What a visual effect view is drawn with.
open class UIVisualEffect: NSObject {}

/// A blur of what is behind.
public final class UIBlurEffect: UIVisualEffect {
  /// How thick a blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
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

/// A view that blurs what is behind it; a representable of it draws the material.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) lazy var contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
}
