/// An event, under UIKit's name; none reaches a view of UIKit here.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  /// The type of a motion.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// The type of the event.
  open var type: EventType { .touches }
  /// The touches of the event, of which there are none.
  open var allTouches: Set<UITouch>? { nil }
}

/// A touch, under UIKit's name; none reaches a view of UIKit here.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// The phase of the touch.
  open var phase: Phase { .ended }
  /// The number of taps.
  open var tapCount: Int { 0 }
  /// The touched view.
  open var view: UIView? { nil }
  /// The force of the touch.
  open var force: CGFloat { 0 }
  /// Seconds since the device has been started.
  open var timestamp: TimeInterval { 0 }

  /// Returns the location in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location before, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A press of a key or a button, under UIKit's name; none reaches a view of UIKit here.
open class UIPress: NSObject {}

/// An event of presses, under UIKit's name.
open class UIPressesEvent: UIEvent {}
