/// A view under UIKit's name, in whose place a picture has a stand-in, unless SwiftUI has its
/// counterpart.
open class UIView: _UIMainActorResponder, UILayoutLines, _KeyValueObserved {
  /// The observations of the view.
  @_documentation(visibility: internal)
  public var _observers = _KeyValueObservers()
  /// The frame in the superview, in points.
  open var frame: CGRect { didSet { _observers.tell() } }
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
  open var alpha: CGFloat = 1 { didSet { _observers.tell() } }
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden = false { didSet { _observers.tell() } }
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
  /// A Boolean value that indicates whether the view is read as one.
  open var isAccessibilityElement = false
  /// The text that is read for the view: that of the label with attributes.
  open var accessibilityLabel: String? {
    get { accessibilityAttributedLabel?.string }
    set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text that tells of what happens on a tap: that of the hint with attributes.
  open var accessibilityHint: String? {
    get { accessibilityAttributedHint?.string }
    set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text of the view's value: that of the value with attributes.
  open var accessibilityValue: String? {
    get { accessibilityAttributedValue?.string }
    set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The name that tests find the view by.
  open var accessibilityIdentifier: String?
  /// The kind of element that the view is read as.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A Boolean value that indicates whether the view is left out of what is read.
  open var accessibilityElementsHidden = false
  /// A Boolean value that indicates whether subviews are read together.
  open var shouldGroupAccessibilityChildren = false
  /// The actions beside a tap, which nobody takes in a still.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The elements that are read in the view's place, which are kept with no effect.
  open var accessibilityElements: [Any]?
  /// A Boolean value that indicates whether views beside this one are left out of what is read.
  open var accessibilityViewIsModal = false
  /// The label with attributes, which takes the place of the plain one.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// The hint with attributes, which takes the place of the plain one.
  open var accessibilityAttributedHint: NSAttributedString?
  /// The value with attributes, which takes the place of the plain one.
  open var accessibilityAttributedValue: NSAttributedString?
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
  public init(frame: CGRect) {
    self.frame = frame
    super.init(_made: ())
  }

  /// Creates a view of an archive, which has no size here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(_made: ())
  }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type)?.init() ?? CALayer()
  }

  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }

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
