/// An animation of Core Animation; nothing moves a layer here.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0
  /// Seconds until it begins.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// A Boolean value that indicates whether it runs back again.
  open var autoreverses = false
  /// The curve of its time.
  open var timingFunction: CAMediaTimingFunction?
  /// The picture before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// A Boolean value that indicates whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// The speed of its time.
  open var speed: Float = 1

  /// Creates an animation.
  public override nonisolated init() { super.init() }
}

/// An animation of a property, by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The key path.
  open var keyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation between two values.
///
///     let fade = CABasicAnimation(keyPath: "opacity")
///     (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of both.
  open var byValue: Any?
}

/// An animation by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0
}

/// An animation along several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path that is followed.
  open var path: CGPath?
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A transition of Core Animation.
open class CATransition: CAAnimation {
  /// The kind of the transition.
  open var type = CATransitionType.fade
  /// The edge from which it comes.
  open var subtype: CATransitionSubtype?
}

/// The kind of a transition.
public struct CATransitionType: Hashable, Sendable {
  let name: String
  /// A fade.
  public static let fade = CATransitionType(name: "fade")
  /// A move over what was there.
  public static let moveIn = CATransitionType(name: "moveIn")
  /// A push of what was there.
  public static let push = CATransitionType(name: "push")
  /// A move away of what was there.
  public static let reveal = CATransitionType(name: "reveal")
}

/// The edge from which a transition comes.
public struct CATransitionSubtype: Hashable, Sendable {
  let name: String
  /// From the right.
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}

/// The curve of an animation's time.
open class CAMediaTimingFunction: NSObject {
  /// Creates a curve by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a curve by two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// The name of a curve of time.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let name: String
  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  /// A slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
  /// The curve of the system.
  public static let `default` = CAMediaTimingFunctionName(name: "default")
}

/// The picture of an animation before and after it.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  let name: String
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(name: "removed")
  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  /// Its start, before it.
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(name: "both")
}

/// A change of layers in one go.
///
///     CATransaction.begin()
///     CATransaction.setDisableActions(true)
///     CATransaction.commit()
@MainActor @preconcurrency
public enum CATransaction {
  /// Begins a change.
  public static func begin() {}
  /// Ends a change.
  public static func commit() {}
  /// Has no effect: nothing moves here.
  public static func setDisableActions(_ isDisabled: Bool) {}
  /// Has no effect: nothing moves here.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Calls a closure at once, since nothing moves here.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// A timer of the screen's frames; a still has one frame, so that it never fires.
@MainActor @preconcurrency
public final class CADisplayLink: NSObject {
  /// Seconds since the device has been started.
  public var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { duration }
  /// The time between two frames, in seconds.
  public var duration: CFTimeInterval { 1 / 60 }
  /// A Boolean value that indicates whether the timer pauses.
  public var isPaused = false
  /// Frames a second that are asked for.
  public var preferredFramesPerSecond = 0

  /// Creates a timer that never fires: a method is not called by its name here.
  public init(target: Any, selector: Selector) {}
  /// Has no effect: it never fires.
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect: it never fires.
  public func invalidate() {}
}

/// Returns zero: no picture depends on the clock of a machine.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
