/// A control, under UIKit's name: it keeps what it is told and does nothing, since a picture has a
/// stand-in in its place.
///
///     let slider = UISlider()
///     slider.addAction(UIAction { _ in print("moved") }, for: .valueChanged)
open class UIControl: UIView {
  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the control is highlighted.
  open var isHighlighted = false
  /// The place of the content across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(action: UIAction, event: Event)] = []

  /// Has no effect: a method is not called by its name here.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  /// Has no effect: a method is not called by its name here.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  /// Adds a choice, which is made where the events are sent.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
  /// Makes the choices that belong to events.
  open func sendActions(for events: Event) {
    for (action, event) in actions where !event.isDisjoint(with: events) { action.handler(action) }
  }
}

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger that comes down.
    nonisolated public static let touchDown = Event(rawValue: 1)
    /// A finger that leaves within the control.
    nonisolated public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that leaves beside the control.
    nonisolated public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch that is cancelled.
    nonisolated public static let touchCancel = Event(rawValue: 1 << 8)
    /// A finger that moves into the control.
    nonisolated public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that moves out of the control.
    nonisolated public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A changed value.
    nonisolated public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main purpose of the control.
    nonisolated public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text that begins to be edited.
    nonisolated public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// An edited text.
    nonisolated public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text that is edited no longer.
    nonisolated public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A text that is ended by return.
    nonisolated public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    nonisolated public static let allEvents = Event(rawValue: .max)
  }

  /// The place of a control's content across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The places.
    case center, left, right, fill, leading, trailing
  }

  /// The place of a control's content from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates states.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The normal state.
    nonisolated public static let normal: State = []
    /// The state beneath a finger.
    nonisolated public static let highlighted = State(rawValue: 1)
    /// The disabled state.
    nonisolated public static let disabled = State(rawValue: 2)
    /// The selected state.
    nonisolated public static let selected = State(rawValue: 4)
  }
}
