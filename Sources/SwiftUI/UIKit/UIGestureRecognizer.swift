/// A recogniser of gestures, under UIKit's name: no touch reaches a view of UIKit, so that it
/// recognises nothing.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The state of a recogniser.
  public enum State: Int, Sendable {
    /// The states.
    case possible, began, changed, ended, cancelled, failed
    /// A gesture that is over at once.
    public static var recognized: State { .ended }
  }

  /// The state, which can be set by a subclass.
  open var state = State.possible
  /// A Boolean value that indicates whether gestures are looked for.
  open var isEnabled = true
  /// The owner of the recogniser.
  open internal(set) weak var view: UIView?
  /// The delegate, which is asked nothing.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name of the recogniser.
  open var name: String?
  /// A Boolean value that indicates whether touches of a recognised gesture are cancelled in the
  /// view.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether touches reach the view only when the gesture has
  /// failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the end of touches reaches the view only when the
  /// gesture has failed.
  open var delaysTouchesEnded = true
  /// A Boolean value that indicates whether one kind of touches is recognised.
  open var requiresExclusiveTouchType = true
  /// The number of touches, which is zero.
  open var numberOfTouches: Int { 0 }

  /// Creates a recogniser.
  public override nonisolated init() { super.init() }

  /// Creates a recogniser with an action, which is never called.
  public nonisolated init(target: Any?, action: Selector?) { super.init() }

  /// Returns nil: nothing is found by its name here.
  open func value(forKey key: String) -> Any? { nil }
  /// Has no effect: nothing is found by its name here.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Has no effect: a method is not called by its name here.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Has no effect: a method is not called by its name here.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Has no effect: nothing is recognised here.
  open func require(toFail other: UIGestureRecognizer) {}
  /// Returns the location in a view, which is its corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location of a touch in a view, which is its corner.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  /// Does nothing by default.
  open func reset() { state = .possible }
  /// Does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// A delegate that is asked of a recogniser's gestures; here nobody asks it.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A recogniser of taps, under UIKit's name.
///
///     let tap = UITapGestureRecognizer()
///     tap.numberOfTapsRequired = 2
///     UIView().addGestureRecognizer(tap)
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of long presses, under UIKit's name.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance by which a finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of drags, under UIKit's name.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// Returns the distance from the start, in points, which is zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect: nothing drags here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns the velocity, in points a second, which is zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of drags from an edge of the screen, under UIKit's name.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag begins.
  open var edges: UIRectEdge = []
}

/// A recogniser of swipes, under UIKit's name.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    nonisolated public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    nonisolated public static let left = Direction(rawValue: 2)
    /// A swipe upwards.
    nonisolated public static let up = Direction(rawValue: 4)
    /// A swipe downwards.
    nonisolated public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognised.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of pinches, under UIKit's name.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale since the start.
  open var scale: CGFloat = 1
  /// The velocity, in scales a second, which is zero.
  open var velocity: CGFloat { 0 }
}

/// A recogniser of rotations, under UIKit's name.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the start, in radians.
  open var rotation: CGFloat = 0
  /// The velocity, in radians a second, which is zero.
  open var velocity: CGFloat { 0 }
}

/// The edges of a rectangle, by left and right.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
