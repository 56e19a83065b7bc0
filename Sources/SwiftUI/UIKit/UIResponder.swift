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
  /// Has no effect: no keyboard is on screen.
  open func reloadInputViews() {}

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
  /// Returns false: an object that has something to close says so.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Returns false: nothing is offered in a still.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
