extension UIView {
  /// The manner in which a content of another size is shown.
  public enum ContentMode: Int, Sendable {
    /// The manners that scale.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// The manners that place.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The sides that follow the superview's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of sides.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin.
    nonisolated public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    nonisolated public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    nonisolated public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    nonisolated public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    nonisolated public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    nonisolated public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out along the way.
    nonisolated public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches are heard along the way.
    nonisolated public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It begins where another one is.
    nonisolated public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It is repeated.
    nonisolated public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It runs back again.
    nonisolated public static let autoreverse = AnimationOptions(rawValue: 16)
    /// It begins and ends slowly.
    nonisolated public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    nonisolated public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    nonisolated public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It has one speed.
    nonisolated public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Views fade into one another.
    nonisolated public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Views turn around their middle line, from the left.
    nonisolated public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Views turn around their middle line, from the right.
    nonisolated public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Views are turned as a page, upwards.
    nonisolated public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Views are turned as a page, downwards.
    nonisolated public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Views turn around their middle line, from the top.
    nonisolated public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Views turn around their middle line, from the bottom.
    nonisolated public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// The middle of the frame, in points.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// A length that a view does not have.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// The size that is as small as can be.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The size that is as large as can be.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// The lines of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The lines of the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The lines of a readable width.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Adds a constraint, which nothing solves.
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  /// Takes a constraint away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

  /// Adds a recogniser, which recognises nothing.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Removes a recogniser.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Returns the view of a number: this one or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Returns whether the view is in another one, or is it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: .max) }
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Puts a view in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.firstIndex { $0 === sibling } ?? subviews.count - 1
    insertSubview(view, at: index + 1)
  }

  /// Puts a view behind a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Has no effect: nothing lays out views of UIKit.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Has no effect: nothing lays out views of UIKit.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Has no effect: nothing lays out views of UIKit.
  public func invalidateIntrinsicContentSize() {}
  /// Has no effect: nothing lays out views of UIKit.
  public func setNeedsUpdateConstraints() {}
  /// Has no effect: nothing draws views of UIKit.
  public func setNeedsDisplay(_ rect: CGRect) {}
  /// Returns the size of the view, in points: nothing lays out views of UIKit.
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { sizeThatFits(size) }

  /// Returns a rectangle of the view in another one's coordinates, in points.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (own, other) = (corner, view?.corner ?? .zero)
    return rect.offsetBy(dx: own.x - other.x, dy: own.y - other.y)
  }

  /// Returns a point of the view in another one's coordinates, in points.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// Returns a rectangle of another view in this one's coordinates, in points.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let (own, other) = (corner, view?.corner ?? .zero)
    return rect.offsetBy(dx: other.x - own.x, dy: other.y - own.y)
  }

  /// Returns a point of another view in this one's coordinates, in points.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: view).origin
  }

  /// The corner in the outermost view, in points.
  private var corner: CGPoint {
    let outer = superview?.corner ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  /// Returns false: nothing draws views of UIKit.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  /// Returns a view of the same size, which is as empty as this one's picture.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }

  /// Makes a change at once, since nothing moves views of UIKit, then calls a closure.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change at once, since nothing moves views of UIKit, then calls a closure.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change at once, since nothing moves views of UIKit, then calls a closure.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes a change that does not move.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// A Boolean value that is false: changes show their ends at once.
  public static var areAnimationsEnabled: Bool { false }
  /// Has no effect: nothing moves views of UIKit.
  public static func setAnimationsEnabled(_ isEnabled: Bool) {}
}

/// The direction in which a view's content is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The directions.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
